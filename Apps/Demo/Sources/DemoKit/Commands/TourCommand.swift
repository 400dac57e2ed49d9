import Auth
import FlowerDetails
import FlowerList
import Screens
import ServiceSQLite
import SharedData
import Todos

/// `demo tour`: a walk through the program on a database that is gone afterwards.
enum TourCommand {
    static let tour = Command(
        path: ["tour"], summary: "walk through the program on a throw-away database, and print each screen"
    ) { invocation throws(Failure) in
        let assembler: Assembler
        do {
            let database = try SQLiteDatabase(.memory)
            try await database.migrate(Assembler.migrations)
            assembler = Assembler(leaves: .standard(database))
        } catch {
            throw Failure(.failed, "the throw-away database can't be made: \(error)")
        }
        let walk = Walk(app: DemoApp(assembler: assembler, sessions: nil), console: invocation.console)
        try await walk.all()
    }

    /// Goes from screen to screen as a person would: looks, types, acts.
    @MainActor private struct Walk {
        let app: DemoApp
        let console: Console

        func all() async throws(Failure) {
            try await visit("Signing up", app.assembler.auth.routes.signUp) { screen in
                screen.edit("name", to: "Rose")
                screen.edit("email", to: "rose@example.org")
                screen.edit("password", to: "a long enough password")
                return submit(screen)
            }
            try await visit("Home", app.assembler.auth.routes.home)
            try await visit(
                "Flowers with blue blossoms in April",
                Route(path: FlowerListView.route.path, query: ["colour": "blue", "month": "4"]))
            try await visit("One flower", FlowerDetailsView.route(Flower.ID(8)))
            for title in ["Water the roses", "Order tulip bulbs 🌷", "Read about 桜"] {
                try await visit(nil, TodoListView.route) { screen in
                    screen.edit("title", to: title)
                    return submit(screen)
                }
            }
            try await visit("Todos", TodoListView.route) { rows($0).first?.toggle?.id }
            try await visit("One is done; another is deleted", TodoListView.route) { screen in
                rows(screen).dropFirst().first?.actions.first { $0.role == .destructive }?.id
            }
            try await visit("Signing out", app.assembler.auth.routes.home) { _ in "sign-out" }
            try await visit("Signed out", app.assembler.auth.routes.login)
        }

        private func submit(_ screen: any Screen) -> Action.ID? { screen.page.forms.first?.actions.first?.id }

        private func rows(_ screen: any Screen) -> [Row] {
            for case .rows(let rows) in screen.page.content { return rows.rows }
            return []
        }

        /// Shows a screen, then does what the closure returns and, where the screen stays, shows what came of it.
        private func visit(_ title: String?, _ route: Route, act: (any Screen) -> Action.ID? = { _ in nil })
            async throws(Failure)
        {
            guard let screen = app.screen(for: route) else { throw Failure(.failed, "there is no screen at \(route)") }
            screen.apply(route.query)
            await screen.appear()
            if let title { show(title, route, screen.page) }
            guard let action = act(screen) else { return }
            let outcome = await screen.perform(action)
            if case .signedIn(let token) = outcome { await app.signedIn(token) }
            if case .signedOut = outcome { await app.signedOut() }
            if let alert = screen.page.alert { throw Failure(.failed, "\(route): \(alert.message)") }
            if outcome == .stay, let title, screen.page.notice != nil { show(title, route, screen.page) }
        }

        private func show(_ title: String, _ route: Route, _ page: Page) {
            console.print("── \(title) ── \(route)\n\n\(page.text)\n")
        }
    }
}
