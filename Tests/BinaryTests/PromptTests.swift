import Foundation
import Testing

/// Passwords from standard input, where it is no terminal.
struct PromptTests {
    @Test func aPasswordIsTheFirstLine() async throws {
        let machine = try Machine()

        let ended = try await machine.run("signup", "rose@example.org", input: "a long enough päßword\nsecond line\n")

        #expect(ended.code == 0 && ended.output.isEmpty, "\(ended.message)")
        #expect(try await machine.run("whoami").text == "rose@example.org\n")
        #expect(try await machine.run("login", "rose@example.org", input: "a long enough päßword").code == 0)
        #expect(try await machine.run("login", "rose@example.org", input: "second line").code == 1)
    }

    @Test func twoPasswordsAreTwoLines() async throws {
        let machine = try Machine()
        try await machine.run("signup", "rose@example.org", input: "the first password\n")

        let changed = try await machine.run("account", "password", input: "the first password\nthe second password\n")

        #expect(changed.code == 0, "\(changed.message)")
        #expect(try await machine.run("login", "rose@example.org", input: "the second password\n").code == 0)
    }

    @Test(arguments: ["signup rose@example.org", "login rose@example.org", "account reset rose@example.org"])
    func anEmptyOrClosedStandardInputIsWrongUseAndNoLoop(_ words: String) async throws {
        let machine = try Machine()

        for end in ["</dev/null", "<&-"] {
            let ended = try await machine.shell("exec \"$0\" \(words) \(end)")
            #expect(ended.code == 2 && ended.message.contains("no password was given"), "\(end): \(ended.message)")
            #expect(ended.message.split(separator: "\n").count == 1)
        }
    }

    @Test func anInputThatEndsAfterTheFirstPasswordChangesNothing() async throws {
        let machine = try Machine()
        try await machine.run("signup", "rose@example.org", input: "the first password\n")

        #expect(try await machine.run("account", "password", input: "the first password\n").code == 2)

        #expect(try await machine.run("login", "rose@example.org", input: "the first password\n").code == 0)
    }
}
