import Screens
import SharedData
import Testing

@testable import DemoKit

/// What stands around the pages, and what stays of a person: nothing.
@MainActor struct FrameTests {
    @Test func isLockedUntilSomeoneSignsIn() async throws {
        let app = try await DemoApp.forTests()
        #expect(app.frame.isLocked)
        #expect(app.frame.owner == nil)
        #expect(app.frame.actions.isEmpty)
        let entrance = try #require(app.frame.entrance)
        #expect(app.screen(for: entrance) != nil)

        let user = try await app.signUp("rose@example.org")

        #expect(!app.frame.isLocked)
        #expect(app.frame.owner == user.id.description)
        #expect(app.frame.ownerName == user.name)
        #expect(app.frame.actions.map(\.id) == ["sign-out"])
        #expect(app.frame.tabs == Place.tabs)
    }

    @Test func signingOutLocksAtOnceAndLeavesNothingOfThePersonBefore() async throws {
        let app = try await DemoApp.forTests()
        _ = try await app.signUp("rose@example.org")
        await app.add("A secret of Rose's")
        let list = try #require(await app.loaded(Route(path: ["todos"])))
        let home = try #require(await app.loaded(Route(path: ["home"])))
        #expect(list.page.rowTitles == ["A secret of Rose's"])
        #expect(home.page.text.contains("rose@example.org"))

        let outcome = await app.perform("sign-out")
        await app.signedOut()

        #expect(outcome == .signedOut)
        #expect(app.frame.isLocked)
        #expect(app.frame.ownerName == nil)
        #expect(app.screen(for: Route(path: ["todos"])) == nil)
        let root = try #require(await app.loaded(Route(path: [])))
        #expect(root.page.title == "Sign in")
        #expect(!home.page.text.contains("rose@example.org"))

        _ = try await app.signUp("lily@example.org")
        let next = try #require(await app.loaded(Route(path: ["todos"])))
        #expect(next.page.rowTitles.isEmpty)
        #expect(app.frame.ownerName == "lily@example.org")
    }

    @Test func anEndedSessionLocksAtTheNextLookAndSaysWhy() async throws {
        let app = try await DemoApp.forTests()
        _ = try await app.signUp("rose@example.org")
        let secret = try #require(app.state.session?.secret)
        try await app.assembler.auth.signOut.execute(secret: secret)

        await app.refresh()

        #expect(app.frame.isLocked)
        let login = try #require(await app.loaded(Route(path: ["login"])))
        #expect(login.page.alert?.message == "Your session has ended. Sign in again.")
    }

    @Test func theKeptSessionIsTakenUpAgain() async throws {
        let machine = try await Machine.signedIn()
        let database = try await OpenDatabase(machine.configuration())
        let app = DemoApp(assembler: database.assembler, sessions: database.sessions)

        await app.restore()

        #expect(app.state.isLoggedIn)
        _ = await app.perform("sign-out")
        await app.signedOut()
        #expect(database.sessions.read() == nil)
        #expect(await machine.run("whoami").code == 3)
    }
}
