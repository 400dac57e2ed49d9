import Testing

@testable import DemoKit

/// How the words of a command line are read.
struct ParserTests {
    /// What a command line asks for, in one line: `todos list [a, b] {json: }`.
    private func reading(_ line: String) throws(Failure) -> String {
        try reading(line.split(separator: " ").map(String.init))
    }

    private func reading(_ words: [String]) throws(Failure) -> String {
        switch try Parser(commands: Commands.all).parse(words) {
        case .app(let options): "app \(shown(options))"
        case .help(let path): "help \(path)"
        case .version: "version"
        case .run(let command, let operands, let options):
            "\(command.path.joined(separator: " ")) \(operands) \(shown(options))"
        }
    }

    private func shown(_ options: [String: String]) -> String {
        options.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.description
    }

    private func refused(_ line: String) -> Failure? {
        do throws(Failure) {
            _ = try reading(line)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        "todos list --json --filter active", "todos list --filter=active --json", "todos --json list --filter active",
        "--json todos list --filter=active",
    ])
    func optionsMayStandAnywhereBehindOrBeforeTheCommand(_ line: String) throws {
        #expect(try reading(line) == "todos list [] [\"filter=active\", \"json=\"]")
    }

    @Test(arguments: [
        "--database /tmp/a todos done 1 2", "todos --database /tmp/a done 1 2", "todos done --database=/tmp/a 1 2",
        "todos done 1 2 --database /tmp/a", "todos done 1 --database /tmp/a 2",
    ])
    func theDatabaseMayBeNamedAnywhere(_ line: String) throws {
        #expect(try reading(line) == "todos done [\"1\", \"2\"] [\"database=/tmp/a\"]")
    }

    @Test func aValueMayHoldEqualsSignsAndBeEmptyAndBeginWithADash() throws {
        #expect(try reading(["todos", "list", "--search=a=b"]) == "todos list [] [\"search=a=b\"]")
        #expect(try reading(["todos", "list", "--search="]) == "todos list [] [\"search=\"]")
        #expect(try reading(["todos", "list", "--search", "-h"]) == "todos list [] [\"search=-h\"]")
        #expect(try reading(["todos", "list", "--search", "--"]) == "todos list [] [\"search=--\"]")
    }

    @Test func anOptionsValueIsNoWordOfACommand() throws {
        #expect(try reading("todos --filter active list") == "todos list [] [\"filter=active\"]")
        #expect(try reading("--search todos flowers list") == "flowers list [] [\"search=todos\"]")
    }

    @Test func afterTwoDashesEveryWordIsAnOperand() throws {
        #expect(try reading("todos add -- --json") == "todos add [\"--json\"] []")
        #expect(try reading("todos add -- -h") == "todos add [\"-h\"] []")
        #expect(try reading("todos add -- --") == "todos add [\"--\"] []")
        #expect(try reading("todos done -- 1 -2") == "todos done [\"1\", \"-2\"] []")
        #expect(try reading("--") == "app []")
    }

    @Test func negativeNumbersAndASingleDashAreOperands() throws {
        #expect(try reading("todos done -1 -2.5") == "todos done [\"-1\", \"-2.5\"] []")
        #expect(try reading("import todos -") == "import todos [\"-\"] []")
        #expect(try reading("todos add -1") == "todos add [\"-1\"] []")
    }

    @Test func aTitleMayBeACommandsName() throws {
        #expect(try reading("todos add list") == "todos add [\"list\"] []")
        #expect(try reading(["todos", "add", ""]) == "todos add [\"\"] []")
    }

    @Test func noWordsOpenTheApp() throws {
        #expect(try reading([]) == "app []")
        #expect(try reading("--database /tmp/a") == "app [\"database=/tmp/a\"]")
    }

    @Test func helpIsKnownEverywhere() throws {
        let paths =
            [[]] + Commands.all.flatMap { command in (1...command.path.count).map { Array(command.path.prefix($0)) } }
        for path in paths {
            for word in ["-h", "--help"] {
                #expect(try reading(path + [word]) == "help \(path)")
                #expect(try reading([word] + path) == "help \(path)")
            }
        }
        #expect(try reading("todos done 1 -h") == "help [\"todos\", \"done\"]")
    }

    @Test func theVersionIsTheProgramsOnly() throws {
        #expect(try reading("--version") == "version")
        #expect(refused("todos list --version")?.code == .wrongUse)
    }

    @Test(arguments: [
        ("todo list", "did you mean 'demo todos'?"), ("todos lst", "did you mean 'demo todos list'?"),
        ("flowres", "did you mean 'demo flowers'?"), ("todos lsit --json", "did you mean 'demo todos list'?"),
        ("acount password", "did you mean 'demo account'?"), ("zzzzzz", "see 'demo --help'"),
        ("todos zzzzzz", "see 'demo todos --help'"), ("todos", "'demo todos' wants one more word: add, delete, done"),
        ("import", "'demo import' wants one more word: todos"),
    ])
    func anUnknownCommandNamesTheNearest(_ line: String, _ hint: String) throws {
        let refusal = try #require(refused(line))

        #expect(refusal.code == .wrongUse)
        #expect(refusal.message.contains(hint), "\(refusal.message)")
    }

    @Test(arguments: [
        ("todos list --jsn", "did you mean '--json'?"), ("todos list --filer active", "did you mean '--filter'?"),
        ("--databse x todos list", "did you mean '--database'?"), ("--verson", "did you mean '--version'?"),
        ("todos list --zzzzzzzz", "see 'demo todos list --help'"), ("-x", "there is no option '-x' here"),
        ("todos list --filter", "--filter wants a value"), ("todos list --json=1", "--json takes no value"),
        ("todos list --filter activ", "did you mean 'active'?"),
        ("todos list --filter plaid", "it is one of all, active"),
        ("completions bsh", "did you mean 'bash'?"), ("completions powershell", "it is one of bash, zsh, fish"),
    ])
    func anUnknownOptionOrChoiceNamesTheNearest(_ line: String, _ hint: String) throws {
        let refusal = try #require(refused(line))

        #expect(refusal.code == .wrongUse)
        #expect(refusal.message.contains(hint), "\(refusal.message)")
    }

    @Test(arguments: [
        ("todos add", "TITLE is missing"), ("todos edit 1", "TITLE is missing"), ("todos done", "ID is missing"),
        ("todos add a b", "'b' is one word too many"), ("whoami now", "'now' is one word too many"),
        ("show", "ROUTE is missing"), ("todos list all", "'all' is one word too many"),
    ])
    func theNumberOfOperandsIsChecked(_ line: String, _ hint: String) throws {
        let refusal = try #require(refused(line))

        #expect(refusal.code == .wrongUse)
        #expect(refusal.message.contains(hint), "\(refusal.message)")
    }

    @Test func whatIsShownOfAWordObeysNoTerminal() throws {
        let parser = Parser(commands: Commands.all)

        for words in [["\u{1B}[2J"], ["todos", "add", "a", "\u{1B}[2J"], ["--\u{1B}[2J"], ["completions", "\u{7}"]] {
            #expect {
                try parser.parse(words)
            } throws: { error in
                let message = (error as? Failure)?.message ?? "\u{1B}"
                return !message.unicodeScalars.contains { $0.value < 0x20 }
            }
        }
    }
}
