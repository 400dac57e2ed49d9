/// Reads the words of a command line.
struct Parser {
    /// What a command line asks for.
    enum Request {
        case run(Command, operands: [String], options: [String: String])
        /// Help on the commands whose names begin with these words.
        case help([String])
        case version
        /// No words at all: the app.
        case app(options: [String: String])
    }

    let commands: [Command]

    /// Reads the words after the program's name.
    /// - Throws: ``Failure`` with the code `wrongUse`, which suggests the nearest word that there is.
    func parse(_ words: [String]) throws(Failure) -> Request {
        var scanner = OptionScanner(words: words)
        var path: [String] = []
        while let word = scanner.peekOperand(), !commands.filter({ $0.path.starts(with: path + [word]) }).isEmpty {
            path.append(word)
            scanner.dropOperand()
            if commands.contains(where: { $0.path == path }),
                !commands.contains(where: { $0.path.starts(with: path) && $0.path.count > path.count })
            {
                break
            }
        }
        let command = commands.first { $0.path == path }
        let known = (command?.options ?? []) + Command.commonOptions
        let (operands, options) = try scanner.finish(known: known, path: path)
        if options["help"] != nil { return .help(path) }
        if options["version"] != nil, path.isEmpty { return .version }
        guard let command else {
            if path.isEmpty, operands.isEmpty { return .app(options: options) }
            throw unknown(operands.first, after: path)
        }
        try check(operands, of: command)
        return .run(command, operands: operands, options: options)
    }

    private func unknown(_ word: String?, after path: [String]) -> Failure {
        let next = Set(
            commands.filter { $0.path.starts(with: path) && $0.path.count > path.count }.map { $0.path[path.count] })
        let prefix = (["demo"] + path).joined(separator: " ")
        guard let word else {
            return Failure(.wrongUse, "'\(prefix)' wants one more word: \(next.sorted().joined(separator: ", "))")
        }
        let shown = (path + [word]).joined(separator: " ").visible()
        let hint =
            Suggestion.nearest(to: word, among: next).map { "did you mean '\(prefix) \($0)'?" }
            ?? "see '\(prefix) --help'"
        return Failure(.wrongUse, "there is no command '\(shown)': \(hint)")
    }

    private func check(_ operands: [String], of command: Command) throws(Failure) {
        let required = command.operands.count { !$0.isOptional }
        guard operands.count >= required else {
            throw Failure(.wrongUse, "\(command.operands[operands.count].name) is missing: \(command.synopsis)")
        }
        if !command.operands.contains(where: \.repeats), operands.count > command.operands.count {
            throw Failure(
                .wrongUse, "'\(operands[command.operands.count].visible())' is one word too many: \(command.synopsis)")
        }
        for (operand, word) in zip(command.operands, operands)
        where !operand.choices.isEmpty && !operand.choices.contains(word) {
            let hint = Suggestion.nearest(to: word, among: operand.choices).map { "did you mean '\($0)'?" }
            throw Failure(
                .wrongUse,
                "\(operand.name) can't be '\(word.visible())': \(hint ?? "it is one of " + operand.choices.joined(separator: ", "))"
            )
        }
    }
}

/// Tells options from operands: `--name`, `--name VALUE`, `--name=VALUE`, `-h`; after `--` every word is an operand, and so are `-`
/// and negative numbers.
private struct OptionScanner {
    private var words: [String]
    private var placeOfCommand = 0

    init(words: [String]) { self.words = words }

    /// The next word that may be part of a command's name: options with a value are passed over with it.
    mutating func peekOperand() -> String? {
        while placeOfCommand < words.count {
            let word = words[placeOfCommand]
            if word == "--" { return nil }
            guard Self.isOption(word) else { return word }
            let takesValue = Command.commonOptions.contains { "--" + $0.name == word && $0.value != nil }
            placeOfCommand += takesValue ? 2 : 1
        }
        return nil
    }

    mutating func dropOperand() { words.remove(at: placeOfCommand) }

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
                let hint = Suggestion.nearest(to: sides[0], among: known.map { "--" + $0.name }).map {
                    "did you mean '\($0)'?"
                }
                let help = (["demo"] + path + ["--help"]).joined(separator: " ")
                throw Failure(.wrongUse, "there is no option '\(sides[0].visible())' here: \(hint ?? "see '\(help)'")")
            }
            if option.value == nil {
                guard sides.count == 1 else { throw Failure(.wrongUse, "--\(option.name) takes no value") }
                options[option.name] = ""
            } else {
                guard let value = sides.count == 2 ? sides[1] : rest.popFirst() else {
                    throw Failure(.wrongUse, "--\(option.name) wants a value: \(option.synopsis)")
                }
                if !option.choices.isEmpty, !option.choices.contains(value) {
                    let hint = Suggestion.nearest(to: value, among: option.choices).map { "did you mean '\($0)'?" }
                    throw Failure(
                        .wrongUse,
                        "--\(option.name) can't be '\(value.visible())': \(hint ?? "it is one of " + option.choices.joined(separator: ", "))"
                    )
                }
                options[option.name] = value
            }
        }
        return (operands, options)
    }

    private static func isOption(_ word: String) -> Bool {
        guard word.hasPrefix("-"), word != "-" else { return false }
        return word.dropFirst().first?.isNumber != true
    }
}
