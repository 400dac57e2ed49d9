import Testing

@testable import DemoKit

/// Command lines that are refused, and the words that help on.
struct ParserRefusalTests {
    @Test(arguments: [
        ("todo list", "did you mean 'demo todos'?"), ("todos lst", "did you mean 'demo todos list'?"),
        ("flowres", "did you mean 'demo flowers'?"), ("todos lsit --json", "did you mean 'demo todos list'?"),
        ("acount password", "did you mean 'demo account'?"), ("zzzzzz", "see 'demo --help'"),
        ("todos zzzzzz", "see 'demo todos --help'"), ("todos", "'demo todos' wants one more word: add, delete, done"),
        ("import", "'demo import' wants one more word: "), ("-- todos list", "after -- no word names a command"),
        ("todos -- list", "after -- no word names a command"),
    ])
    func anUnknownCommandNamesTheNearest(_ line: String, _ hint: String) throws {
        let refusal = try #require(Reading.refusal(of: line))

        #expect(refusal.code == .wrongUse)
        #expect(refusal.message.contains(hint), "\(refusal.message)")
    }

    @Test(arguments: [
        ("todos list --jsn", "did you mean '--json'?"), ("todos list --filer active", "did you mean '--filter'?"),
        ("--databse x todos list", "did you mean '--database'?"), ("--verson", "did you mean '--version'?"),
        ("todos list --zzzzzzzz", "see 'demo todos list --help'"), ("-x", "there is no option '-x' here"),
        ("todos list --filter", "--filter wants a value"), ("todos list --json=1", "--json takes no value"),
        ("todos list --filter activ", "did you mean 'active'? It is one of all, active, completed"),
        ("todos list --filter plaid", "it is one of all, active"),
        ("completions bsh", "did you mean 'bash'?"), ("completions powershell", "it is one of bash, zsh, fish"),
    ])
    func anUnknownOptionOrChoiceNamesTheNearest(_ line: String, _ hint: String) throws {
        let refusal = try #require(Reading.refusal(of: line))

        #expect(refusal.code == .wrongUse)
        #expect(refusal.message.contains(hint), "\(refusal.message)")
    }

    @Test(arguments: [
        ("todos add", "TITLE is missing"), ("todos edit 1", "TITLE is missing"), ("todos done", "ID is missing"),
        ("todos add a b", "'b' is one word too many"), ("whoami now", "'now' is one word too many"),
        ("show", "ROUTE is missing"), ("todos list all", "'all' is one word too many"),
    ])
    func theNumberOfOperandsIsChecked(_ line: String, _ hint: String) throws {
        let refusal = try #require(Reading.refusal(of: line))

        #expect(refusal.code == .wrongUse)
        #expect(refusal.message.contains(hint), "\(refusal.message)")
    }

    @Test(arguments: [["todos", "add", "- milk"], ["todos", "add", "-milk = bread"]])
    func textThatBeginsWithADashIsToldOfTheDashes(_ words: [String]) {
        #expect {
            try Parser(commands: Commands.all).parse(words)
        } throws: { error in
            (error as? Failure)?.message.contains("'\(words[2])' here: to take it as it is, put -- before it") == true
        }
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
