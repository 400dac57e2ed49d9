/// Writes the scripts by which shells complete `demo`'s words. They hold the words themselves, so that completing starts no program.
struct Completions {
    /// The shells that there is a script for.
    static let shells = ["bash", "zsh", "fish"]

    let commands: [Command]

    /// The script for a shell.
    func script(for shell: String) -> String {
        switch shell {
        case "bash": bash
        case "zsh": "#compdef demo\nautoload -Uz bashcompinit && bashcompinit\n" + bash
        default: fish
        }
    }

    /// What may follow some words: the next words of longer commands, and the options and operands of this one.
    private func words(after path: [String]) -> (words: [String], isFile: Bool) {
        let command = commands.first { $0.path == path }
        let options =
            ((command?.options ?? []) + Command.commonOptions).map { "--" + $0.name }
            + (path.isEmpty ? ["--version"] : [])
        let operands = command?.operands.flatMap(\.choices) ?? []
        return (commands.words(after: path) + operands + options, command?.operands.contains(where: \.isFile) ?? false)
    }

    private var paths: [[String]] {
        var paths: [[String]] = [[]]
        for command in commands {
            for length in 1...command.path.count { paths.append(Array(command.path.prefix(length))) }
        }
        var seen: Set<[String]> = []
        return paths.filter { seen.insert($0).inserted }
    }

    /// Each option that takes one of a few values, behind the words of its command.
    private var optionChoices: [(path: [String], option: Command.Option)] {
        commands.flatMap { command in
            command.options.filter { !$0.choices.isEmpty }.map { (command.path, $0) }
        }
    }

    // In zsh, which runs this too, `path` is another name of PATH.
    private var bash: String {
        var lines = [
            "_demo() {",
            "    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} reached='' word",
        ]
        lines += ["    for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do", "        case $reached/$word in"]
        for path in paths where !path.isEmpty {
            lines.append("            /\(path.joined(separator: "/"))) reached=$reached/$word ;;")
        }
        lines += ["        esac", "    done", "    case \"$reached $previous\" in"]
        lines += ["        *' --database') COMPREPLY=($(compgen -f -- \"$current\")); return ;;"]
        for (path, option) in optionChoices {
            let place = "'/\(path.joined(separator: "/")) --\(option.name)'"
            let words = option.choices.joined(separator: " ")
            lines.append("        \(place)) COMPREPLY=($(compgen -W '\(words)' -- \"$current\")); return ;;")
        }
        lines += ["    esac", "    case $reached in"]
        for path in paths {
            let (words, isFile) = words(after: path)
            let files = isFile ? " -f" : ""
            let name = path.isEmpty ? "''" : "/" + path.joined(separator: "/")
            lines.append(
                "        \(name)) COMPREPLY=($(compgen\(files) -W '\(words.joined(separator: " "))' -- \"$current\")) ;;"
            )
        }
        lines += ["    esac", "}", "complete -o filenames -F _demo demo"]
        return lines.joined(separator: "\n") + "\n"
    }

    private var fish: String {
        var lines = ["complete -c demo -f"]
        for path in paths {
            let longer = commands.words(after: path)
            let condition: String
            if path.isEmpty {
                condition = "__fish_use_subcommand"
            } else {
                let seen = path.map { "__fish_seen_subcommand_from \($0)" }.joined(separator: "; and ")
                condition =
                    longer.isEmpty
                    ? seen : "\(seen); and not __fish_seen_subcommand_from \(longer.joined(separator: " "))"
            }
            for word in longer {
                let summary = commands.first { $0.path == path + [word] }?.summary ?? "\(word) commands"
                lines.append(
                    "complete -c demo -n '\(condition)' -a '\(word)' -d '\(summary.replacing("'", with: "\\'"))'")
            }
            guard let command = commands.first(where: { $0.path == path }) else { continue }
            if command.operands.contains(where: \.isFile) { lines.append("complete -c demo -n '\(condition)' -F") }
            for choice in command.operands.flatMap(\.choices) {
                lines.append("complete -c demo -n '\(condition)' -a '\(choice)'")
            }
            for option in command.options {
                let value =
                    option.value == nil
                    ? "" : option.choices.isEmpty ? " -x" : " -x -a '\(option.choices.joined(separator: " "))'"
                lines.append(
                    "complete -c demo -n '\(condition)' -l \(option.name)\(value) -d '\(option.summary.replacing("'", with: "\\'"))'"
                )
            }
        }
        lines += ["complete -c demo -l database -r -d 'the database'", "complete -c demo -s h -l help -d 'show help'"]
        return lines.joined(separator: "\n") + "\n"
    }
}
