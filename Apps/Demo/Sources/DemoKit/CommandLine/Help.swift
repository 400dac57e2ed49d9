/// What `--help` prints.
struct Help {
    let commands: [Command]

    /// Help on the commands whose names begin with some words; with none, on the program.
    func text(on path: [String]) -> String {
        if let command = commands.first(where: { $0.path == path }) { return text(on: command) }
        let listed = commands.filter { $0.path.starts(with: path) }
        let width = listed.map { name($0).count }.max() ?? 0
        var lines: [String] = []
        if path.isEmpty {
            lines += [
                Self.summary, "",
                "usage: demo [--database URL] [COMMAND …]", "",
            ]
            lines += ["Without a command it opens the app.", ""]
        }
        lines += ["Commands:"]
        lines += listed.map { "  " + name($0).padded(to: width) + "  " + $0.summary }
        if path.isEmpty { lines += [""] + Self.notes }
        return lines.joined(separator: "\n") + "\n"
    }

    /// What `demo` prints where there is no terminal for the app.
    var short: String {
        """
        \(Self.summary)

        Here is no terminal for the app. Try 'demo tour', 'demo flowers list', or 'demo --help' for all commands.

        """
    }

    private func name(_ command: Command) -> String {
        (command.path + command.operands.map(\.synopsis)).joined(separator: " ")
    }

    private func text(on command: Command) -> String {
        let options = command.options + Command.commonOptions
        let width = options.map(\.synopsis.count).max() ?? 0
        var lines = ["usage: " + command.synopsis, "", command.summary.capitalizedFirst + ".", "", "Options:"]
        lines += options.map { "  " + $0.synopsis.padded(to: width) + "  " + $0.summary }
        lines += ["  " + "--".padded(to: width) + "  every word after it is an operand"]
        return lines.joined(separator: "\n") + "\n"
    }

    private static let summary = "demo: flowers, todos, a diary, people and posts, in a terminal and as commands"

    private static let notes = [
        "Every command knows --database URL, --help, -h and --; demo itself knows --version.",
        "Results go to standard output, messages to standard error.",
        "",
        "Exit status: 0 done, 1 failed, 2 wrong use, 3 not signed in, 4 not found.",
        "",
        "The database is $TRELLIS_DATABASE, or trellis.sqlite below $XDG_DATA_HOME/trellis (~/.local/share/trellis).",
        "Signing in on a local database does not protect the file: whoever can read it can read what is in it.",
    ]
}

extension String {
    /// The text with spaces behind it, up to a number of characters.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
