import Foundation
import Screens

/// `demo show ROUTE`
enum ShowCommand {
    static let show = Command(
        path: ["show"], summary: "print a screen, such as /flowers/3 or /todos?filter=active",
        operands: [.init(name: "ROUTE")],
        options: [.init(name: "json", summary: "as JSON: the page as data")]
    ) { invocation throws(Failure) in
        let text = invocation.operands[0]
        guard let route = Route(text) else { throw noRoute(text) }
        guard let place = Place.named(by: route) else { throw unknown(route) }
        let database = try await OpenDatabase(invocation.configuration)
        let app = DemoApp(assembler: database.assembler, sessions: database.sessions)
        await app.restore()
        guard place.isOpen || app.state.isLoggedIn else { throw .notSignedIn }
        guard let screen = app.screen(for: route) else { throw unknown(route) }
        screen.apply(route.query)
        await screen.appear()
        let page = screen.page
        invocation.console.print(invocation.has("json") ? try json(page) : page.text)
        switch page.status {
        case .ordinary: noteIgnored(in: route, by: page, invocation.console)
        case .notFound: throw Failure(.notFound, "there is nothing at \(route)")
        case .failed: throw Failure(.failed, page.alert?.message ?? "\(route) could not be loaded")
        }
    }

    /// Says which parts of a route's query are nothing to the screen: it shows itself without them.
    private static func noteIgnored(in route: Route, by page: Page, _ console: Console) {
        let known = page.addressFields.map(\.rawValue)
        for name in route.query.keys.sorted() where !known.contains(name) {
            let hint = Suggestion.nearest(to: name, among: known).map { ": did you mean '\($0)'?" } ?? ""
            console.message("demo: \(route.withoutQuery) has no '\(name.visible())', which was ignored\(hint)")
        }
    }

    private static func noRoute(_ text: String) -> Failure {
        let shown = text.count > 100 ? text.prefix(100) + "…" : text
        let hint =
            text.hasPrefix("/")
            ? "see that it has at most \(Route.maximumLength) bytes, and that special characters are written as in /flowers?q=red%20rose"
            : "it begins with /, as in /flowers?q=rose"
        return Failure(.wrongUse, "'\(shown.visible())' is no route: \(hint)")
    }

    private static func json(_ page: Page) throws(Failure) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do { return String(decoding: try encoder.encode(page), as: UTF8.self) + "\n" } catch {
            throw Failure(.failed, "the page can't be written as JSON: \(error)")
        }
    }

    @MainActor private static func unknown(_ route: Route) -> Failure {
        let known = Place.all.map { Route(path: $0.path.map { $0 == "*" ? "3" : $0 }).description }
        let hint = Suggestion.nearest(to: route.withoutQuery.description, among: known).map { "did you mean '\($0)'?" }
        return Failure(
            .wrongUse,
            "there is no screen at \(route.description): \(hint ?? "there are " + known.joined(separator: ", "))")
    }
}
