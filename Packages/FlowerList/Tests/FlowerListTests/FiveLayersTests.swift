import FlowerList
import Screens
import ScreensTesting
import Service
import ServiceTesting
import SharedData
import SharedDataTesting
import Testing

/// From the view through view model, use case and repository to the service, and back.
@Suite(.timeLimit(.minutes(1))) @MainActor struct FiveLayersTests {
    private let service = HandDriven<Void, [FlowerRecord], FlowerServiceError>(cancelled: .cancelled)

    private var screen: FlowerListView {
        let stub = StubFlowerService(flowers: { [service] () throws(FlowerServiceError) in try await service.ask(()) })
        return FlowerListFactory(repository: DefaultFlowerRepository(service: stub)).screen(for: Context()) {
            Route(path: ["flowers", $0.description])
        }
    }

    @Test func goesFromIdleThroughLoadingToLoaded() async {
        let screen = screen
        #expect(!screen.page.content.contains(.progress("Loading the flowers…")))

        let load = Task { await screen.appear() }
        await service.wait(for: 1)
        #expect(screen.page.content.contains(.progress("Loading the flowers…")))

        service.answer(0, .success([record]))
        await load.value
        #expect(!screen.page.content.contains(.progress("Loading the flowers…")))
        #expect(screen.page.rows.map(\.title) == ["Rose"])
        #expect(service.questions.count == 1)
    }

    @Test func aReloadKeepsShowingTheLastList() async {
        let screen = screen
        service.answer(0, .success([record]))
        await screen.appear()

        let reload = Task { await screen.appear() }
        await service.wait(for: 2)

        #expect(screen.page.rows.map(\.title) == ["Rose"])
        #expect(screen.page.content.contains(.progress("Loading the flowers…")))
        service.answer(1, .success([]))
        await reload.value
        #expect(screen.page.rows.isEmpty)
    }

    @Test func aServicesFailureReachesThePersonAndCanBeRetried() async {
        let screen = screen
        service.answer(0, .failure(.network("the catalogue answered with status 500")))
        await screen.appear()
        #expect(
            screen.page.alert?.message
                == "The flowers could not be fetched: the catalogue answered with status 500. Check the connection and try again."
        )

        let retry = Task { await screen.perform("retry") }
        await service.wait(for: 2)
        #expect(screen.page.alert == nil)
        #expect(screen.page.content.contains(.progress("Loading the flowers…")))
        service.answer(1, .success([record]))
        _ = await retry.value

        #expect(screen.page.rows.count == 1)
        #expect(screen.page.status == .ordinary)
    }

    @Test func oneBadElementIsNamed() async {
        let screen = screen
        var bad = record
        bad.id = 2
        bad.light = "moon"
        service.answer(0, .success([record, bad]))

        await screen.appear()

        #expect(screen.page.alert?.message.contains("[1].light is none that is known: “moon”") == true)
    }

    @Test func leavingReachesTheService() async {
        let screen = screen

        let load = Task { await screen.appear() }
        await service.wait(for: 1)
        load.cancel()
        await load.value

        #expect(service.cancellations == 1)
        #expect(screen.page.alert == nil)
        #expect(!screen.page.content.contains(.progress("Loading the flowers…")))
    }

    private let record = FlowerRecord(
        id: 1, name: "Rose", scientificName: "Rosa gallica", family: "Rosaceae", colours: ["red"], bloomMonths: [6],
        heightCm: 120, light: "sun", summary: "A rose.")
}
