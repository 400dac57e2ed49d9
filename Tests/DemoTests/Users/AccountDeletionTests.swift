import Screens
import Testing

@testable import DemoKit

/// Deleting one's account: `demo account delete`, and the screen for it.
@MainActor struct AccountDeletionTests {
    private let password = "a long enough password"

    private func signUp(_ machine: Machine, _ email: String) async {
        _ = await machine.run(["signup", email], secrets: [password])
    }

    @Test func aWrongPasswordOrNoneDeletesNothing() async throws {
        let machine = try Machine()
        await signUp(machine, "rose@example.org")

        let wrong = await machine.run(["account", "delete"], secrets: ["not the password"])
        let none = await machine.run("account", "delete", "--yes")

        #expect(wrong.code == 1 && wrong.message.contains("The password is wrong."))
        #expect(none.code == 2 && none.message.contains("no password was given"))
        #expect(await machine.run("whoami").text == "rose@example.org\n")
    }

    @Test func homeLeadsThere() async throws {
        let machine = try Machine()
        await signUp(machine, "rose@example.org")

        #expect(await machine.run("show", "/home").lines.contains("> Delete account"))
    }

    @Test func takesSessionsTodosAndDiaryAlongAndLeavesPostsWithoutAName() async throws {
        let machine = try Machine()
        await signUp(machine, "lily@example.org")
        await machine.add("Lily's todo")
        await machine.run("logout")
        await signUp(machine, "rose@example.org")
        await machine.add("Rose's todo")
        await machine.run("diary", "add", "Rose's entry")
        await machine.run("posts", "add", "Rose's post", "What it says")
        await machine.run("users", "add", "Rose's friend")
        let elsewhere = ["XDG_STATE_HOME": machine.folder + "/elsewhere"]
        _ = await machine.run(["login", "rose@example.org"], secrets: [password], environment: elsewhere)

        let answer = await machine.run(["account", "delete"], secrets: [password])

        #expect(answer.code == 0 && answer.message == "the account was deleted", "\(answer.message)")
        #expect(await machine.run("whoami").code == 3)
        #expect(await machine.run(["whoami"], environment: elsewhere).code == 3)
        #expect(await machine.run(["login", "rose@example.org"], secrets: [password]).code == 1)

        #expect(await machine.run(["login", "lily@example.org"], secrets: [password]).code == 0)
        #expect(try await machine.titles().count == 1)
        #expect(await machine.run("users", "list").lines == ["1  lily", "3  Rose's friend"])
        #expect(await machine.run("users", "edit", "3", "mine").code == 1)
        let posts = await machine.run("posts", "list").text
        #expect(posts.contains("Rose's post") && posts.contains("deleted user"), "\(posts)")

        let database = try await OpenDatabase(machine.configuration())
        for table in ["todos", "diary_entries", "sessions"] {
            let rows = try await database.assembler.leaves.database.read { connection in
                try connection.integer("SELECT count(*) FROM \(raw: table) WHERE user_id NOT IN (SELECT id FROM users)")
            }
            #expect(rows == 0, "\(table)")
        }
        #expect(
            try await database.assembler.leaves.database.read { try $0.integer("SELECT count(*) FROM diary_entries") }
                == 0)
    }

    @Test func theLocalUserConfirmsInWords() async throws {
        let machine = try await Machine.signedIn()
        await machine.add("A todo")

        let refused = await machine.run("account", "delete")
        #expect(refused.code == 2 && refused.message.contains("--yes"))
        #expect(try await machine.titles().count == 1)

        #expect(await machine.run("account", "delete", "--yes").code == 0)
        #expect(await machine.run("whoami").code == 3)
        #expect(await machine.run("login", "--local").code == 0)
        #expect(try await machine.titles().isEmpty)
    }

    @Test func theScreenAsksForThePasswordAndSignsOut() async throws {
        let app = try await DemoApp.forTests()
        let user = try await app.signUp("rose@example.org")
        let own = try #require(await app.loaded(Route(path: ["users", "\(user.id)"])))
        guard case .push(let route) = await own.perform("delete-account") else {
            Issue.record("one's own page doesn't lead to the deletion")
            return
        }
        let screen = try #require(await app.loaded(route))
        screen.edit("password", to: "not the password")
        #expect(await screen.perform("delete") == .stay)
        #expect(screen.page.forms.first?.fields.first?.message == "The password is wrong.")

        screen.edit("password", to: "a long enough password")
        #expect(await screen.perform("delete") == .signedOut)
        await app.signedOut()

        #expect(app.frame.isLocked)
        let again = await app.state.signIn(email: "rose@example.org", password: "a long enough password")
        #expect(throws: (any Error).self) { try again.get() }
    }

    @Test func theScreenAsksTheLocalUserAQuestion() async throws {
        let app = try await DemoApp.forTests()
        await app.state.signInLocally()
        let screen = try #require(await app.loaded(Route(path: ["account", "delete"])))
        #expect(screen.page.forms.isEmpty && screen.page.toolbar.first?.confirmation != nil)

        #expect(await screen.perform("delete") == .signedOut)
        await app.refresh()

        #expect(app.frame.isLocked)
    }
}
