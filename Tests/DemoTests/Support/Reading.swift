@testable import DemoKit

/// How the parser reads a command line, in one line of text.
enum Reading {
    /// What words ask for: `todos list ["a"] ["json="]`.
    static func of(_ words: [String]) throws(Failure) -> String {
        switch try Parser(commands: Commands.all).parse(words) {
        case .app(let options): "app \(shown(options))"
        case .help(let path): "help \(path)"
        case .version: "version"
        case .run(let command, let operands, let options):
            "\(command.path.joined(separator: " ")) \(operands) \(shown(options))"
        }
    }

    /// What a line of words with a space between them asks for.
    static func of(_ line: String) throws(Failure) -> String {
        try of(line.split(separator: " ").map(String.init))
    }

    /// Why a line is refused; nil when it isn't.
    static func refusal(of line: String) -> Failure? {
        do throws(Failure) {
            _ = try of(line)
            return nil
        } catch {
            return error
        }
    }

    private static func shown(_ options: [String: String]) -> String {
        options.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.description
    }
}
