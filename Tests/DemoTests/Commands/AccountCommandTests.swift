import Foundation
import Testing

@testable import DemoKit

/// `demo signup`, `login`, `logout`, `whoami` and `account …`
@MainActor struct AccountCommandTests {
    private let password = "a long enough password"

    private func signUp(_ machine: Machine, _ email: String = "rose@example.org") async -> Answer {
        await machine.run(["signup", email], secrets: [password])
    }

    @Test func signingUpSignsInAndWhoamiSaysAs() async throws {
        let machine = try Machine()

        let answer = await signUp(machine)

        #expect(answer.code == 0 && answer.output.isEmpty && answer.message == "signed in as rose@example.org")
        #expect(await machine.run("whoami").text == "rose@example.org\n")
    }

    @Test func logoutEndsTheSessionAndLoginBeginsAnother() async throws {
        let machine = try Machine()
        _ = await signUp(machine)

        #expect(await machine.run("logout").code == 0)
        #expect(await machine.run("whoami").code == 3)
        #expect(await machine.run("logout").code == 3)
        #expect(await machine.run(["login", "rose@example.org"], secrets: [password]).code == 0)
        #expect(await machine.run("whoami").code == 0)
    }

    @Test func aWrongPasswordAndAnUnknownEmailGetTheSameWords() async throws {
        let machine = try Machine()
        _ = await signUp(machine)
        await machine.run("logout")

        let wrong = await machine.run(["login", "rose@example.org"], secrets: ["not the password"])
        let unknown = await machine.run(["login", "lily@example.org"], secrets: [password])

        #expect(wrong.code == 1 && wrong.messages == unknown.messages && unknown.code == 1)
        #expect(await machine.run("whoami").code == 3)
    }

    @Test func aFailedSignInKeepsTheSessionThatIsThere() async throws {
        let machine = try Machine()
        _ = await signUp(machine)

        #expect(await machine.run(["login", "lily@example.org"], secrets: ["not the password"]).code == 1)
        #expect(await machine.run("whoami").text == "rose@example.org\n")
    }

    @Test(arguments: [
        ["signup", "rose@example.org"], ["login", "rose@example.org"], ["account", "reset", "rose@example.org"],
    ])
    func withoutAPasswordNothingIsDone(_ words: [String]) async throws {
        let machine = try Machine()

        let answer = await machine.run(words)

        #expect(answer.code == 2 && answer.message.contains("no password was given"), "\(answer.message)")
        #expect(await machine.run("whoami").code == 3)
    }

    @Test(arguments: [
        ("no e-mail", "a long enough password", 2), ("", "a long enough password", 2), ("rose@example.org", "short", 2),
        ("rose@example.org", "", 2), ("rose@example.org", String(repeating: "a", count: 257), 2),
    ])
    func whatMayBeNoAccountMakesNone(_ email: String, _ password: String, _ code: Int32) async throws {
        let machine = try Machine()

        let answer = await machine.run(["signup", email], secrets: [password])

        #expect(answer.code == code, "\(answer.message)")
        #expect(await machine.run("whoami").code == 3)
    }

    @Test(arguments: [
        ["signup", "@example.org"], ["signup", ""], ["signup", "rose"], ["signup", "--name", " ", "rose@example.org"],
        ["account", "reset", "rose"],
    ])
    func whatCanBeNoAccountIsSaidBeforeAPasswordIsAskedFor(_ words: [String]) async throws {
        let machine = try Machine()

        let answer = await machine.run(words)

        let names = words.contains("--name")
        #expect(answer.code == 2)
        #expect(answer.message == "demo: " + (names ? "A name is needed." : "This is not an e-mail address."))
        #expect(try machine.isUntouched)
    }

    @Test func aNameThatNobodyGaveIsNeverTooLong() async throws {
        let machine = try Machine()
        let email = String(repeating: "a", count: 230) + "@example.org"

        #expect(await signUp(machine, email).code == 0)
        #expect(await machine.run("whoami").text == email + "\n")
    }

    @Test func anEmailIsTakenOnlyOnce() async throws {
        let machine = try Machine()
        _ = await signUp(machine)

        let again = await signUp(machine, "ROSE@example.org")

        #expect(again.code == 1 && again.message.contains("already"))
        #expect(await machine.run("whoami").text == "rose@example.org\n")
    }

    @Test func anAccountWhoseSessionCanNotBeKeptIsMadeAndThatIsSaid() async throws {
        let machine = try Machine()

        let answer = await machine.run(
            ["signup", "rose@example.org"], secrets: [password], environment: ["XDG_STATE_HOME": "/dev/null/state"])

        #expect(answer.code == 1)
        #expect(answer.message.contains("the account was made, but the session can't be kept"), "\(answer.message)")
        #expect(await machine.run(["login", "rose@example.org"], secrets: [password]).code == 0)
    }

    @Test func changingThePasswordAsksForTheOldOneAndCanEndOtherSessions() async throws {
        let machine = try Machine()
        _ = await signUp(machine)
        let elsewhere = ["XDG_STATE_HOME": machine.folder + "/elsewhere"]
        #expect(
            await machine.run(["login", "rose@example.org"], secrets: [password], environment: elsewhere).code == 0)

        let wrong = await machine.run(["account", "password"], secrets: ["wrong password", "the next password"])
        let right = await machine.run(
            ["account", "password", "--end-other-sessions"], secrets: [password, "the next password"])

        #expect(wrong.code == 1 && right.code == 0, "\(wrong.message) \(right.message)")
        #expect(await machine.run("whoami").code == 0)
        #expect(await machine.run(["whoami"], environment: elsewhere).code == 3)
        #expect(await machine.run(["login", "rose@example.org"], secrets: [password]).code == 1)
        #expect(await machine.run(["login", "rose@example.org"], secrets: ["the next password"]).code == 0)
    }

    @Test func theMachinesAdministratorResetsAForgottenPassword() async throws {
        let machine = try Machine()
        _ = await signUp(machine)

        #expect(await machine.run(["account", "reset", "rose@example.org"], secrets: ["the next password"]).code == 0)
        #expect(
            await machine.run(["account", "reset", "nobody@example.org"], secrets: ["the next password"]).code == 4)

        #expect(await machine.run("whoami").code == 3)
        #expect(await machine.run(["login", "rose@example.org"], secrets: ["the next password"]).code == 0)
    }

    @Test func anAccountTakesOverWhatTheLocalUserHas() async throws {
        let machine = try await Machine.signedIn()
        _ = await machine.add("Water the roses")

        _ = await signUp(machine)

        #expect(try await machine.titles() == [Array("Water the roses".utf8)])
    }

    @Test func nothingThatIsWrittenHoldsThePassword() async throws {
        let machine = try Machine()
        let answer = await signUp(machine)
        await machine.run("todos", "list")

        #expect(!(answer.text + answer.message).contains(password))
        let files = FileManager.default.enumerator(atPath: machine.folder)
        while let name = files?.nextObject() as? String {
            let bytes = FileManager.default.contents(atPath: machine.folder + "/" + name) ?? Data()
            #expect(bytes.firstRange(of: Data(password.utf8)) == nil, "\(name)")
        }
    }

    @Test func anotherDatabaseHasAnotherSession() async throws {
        let machine = try await Machine.signedIn()

        #expect(await machine.run("whoami", "--database", machine.folder + "/other.sqlite").code == 3)
        #expect(
            await machine.run(["whoami"], environment: ["TRELLIS_DATABASE": machine.folder + "/other.sqlite"]).code == 3
        )
        #expect(await machine.run("whoami", "--database", "sqlite:" + machine.database).code == 0)
    }
}
