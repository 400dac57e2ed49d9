import Screens
import Service
import ServiceSQLite
import ServiceTesting
import SharedData

@testable import DemoKit

extension Assembler {
    /// The program over a database in memory, with doubles for whatever is slow or chance.
    static func forTests() async throws -> Assembler {
        let database = try SQLiteDatabase(.memory)
        try await database.migrate(migrations)
        return Assembler(
            leaves: Leaves(
                database: database, clock: ManualClock(), hasher: FastPasswordHasher(),
                secrets: CountingSecretGenerator(), flowers: EmbeddedFlowerService()))
    }
}

extension DemoApp {
    /// The app over a database in memory, with nobody signed in.
    static func forTests() async throws -> DemoApp {
        DemoApp(assembler: try await Assembler.forTests(), sessions: nil)
    }

    /// Makes an account and signs its owner in, as the screen does.
    func signUp(_ email: String) async throws -> User {
        let result = await state.signUp(name: email, email: email, password: "a long enough password")
        return try result.get().user
    }

    /// The screen of a route, loaded.
    func loaded(_ route: Route) async -> (any Screen)? {
        guard let screen = screen(for: route) else { return nil }
        screen.apply(route.query)
        await screen.appear()
        return screen
    }

    /// Adds a todo by the list's form.
    func add(_ title: String) async {
        guard let screen = await loaded(Route(path: ["todos"])) else { return }
        screen.edit("title", to: title)
        _ = await screen.perform("add")
    }
}

extension DemoApp {
    /// Publishes a post by the form for it.
    func publish(_ title: String) async {
        guard let screen = await loaded(Route(path: ["posts", "new"])) else { return }
        screen.edit("title", to: title)
        screen.edit("body", to: "What it says.")
        _ = await screen.perform("publish")
    }
}

extension DemoApp {
    /// Adds a person to the directory by the form for it.
    func addPerson(_ name: String) async {
        guard let screen = await loaded(Route(path: ["users", "new"])) else { return }
        screen.edit("name", to: name)
        _ = await screen.perform("create")
    }
}

extension DemoApp {
    /// Writes an entry of the diary by the form for it, begun at an instant: milliseconds since 1970, which are its id.
    func write(_ text: String, begun: Int64) async {
        guard let screen = await loaded(Route(path: ["diary", "new"])) else { return }
        screen.edit("begun", to: String(begun))
        screen.edit("text", to: text)
        _ = await screen.perform("save")
    }
}

extension Place {
    /// A route to this place: a part of any text is `3`.
    var example: Route { Route(path: path.map { $0 == "*" ? "3" : $0 }) }
}

extension Page {
    /// The titles of all rows.
    var rowTitles: [String] {
        content.flatMap { element -> [String] in
            if case .rows(let rows) = element { rows.rows.map(\.title) } else { [] }
        }
    }
}
