import FlowerDetails
import Foundation
import Screens
import ScreensTesting
import Service
import ServiceTesting
import SharedData
import SharedDataTesting
import Testing

@Suite(.timeLimit(.minutes(1))) @MainActor struct FlowerDetailsViewTests {
    private let list = Route(path: ["all", "flowers"])

    private func screen(
        _ id: Flower.ID = SampleFlowers.snowdrop.id, _ repository: any FlowerRepository = ReadyFlowerRepository(),
        locale: String = "en_GB"
    ) -> FlowerDetailsView {
        FlowerDetailsFactory(repository: repository).screen(
            id, for: Context(locale: Locale(identifier: locale)), list: list)
    }

    @Test func hasAPictureWithWords() async {
        let screen = screen(SampleFlowers.delphinium.id)
        await screen.appear()

        #expect(screen.page.status == .ordinary)
        #expect(
            screen.page.content.contains(
                .picture(
                    Picture(source: "flowers/4.svg", description: "Drawing: Alpine Delphinium, blue, purple and white"))
            ))
    }

    @Test func whoFindsNothingIsLedToAllFlowers() async {
        let missing = screen(Flower.ID(99))
        let failed = screen(Flower.ID(7), ReadyFlowerRepository(failing: .network("nobody answered")))
        await missing.appear()
        await failed.appear()

        #expect(missing.page.status == .notFound && missing.page.rows.map(\.destination) == [list])
        #expect(failed.page.status == .failed && failed.page.rows.map(\.destination) == [list])
    }

    @Test(arguments: [("de_DE", "Dezember, Januar, Februar, März"), ("fr_FR", "décembre, janvier, février, mars")])
    func monthsAreSpelledInTheUsersLanguage(_ locale: String, _ months: String) async {
        let screen = screen(locale: locale)
        await screen.appear()

        #expect(screen.page.rows.first { $0.id == "bloomMonths" }?.subtitle == months)
    }

    @Test func aFailureCanBeRetriedAlsoAfterItWasDismissed() async {
        let repository = FakeFlowerRepository()
        repository.one.answer(0, .failure(.network("x")))
        repository.one.answer(1, .success(SampleFlowers.snowdrop))
        let screen = screen(SampleFlowers.snowdrop.id, repository)
        await screen.appear()

        _ = await screen.perform("dismiss")
        #expect(screen.page.alert == nil)
        #expect(screen.page.toolbar.map(\.title) == ["Retry"])
        #expect(screen.page.status == .failed)

        let outcome = await screen.perform("retry")
        #expect(outcome == .stay)
        #expect(screen.page.title == "Snowdrop")
        #expect(screen.page.alert == nil)
    }

    @Test func keepsItsAddress() async throws {
        for route in ["/flowers/7", "/flowers/4", "/flowers/99"].compactMap({ Route($0) }) {
            try await ScreenContract.checkAddress(route) { route in FlowerDetailsView.id(in: route).map { screen($0) } }
        }
    }

    @Test(arguments: [
        "/flowers", "/flowers/x", "/flowers/7/edit", "/todos/7", "/flowers/9223372036854775808", "/flowers/+7", "/",
    ])
    func otherRoutesNameNoFlower(_ text: String) throws {
        let route = try #require(Route(text))

        #expect(FlowerDetailsView.id(in: route) == nil)
    }

    @Test func routeAndIdAgree() {
        #expect(FlowerDetailsView.route(Flower.ID(7)).description == "/flowers/7")
        #expect(FlowerDetailsView.id(in: FlowerDetailsView.route(Flower.ID(.min))) == Flower.ID(.min))
    }

    @Test func goesThroughAllLayersToTheService() async {
        let service = HandDriven<Int64, FlowerRecord?, FlowerServiceError>(cancelled: .cancelled)
        let stub = StubFlowerService(flower: { id throws(FlowerServiceError) in try await service.ask(id) })
        let screen = screen(Flower.ID(7), DefaultFlowerRepository(service: stub))

        let load = Task { await screen.appear() }
        await service.wait(for: 1)
        #expect(service.questions == [7])
        service.answer(
            0,
            .success(
                FlowerRecord(
                    id: 7, name: "Rose", scientificName: "Rosa", family: "Rosaceae", colours: ["red"], bloomMonths: [6],
                    heightCm: 1200, light: "partialShade", summary: "A rose.")))
        await load.value

        #expect(screen.page.title == "Rose")
        #expect(screen.page.text.contains("- Height — 1,200 cm\n- Light — partial shade\n"))
    }

    @Test func everyFlowerOfTheCatalogueCanBeShown() async throws {
        for flower in try await DefaultFlowerRepository().flowers() {
            let screen = FlowerDetailsView.preview(flower.id)
            await screen.appear()
            try ScreenContract.checkPage(screen.page)
            #expect(screen.page.title == flower.name)
        }
    }
}
