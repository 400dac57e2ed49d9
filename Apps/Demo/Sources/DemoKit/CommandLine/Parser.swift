import Screens

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
        // `demo help todos` is `demo todos --help`.
        let words: [String] = words.first == "help" ? words.dropFirst() + ["--help"] : words
        var scanner = OptionScanner(words: words, commands: commands)
        var path: [String] = []
        while let word = scanner.peekOperand(), commands.words(after: path).contains(word) {
            path.append(word)
            scanner.dropOperand()
            if commands.contains(where: { $0.path == path }), commands.words(after: path).isEmpty { break }
        }
        let command = commands.first { $0.path == path }
        // Whoever mistypes a command is told so, and not that its options are unknown.
        let mistyped = command == nil ? scanner.peekOperand() : nil
        let possible = mistyped == nil ? [command].compactMap(\.self) : commands.filter { $0.path.starts(with: path) }
        let known = possible.flatMap(\.options) + Command.commonOptions
        let (operands, given) = try scanner.finish(known: known, path: path)
        if given["help"] != nil {
            if let mistyped { throw unknown(mistyped, after: path) }
            return .help(path)
        }
        if given["version"] != nil, path.isEmpty { return .version }
        guard let command else {
            if path.isEmpty, operands.isEmpty { return .app(options: given) }
            throw unknown(operands.first, after: path)
        }
        return .run(command, operands: try checked(operands, of: command), options: given)
    }

    private func unknown(_ word: String?, after path: [String]) -> Failure {
        let next = commands.words(after: path)
        let prefix = (["demo"] + path).joined(separator: " ")
        guard let word else {
            return Failure(.wrongUse, "'\(prefix)' wants one more word: \(next.sorted().joined(separator: ", "))")
        }
        let shown = (path + [word]).joined(separator: " ").visible()
        // A word that is one was behind --.
        let hint =
            next.contains(word)
            ? "after -- no word names a command"
            : Suggestion.nearest(to: word, among: next).map { "did you mean '\(prefix) \($0)'?" }
                ?? "see '\(prefix) --help'"
        return Failure(.wrongUse, "there is no command '\(shown)': \(hint)")
    }

    private func checked(_ operands: [String], of command: Command) throws(Failure) -> [String] {
        let required = command.operands.count { !$0.isOptional }
        guard operands.count >= required else {
            throw Failure(.wrongUse, "\(command.operands[operands.count].name) is missing: \(command.synopsis)")
        }
        if !command.operands.contains(where: \.repeats), operands.count > command.operands.count {
            throw Failure(
                .wrongUse, "'\(operands[command.operands.count].visible())' is one word too many: \(command.synopsis)")
        }
        var words = operands
        for (place, operand) in zip(words.indices, command.operands) {
            words[place] = try Suggestion.choice(words[place], of: operand.choices, as: operand.name)
        }
        return words
    }
}
