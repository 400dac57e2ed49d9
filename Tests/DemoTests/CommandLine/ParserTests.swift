import Testing

@testable import DemoKit

/// How the words of a command line are read.
struct ParserTests {
    @Test(arguments: [
        "todos list --json --filter active", "todos list --filter=active --json", "todos --json list --filter active",
        "--json todos list --filter=active",
    ])
    func optionsMayStandAnywhereBehindOrBeforeTheCommand(_ line: String) throws {
        #expect(try Reading.of(line) == "todos list [] [\"filter=active\", \"json=\"]")
    }

    @Test(arguments: [
        "--database /tmp/a todos done 1 2", "todos --database /tmp/a done 1 2", "todos done --database=/tmp/a 1 2",
        "todos done 1 2 --database /tmp/a", "todos done 1 --database /tmp/a 2",
    ])
    func theDatabaseMayBeNamedAnywhere(_ line: String) throws {
        #expect(try Reading.of(line) == "todos done [\"1\", \"2\"] [\"database=/tmp/a\"]")
    }

    @Test func aValueMayHoldEqualsSignsAndBeEmptyAndBeginWithADash() throws {
        #expect(try Reading.of(["todos", "list", "--search=a=b"]) == "todos list [] [\"search=a=b\"]")
        #expect(try Reading.of(["todos", "list", "--search="]) == "todos list [] [\"search=\"]")
        #expect(try Reading.of(["todos", "list", "--search", "-h"]) == "todos list [] [\"search=-h\"]")
        #expect(try Reading.of(["todos", "list", "--search", "--"]) == "todos list [] [\"search=--\"]")
    }

    @Test func oneOfAFewWordsMayHaveOtherCapitalsAndNoDashes() throws {
        #expect(try Reading.of("todos list --filter ACTIVE") == "todos list [] [\"filter=active\"]")
        #expect(try Reading.of("completions Bash") == "completions [\"bash\"] []")
        #expect(try Reading.of("previews --feature=FlowerList") == "previews [] [\"feature=flower-list\"]")
    }

    @Test func anOptionsValueIsNoWordOfACommand() throws {
        #expect(try Reading.of("todos --filter active list") == "todos list [] [\"filter=active\"]")
        #expect(try Reading.of("--search todos flowers list") == "flowers list [] [\"search=todos\"]")
    }

    @Test func afterTwoDashesEveryWordIsAnOperand() throws {
        #expect(try Reading.of("todos add -- --json") == "todos add [\"--json\"] []")
        #expect(try Reading.of("todos add -- -h") == "todos add [\"-h\"] []")
        #expect(try Reading.of("todos add -- --") == "todos add [\"--\"] []")
        #expect(try Reading.of("todos done -- 1 -2") == "todos done [\"1\", \"-2\"] []")
        #expect(try Reading.of("--") == "app []")
    }

    @Test func negativeNumbersAndASingleDashAreOperands() throws {
        #expect(try Reading.of("todos done -1 -2.5") == "todos done [\"-1\", \"-2.5\"] []")
        #expect(try Reading.of("import todos -") == "import todos [\"-\"] []")
        #expect(try Reading.of("todos add -1") == "todos add [\"-1\"] []")
    }

    @Test func aTitleMayBeACommandsName() throws {
        #expect(try Reading.of("todos add list") == "todos add [\"list\"] []")
        #expect(try Reading.of(["todos", "add", ""]) == "todos add [\"\"] []")
    }

    @Test func noWordsOpenTheApp() throws {
        #expect(try Reading.of([]) == "app []")
        #expect(try Reading.of("--database /tmp/a") == "app [\"database=/tmp/a\"]")
    }

    @Test func helpIsKnownEverywhere() throws {
        let paths =
            [[]] + Commands.all.flatMap { command in (1...command.path.count).map { Array(command.path.prefix($0)) } }
        for path in paths {
            for word in ["-h", "--help"] {
                #expect(try Reading.of(path + [word]) == "help \(path)")
                #expect(try Reading.of([word] + path) == "help \(path)")
            }
        }
        #expect(try Reading.of("todos done 1 -h") == "help [\"todos\", \"done\"]")
    }

    @Test func theVersionIsTheProgramsOnly() throws {
        #expect(try Reading.of("--version") == "version")
        #expect(Reading.refusal(of: "todos list --version")?.code == .wrongUse)
    }
}
