import FlowerList
import Foundation
import Screens
import ScreensTesting
import SharedData
import SharedDataTesting
import Testing

@Suite(.timeLimit(.minutes(1))) @MainActor struct FlowerListViewTests {
    private let context = Context(locale: Locale(identifier: "en_GB"), timeZone: .gmt)

    private func screen(_ repository: any FlowerRepository = ReadyFlowerRepository()) -> FlowerListView {
        FlowerListFactory(repository: repository).screen(for: context) { Route(path: ["elsewhere", $0.description]) }
    }

    private func loaded(_ edits: [String: String] = [:], _ repository: any FlowerRepository = ReadyFlowerRepository())
        async -> FlowerListView
    {
        let screen = screen(repository)
        for (field, value) in edits { screen.edit(Field.ID(field), to: value) }
        await screen.appear()
        return screen
    }

    @Test func aRowLeadsToItsOwnFlower() async {
        let rows = await loaded().page.rows

        #expect(rows.map(\.id) == ["4", "9", "7"])
        #expect(rows.map(\.destination?.description) == ["/elsewhere/4", "/elsewhere/9", "/elsewhere/7"])
    }

    @Test(arguments: [
        "/flowers", "/flowers?q=edelwei%C3%9F", "/flowers?sort=height",
        "/flowers?colour=blue&month=6&q=delph&sort=bloom",
        "/flowers?q=nothing%20at%20all", "/flowers?q=%20%00".replacing("%00", with: "%0A"),
    ])
    func keepsItsAddress(_ text: String) async throws {
        let route = try #require(Route(text))

        try await ScreenContract.checkAddress(route) { _ in screen() }
    }

    @Test func keepsTheAddressOfAWindow() async throws {
        let repository = ReadyFlowerRepository(many(120))

        for offset in [50, 100] {
            let route = Route(path: ["flowers"], query: ["offset": String(offset)])
            try await ScreenContract.checkAddress(route) { _ in screen(repository) }
        }
    }

    @Test func theCataloguesPagesHoldTheContract() async throws {
        let screen = FlowerListView.preview(context: context)
        await screen.appear()

        try ScreenContract.checkPage(screen.page)
        #expect(screen.page.rows.count == FlowerListView.windowSize)
        #expect(screen.page.rows.first?.destination?.description.hasPrefix("/flowers/") == true)
    }

    @Test(arguments: [
        ("sort", "name"), ("sort", "DROP TABLE"), ("colour", "mauve"), ("month", "0"), ("month", "13"), ("month", "x"),
        ("month", "9223372036854775808"), ("offset", "-1"), ("offset", "9223372036854775807"), ("offset", "1e3"),
        ("nothing", "x"),
    ])
    func anUnknownValueIsTheDefault(_ field: String, _ value: String) async {
        let page = await loaded([field: value]).page

        #expect(page.address.isEmpty)
        #expect(page.rows.count == 3)
    }

    @Test func aWindowHoldsAPartAndTellsWhich() async throws {
        let screen = await loaded(["offset": "100"], ReadyFlowerRepository(many(120)))

        #expect(screen.page.rows.map(\.id) == (101...120).map(String.init))
        #expect(screen.page.text.contains("120 flowers\n"))
        #expect(screen.page.text.contains("(101–120 of 120)"))
    }

    @Test func searchingBeginsAtTheFirstWindow() async {
        let screen = await loaded(["offset": "100"], ReadyFlowerRepository(many(120)))

        screen.edit("q", to: "flower")
        await screen.appear()

        #expect(screen.page.address == ["q": "flower"])
        #expect(screen.page.rows.first?.id == "1")
    }

    @Test func searchingWhatIsHereFetchesNothing() async {
        let repository = FakeFlowerRepository()
        repository.all.answer(0, .success(SampleFlowers.all))
        repository.all.answer(1, .success(SampleFlowers.all))
        let screen = await loaded([:], repository)

        screen.edit("q", to: "snow")
        await screen.appear()
        #expect(repository.all.questions.count == 1)
        #expect(screen.page.rows.map(\.id) == ["7"])

        await screen.appear()
        #expect(repository.all.questions.count == 2)
    }

    @Test func nothingFoundOffersAWayOut() async {
        let screen = await loaded(["q": "xyz", "sort": "height"])
        #expect(screen.page.rows.isEmpty)
        #expect(screen.page.actions.contains { $0.id == "clear" && $0.title == "Show all flowers" })

        let outcome = await screen.perform("clear")

        #expect(outcome == .stay)
        #expect(screen.page.address == ["sort": "height"])
        #expect(screen.page.rows.count == 3)
    }

    @Test func aFailureIsAnAlertWithWaysOut() async {
        let repository = FakeFlowerRepository()
        repository.all.answer(0, .failure(.network("nobody answered")))
        repository.all.answer(1, .success(SampleFlowers.all))
        let screen = await loaded([:], repository)

        let alert = screen.page.alert
        #expect(alert?.title == "Error")
        #expect(alert?.actions.map(\.title) == ["Retry", "Dismiss"])
        #expect(screen.page.status == .failed)

        _ = await screen.perform("dismiss")
        #expect(screen.page.alert == nil)
        #expect(screen.page.status == .failed)
        #expect(screen.page.toolbar.map(\.title) == ["Retry"])
        #expect(screen.page.text.contains("! The flowers could not be fetched: nobody answered."))

        _ = await screen.perform("retry")
        #expect(screen.page.status == .ordinary)
        #expect(screen.page.toolbar.map(\.title) == ["Refresh"])
        #expect(screen.page.rows.count == 3)
    }

    @Test func aReloadThatFailsKeepsTheListBesideTheMessage() async {
        let repository = FakeFlowerRepository()
        repository.all.answer(0, .success(SampleFlowers.all))
        repository.all.answer(1, .failure(.network("nobody answered")))
        let screen = await loaded([:], repository)

        _ = await screen.perform("refresh")

        #expect(screen.page.rows.count == 3)
        #expect(screen.page.status == .ordinary)
        #expect(screen.page.alert?.message.isEmpty == false)
    }

    @Test(arguments: ["", "unknown", "refresh/1/2", "/"]) func anUnknownActionDoesNoHarm(_ action: String) async {
        let screen = await loaded()

        let outcome = await screen.perform(Action.ID(action))

        #expect(outcome == .stay)
        #expect(screen.page.rows.count == 3)
    }

    private func many(_ count: Int) -> [Flower] {
        (1...count).map { number in
            var flower = SampleFlowers.snowdrop
            flower = Flower(
                id: Flower.ID(Int64(number)), name: "Flower \(1000 + number)", scientificName: flower.scientificName,
                family: flower.family, colours: flower.colours, bloomMonths: flower.bloomMonths, height: flower.height,
                light: flower.light, description: flower.description)
            return flower
        }
    }
}
