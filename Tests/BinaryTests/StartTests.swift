import Foundation
import Testing

/// How the program starts and ends.
struct StartTests {
    @Test func theVersionIsPrinted() async throws {
        let ended = try await Machine().run("--version")

        #expect(ended.code == 0 && ended.message.isEmpty)
        #expect(ended.text.wholeMatch(of: /demo \d+\.\d+\.\d+\n/) != nil, "\(ended.text)")
    }

    @Test func withoutATerminalNoWordsPrintTheShortHelp() async throws {
        let machine = try Machine()

        let ended = try await machine.run()

        #expect(ended.code == 0 && ended.message.isEmpty && ended.text.contains("demo --help"))
        #expect(!ended.output.contains(0x1B))
        #expect(try FileManager.default.contentsOfDirectory(atPath: machine.folder).isEmpty)
    }

    @Test func aWrongWordIsWrongUseAndGoesToStandardErrorOnly() async throws {
        let ended = try await Machine().run("todoss", "list")

        #expect(ended.code == 2 && ended.output.isEmpty)
        #expect(ended.message == "demo: there is no command 'todoss': did you mean 'demo todos'?\n")
    }

    @Test(arguments: ["\\377", "a\\303", "\\355\\240\\200"])
    func anArgumentThatIsNotUTF8IsWrongUse(_ bytes: String) async throws {
        let machine = try await Machine.signedIn()

        let ended = try await machine.shell("exec \"$0\" todos add \"$(printf '\(bytes)')\"")

        #expect(ended.code == 2 && ended.message.contains("argument 3 is not UTF-8"), "\(ended.message)")
        #expect(try await machine.run("export", "todos").text == "[]\n")
    }

    @Test(arguments: ["TRELLIS_DATABASE", "XDG_DATA_HOME", "XDG_STATE_HOME", "HOME"])
    func aPlaceThatIsNotUTF8IsWrongUse(_ name: String) async throws {
        let machine = try Machine()

        let ended = try await machine.shell(
            "\(name)=$(printf '%s/\\377' \"$1\") exec \"$0\" login --local", [machine.folder])

        #expect(ended.code == 2 && ended.message.contains("\(name) is not UTF-8"), "\(ended.message)")
    }

    @Test(arguments: ["todos list", "export todos", "flowers list", "tour", "--help", "show /todos"])
    func aClosedPipeEndsItQuietly(_ words: String) async throws {
        let machine = try await Machine.signedIn()
        let lines = (1...5000).map { "a rather long title of the todo number \($0)" }.joined(separator: "\n")
        #expect(try await machine.run("import", "todos", "-", input: lines).code == 0)

        let killed = try await machine.shell("{ \"$0\" \(words); echo \"status $?\" >&2; } | head -n 1")
        let told = try await machine.shell("trap '' PIPE; { \"$0\" \(words); echo \"status $?\" >&2; } | head -n 1")

        #expect(killed.lines.count == 1 && told.lines.count == 1)
        #expect(["status 0\n", "status 141\n"].contains(killed.message), "\(killed.message)")
        #expect(told.message == "status 0\n")
    }

    @Test func closedStandardFilesDoNoHarm() async throws {
        let machine = try await Machine.signedIn()

        let ended = try await machine.shell("exec \"$0\" todos add one <&- >&- 2>&-")

        #expect(ended.code == 1)
        let left = try await machine.run("todos", "list")
        #expect(left.code == 0 && left.lines == ["1 [ ] one"], "\(left.text)\(left.message)")
    }

    @Test func noFileOfItsOwnTakesTheirPlace() async throws {
        let machine = try await Machine.signedIn()

        let ended = try await machine.shell("\"$0\" import todos /dev/fd/1 >&-")

        #expect(ended.code == 0 && ended.message == "0 todos imported\n", "\(ended.message)")
    }

    @Test(.enabled("there is no /dev/full") { FileManager.default.fileExists(atPath: "/dev/full") })
    func anOutputThatTakesNoMoreIsAFailure() async throws {
        let machine = try await Machine.signedIn()

        let ended = try await machine.shell("exec \"$0\" export todos >/dev/full")

        #expect(ended.code == 1)
        #expect(ended.message.hasPrefix("demo: standard output can't be written: "), "\(ended.message)")
    }
}
