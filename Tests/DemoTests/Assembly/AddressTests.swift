import Screens
import ScreensTesting
import SharedData
import Testing

@testable import DemoKit

/// The law of addresses: a screen that was made for a route, and loaded, has that route's address.
@MainActor struct AddressTests {
    @Test(arguments: [
        [:], ["q": "rose"], ["q": "ROSÉ"], ["q": "😀"], ["sort": "height"], ["sort": "bloom", "q": "a"],
        ["colour": "blue"], ["month": "4"], ["colour": "blue", "month": "4"], ["offset": "50"],
        ["offset": "100", "sort": "scientificName"], ["q": "nothing is called this"],
        ["colour": "white", "month": "6", "q": "a", "sort": "height"],
    ])
    func holdsForTheFlowers(_ query: [String: String]) async throws {
        let app = try await DemoApp.forTests()

        try await ScreenContract.checkAddress(Route(path: ["flowers"], query: query)) { app.screen(for: $0) }
    }

    @Test(arguments: [
        [:], ["filter": "active"], ["filter": "completed"], ["q": "number 1"], ["q": "Été"], ["offset": "200"],
        ["filter": "active", "offset": "200", "q": "number"], ["editing": "7"], ["editing": "7", "q": "number"],
        ["undo": "1"], ["undo": "1", "filter": "completed"], ["q": "a b&c=d%20+"],
    ])
    func holdsForTheTodos(_ query: [String: String]) async throws {
        let app = try await DemoApp.forTests()
        let user = try await app.signUp("rose@example.org")
        let todos = app.assembler.todos.useCases
        try await todos.importTodos.execute(
            (1...450).map { .init(title: "Number \($0)", isCompleted: $0 == 450) }, for: user.id)
        _ = try await todos.deleteTodo.execute(.init(450), for: user.id)
        let route = Route(path: ["todos"], query: query)

        try await ScreenContract.checkAddress(route) { app.screen(for: $0) }

        let text = try #require(Route(route.description))
        try await ScreenContract.checkAddress(text) { app.screen(for: $0) }
    }

    @Test(arguments: [
        "/flowers?month=13", "/flowers?month=abc", "/flowers?colour=plaid", "/flowers?sort=taste",
        "/flowers?offset=-5", "/flowers?offset=9223372036854775808", "/flowers?offset=99999", "/flowers?unknown=1",
        "/todos?filter=plaid", "/todos?offset=-1", "/todos?offset=9223372036854775807", "/todos?editing=abc",
        "/todos?editing=9223372036854775808", "/todos?undo=1e9", "/todos?undo=9", "/todos?unknown=1",
    ])
    func aValueThatIsNoneMeansTheDefault(_ text: String) async throws {
        let app = try await DemoApp.forTests()
        _ = try await app.signUp("rose@example.org")
        let route = try #require(Route(text))

        let screen = try #require(await app.loaded(route))

        let address = Route(path: route.path, query: screen.page.address)
        try ScreenContract.checkPage(screen.page)
        try await ScreenContract.checkAddress(address) { app.screen(for: $0) }
    }
}
