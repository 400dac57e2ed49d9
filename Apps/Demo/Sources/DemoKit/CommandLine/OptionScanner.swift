import Screens

/// Tells options from operands: `--name`, `--name VALUE`, `--name=VALUE`, `-h`; after `--` every word is an operand, and so are `-`
/// and negative numbers.
struct OptionScanner {
    private var words: [String]
    private var placeOfCommand = 0
    /// The options that take the word behind them, of whichever command: which one it is isn't known yet.
    private let withValue: Set<String>

    init(words: [String], commands: [Command]) {
        self.words = words
        let options = Command.commonOptions + commands.flatMap(\.options)
        withValue = Set(options.filter { $0.value != nil }.map { "--" + $0.name })
    }

    /// The next word that may be part of a command's name: options are passed over, with their values.
    mutating func peekOperand() -> String? {
        while placeOfCommand < words.count {
            let word = words[placeOfCommand]
            if word == "--" { return nil }
            guard Self.isOption(word) else { return word }
            placeOfCommand += withValue.contains(word) ? 2 : 1
        }
        return nil
    }

    /// Takes away the word that was peeked at.
    mutating func dropOperand() { words.remove(at: placeOfCommand) }

    /// Reads what is left, once it is known which command it is for.
    /// - Throws: ``Failure`` with the code `wrongUse`, which suggests the nearest option or value that there is.
    func finish(known: [Command.Option], path: [String]) throws(Failure) -> (
        operands: [String], options: [String: String]
    ) {
        var operands: [String] = []
        var options: [String: String] = [:]
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                break
            }
            guard Self.isOption(word) else {
                operands.append(word)
                continue
            }
            if word == "-h" || word == "--help" { return ([], ["help": ""]) }
            if word == "--version", path.isEmpty { return ([], ["version": ""]) }
            let sides = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = known.first(where: { "--" + $0.name == sides[0] }) else {
                throw word.contains(where: \.isWhitespace)
                    ? Failure(
                        .wrongUse, "there is no option '\(word.visible())' here: to take it as it is, put -- before it")
                    : unknown(sides[0], known: known, path: path)
            }
            if option.value == nil {
                guard sides.count == 1 else { throw Failure(.wrongUse, "--\(option.name) takes no value") }
                options[option.name] = ""
            } else {
                guard let value = sides.count == 2 ? sides[1] : rest.popFirst() else {
                    throw Failure(.wrongUse, "--\(option.name) wants a value: \(option.synopsis)")
                }
                options[option.name] = try Suggestion.choice(value, of: option.choices, as: "--" + option.name)
            }
        }
        return (operands, options)
    }

    private func unknown(_ word: String, known: [Command.Option], path: [String]) -> Failure {
        let names = known.map { "--" + $0.name } + (path.isEmpty ? ["--version"] : [])
        let help = (["demo"] + path + ["--help"]).joined(separator: " ")
        let hint = Suggestion.nearest(to: word, among: names).map { "did you mean '\($0)'?" } ?? "see '\(help)'"
        return Failure(.wrongUse, "there is no option '\(word.visible())' here: \(hint)")
    }

    private static func isOption(_ word: String) -> Bool {
        guard word.hasPrefix("-"), word != "-" else { return false }
        return word.dropFirst().first?.isNumber != true
    }
}
