/// One thing that can be asked of `demo` on the command line. From this description come the parsing, the help and the completions.
struct Command: Sendable {
    /// Words that follow a command's name.
    struct Operand: Sendable {
        /// What to call it in the help: `FILE`, `ID`.
        var name: String
        /// Whether it may be left out.
        var isOptional = false
        /// Whether there may be several.
        var repeats = false
        /// The words that it may be, or none when it is free.
        var choices: [String] = []
        /// Whether it names a file, so that shells complete it.
        var isFile = false

        /// The operand as the help shows it.
        var synopsis: String {
            let word = repeats ? name + "…" : name
            return isOptional ? "[\(word)]" : word
        }
    }

    /// An option: `--json`, or `--filter VALUE`.
    struct Option: Sendable {
        /// The name, without the dashes.
        var name: String
        /// What to call its value in the help, or nil when it has none.
        var value: String?
        /// The values that it takes, or none when it is free.
        var choices: [String] = []
        /// What it does.
        var summary: String

        /// The option as the help shows it.
        var synopsis: String {
            "--" + name + (value.map { " " + (choices.isEmpty ? $0 : choices.joined(separator: "|")) } ?? "")
        }
    }

    /// The words that call it: `["todos", "add"]`.
    var path: [String]
    /// What it does, in one line.
    var summary: String
    /// What follows.
    var operands: [Operand] = []
    /// The options that it knows, besides those that every command knows.
    var options: [Option] = []
    /// Does it.
    var run: @MainActor @Sendable (Invocation) async throws(Failure) -> Void

    /// The options that every command knows.
    static let commonOptions = [
        Option(name: "database", value: "URL", summary: "the database: a path, sqlite:PATH or sqlite::memory:"),
        Option(name: "help", value: nil, summary: "show help (also -h)"),
    ]

    /// The command as the help shows it.
    var synopsis: String {
        (["demo"] + path + operands.map(\.synopsis)).joined(separator: " ")
            + options.map { " [\($0.synopsis)]" }.joined()
    }
}

extension [Command] {
    /// The words that may follow some words to name a command, each once, in the order of the commands.
    func words(after path: [String]) -> [String] {
        var seen: Set<String> = []
        return filter { $0.path.starts(with: path) && $0.path.count > path.count }.map { $0.path[path.count] }
            .filter { seen.insert($0).inserted }
    }
}

/// A command and the words that it was given, checked against its description.
struct Invocation: Sendable {
    /// The operands, in order.
    var operands: [String] = []
    /// The options that were given; those without a value hold empty text.
    var options: [String: String] = [:]
    /// Where input comes from and output goes.
    var console: Console
    /// Where things are on this machine.
    var configuration: Configuration

    /// Whether an option was given.
    func has(_ option: String) -> Bool { options[option] != nil }
}

/// Why a command did not do what it was asked; its code is the program's exit status.
struct Failure: Error, Equatable {
    /// The exit statuses, as the help tells them.
    enum Code: Int32 {
        case failed = 1
        case wrongUse = 2
        case notSignedIn = 3
        case notFound = 4
    }

    /// The exit status.
    var code: Code
    /// What happened and what to do.
    var message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    /// Nobody is signed in.
    static let notSignedIn = Failure(
        .notSignedIn, "nobody is signed in: run 'demo login EMAIL', 'demo signup EMAIL' or 'demo login --local'")
}
