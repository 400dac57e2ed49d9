import Screens
import ScreensTesting
import SharedData
import Testing

@testable import DemoKit

/// Every route leads to its screen, and none to what is not for who asks.
@MainActor struct PlacesTests {
    @Test func opensEveryPlaceByItsRoute() async throws {
        let app = try await DemoApp.forTests()
        _ = try await app.signUp("rose@example.org")
        let navigator = Navigator(tabs: Place.tabs) { app.screen(for: $0) }

        for place in Place.all {
            let route = try #require(Route(place.example.description))
            #expect(navigator.open(route), "\(route)")
            let top = try #require(navigator.top)
            let isTabRoot = Place.tabs.contains { $0.root.path == top.route.path }
            #expect(top.route.path == route.path || (route.path.isEmpty && isTabRoot), "\(route) led to \(top.route)")
        }
    }

    @Test func putsTheListBeneathADetail() async throws {
        let app = try await DemoApp.forTests()
        let navigator = Navigator(tabs: Place.tabs) { app.screen(for: $0) }

        #expect(navigator.open(Route(path: ["flowers", "3"])))

        #expect(navigator.stack.map(\.route.description) == ["/flowers", "/flowers/3"])
        #expect(navigator.pop())
        #expect(navigator.top?.route.description == "/flowers")
    }

    @Test(arguments: [
        "/nowhere", "/flowers/abc", "/flowers/3/4", "/flowers/9223372036854775808", "/todos/3", "/account",
    ])
    func aRouteToNowhereChangesNothing(_ text: String) async throws {
        let app = try await DemoApp.forTests()
        _ = try await app.signUp("rose@example.org")
        let navigator = Navigator(tabs: Place.tabs) { app.screen(for: $0) }
        let before = navigator.top?.route

        #expect(!navigator.open(try #require(Route(text))))

        #expect(navigator.top?.route == before)
        #expect(navigator.stack.count == 1)
    }

    @Test func everyTabHasAPlaceAndNoTwoPlacesHaveOnePath() {
        let paths = Place.all.map(\.path)

        #expect(Set(paths).count == paths.count)
        for tab in Place.tabs { #expect(Place.named(by: tab.root) != nil, "\(tab.title)") }
    }

    @Test func whoIsNotSignedInSeesOnlyWhatIsOpen() async throws {
        let app = try await DemoApp.forTests()

        for place in Place.all {
            #expect((app.screen(for: place.example) != nil) == place.isOpen, "\(place.example)")
        }
        #expect(Place.named(by: Route(path: ["todos"]))?.isOpen == false)
    }

    @Test(arguments: [true, false])
    func everyPageKeepsTheContractOfPages(isSignedIn: Bool) async throws {
        let app = try await DemoApp.forTests()
        if isSignedIn {
            _ = try await app.signUp("rose@example.org")
            await app.add("Water the roses")
        }

        for place in Place.all where isSignedIn || place.isOpen {
            let screen = try #require(await app.loaded(place.example))
            try ScreenContract.checkPage(screen.page)
            for element in screen.page.content {
                guard case .rows(let rows) = element else { continue }
                for destination in rows.rows.compactMap(\.destination) {
                    #expect(app.screen(for: destination) != nil, "\(place.example) leads to \(destination)")
                }
            }
        }
    }
}
