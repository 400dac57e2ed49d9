import Foundation
import Screens
import Testing

@testable import DemoKit

/// What becomes of the session from before a sign-in: it proves nothing any more.
@MainActor struct FormerSessionTests {
    private let password = "a long enough password"

    @Test(arguments: [["signup", "lily@example.org"], ["login", "rose@example.org"], ["login", "--local"]])
    func endsWhenAnotherBegins(_ words: [String]) async throws {
        let machine = try Machine()
        _ = await machine.run(["signup", "rose@example.org"], secrets: [password])
        let file = SessionFile(.file(machine.database), configuration: machine.configuration())
        let former = try #require(file.read())

        #expect(await machine.run(words, secrets: [password]).code == 0)

        #expect(try #require(file.read()) != former)
        try file.save(SessionToken(secret: former, expiresAt: .distantFuture))
        #expect(await machine.run("whoami").code == 3)
    }

    @Test func staysWhenTheNextOneDoesNotBegin() async throws {
        let machine = try Machine()
        _ = await machine.run(["signup", "rose@example.org"], secrets: [password])

        #expect(await machine.run(["signup", "rose@example.org"], secrets: [password]).code == 1)
        #expect(await machine.run(["login", "rose@example.org"], secrets: ["not the password"]).code == 1)

        #expect(await machine.run("whoami").text == "rose@example.org\n")
    }

    @Test func anAccountsTodosAreNotTakenOverByTheNextAccount() async throws {
        let machine = try Machine()
        _ = await machine.run(["signup", "rose@example.org"], secrets: [password])
        await machine.add("Rose's own")

        _ = await machine.run(["signup", "lily@example.org"], secrets: [password])

        #expect(try await machine.titles().isEmpty)
    }
}
