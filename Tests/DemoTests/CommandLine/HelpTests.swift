import Testing

@testable import DemoKit

/// What help says.
@MainActor struct HelpTests {
    @Test func theProgramsHelpNamesEveryCommandAndTheExitStatuses() async throws {
        let answer = try await Machine().run("--help")

        #expect(answer.code == 0)
        #expect(answer.messages.isEmpty)
        for command in Commands.all { #expect(answer.text.contains(command.path.joined(separator: " "))) }
        #expect(answer.text.contains("0 done, 1 failed, 2 wrong use, 3 not signed in, 4 not found"))
        #expect(answer.text.contains("does not protect the file"))
        #expect(answer.text.contains("TRELLIS_DATABASE"))
    }

    @Test func aCommandsHelpNamesItsOptionsAndDoesNothing() async throws {
        let machine = try Machine()

        for command in Commands.all {
            let answer = await machine.run(command.path + ["-h"])
            #expect(answer.code == 0)
            #expect(answer.text.hasPrefix("usage: " + command.synopsis))
            for option in command.options + Command.commonOptions { #expect(answer.text.contains(option.synopsis)) }
        }
        let group = await machine.run("todos", "--help")
        #expect(group.text.contains("todos add TITLE") && !group.text.contains("flowers"))
        #expect(try machine.isUntouched)
    }

    @Test func theWordHelpAsksForItToo() async throws {
        let machine = try Machine()

        #expect(await machine.run("help").text == (await machine.run("--help")).text)
        #expect(await machine.run("help", "todos").text == (await machine.run("todos", "--help")).text)
        #expect(await machine.run("help", "todos", "add").text == (await machine.run("todos", "add", "--help")).text)
        let mistyped = await machine.run("help", "todo")
        #expect(mistyped.code == 2 && mistyped.message.contains("did you mean 'demo todos'?"), "\(mistyped.message)")
        #expect(try machine.isUntouched)
    }

    @Test func withoutATerminalNoWordsPrintTheShortHelp() async throws {
        let machine = try Machine()

        let answer = await machine.run([])

        #expect(answer.code == 0)
        #expect(answer.text.contains("demo --help"))
        #expect(answer.lines.count < 10)
        #expect(try machine.isUntouched)
    }

    @Test func theVersionIsOneLine() async throws {
        let answer = try await Machine().run("--version")

        #expect(answer.code == 0)
        #expect(answer.lines == ["demo \(Demo.version)"])
    }
}
