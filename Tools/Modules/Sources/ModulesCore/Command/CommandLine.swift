import Foundation

/// The command line of `modules`.
public enum ModulesCommand {
    static let help = """
        Keeps the repository modular.

        Usage: Tools/modules COMMAND [ARGUMENTS]

          check [--json]                     Hold manifests and sources to the rules of Tools/Modules/rules.json. Exit 1 on errors.
          graph [--check]                    Draw the modules: README.md, docs/modules.svg, docs/modules.md. With --check: tell what is stale.
          test [--changed REV] [PACKAGE …]   Test packages, each alone. With --changed: those that a change since REV can affect.
                                             --scratch-path FOLDER builds there and not in .build/modules.
          api [PACKAGE …]                    Write API.txt of each package from its public declarations.
          new NAME [--dry-run]               Make a feature with all its layers, tests and entries.
          remove NAME [--dry-run] [--force]  Take away a feature that new made: its package and its entries. With --force: also
                                             files that git has not committed, and so could not give back.
          help                               Show this.

        --root FOLDER names another repository than the one the tool is in.
        """

    /// Runs a command.
    /// - Returns: The exit code: 0 when all is well, 1 when something was found, 2 when the command could not be carried out.
    public static func run(_ arguments: [String]) async -> Int32 {
        var arguments = arguments
        var root = FileManager.default.currentDirectoryPath
        while let index = arguments.firstIndex(of: "--root") {
            guard index + 1 < arguments.count else { return complain("--root needs a folder") }
            root = arguments[index + 1]
            arguments.removeSubrange(index...(index + 1))
        }
        let place = URL(filePath: root).standardizedFileURL
        guard let command = arguments.first else {
            print(help)
            return 2
        }
        arguments.removeFirst()
        if arguments.contains("--help") || arguments.contains("-h") || ["help", "--help", "-h"].contains(command) {
            print(help)
            return 0
        }
        do {
            switch command {
            case "check": return try await check(arguments, place)
            case "graph": return try await graph(arguments, place)
            case "test": return try TestCommand.run(arguments, place, try await workspace(place))
            case "new": return try await new(arguments, place)
            case "remove": return try await remove(arguments, place)
            case "api": return try await api(arguments, place)
            default: return complain("there is no command \(command). `Tools/modules help` lists them.")
            }
        } catch {
            return complain("\(error)")
        }
    }

    static func complain(_ text: String) -> Int32 {
        FileHandle.standardError.write(Data("modules: \(text)\n".utf8))
        return 2
    }

    static func workspace(_ root: URL) async throws -> Workspace {
        let folder = root.appending(path: "Tools/Modules")
        let file = folder.appending(path: "rules.json")
        guard let data = try? Data(contentsOf: file) else {
            throw UsageError("there are no rules: \(file.path) can't be read")
        }
        let rules: RuleBook
        do { rules = try RuleBook(json: data) } catch {
            throw UsageError("\(file.path) is not as it should be: \(error)")
        }
        let manifests = PlainManifestReader(
            root: root,
            other: DumpingManifestReader(root: root, cache: folder.appending(path: ".build/manifests")))
        let program = (try? FileManager.default.attributesOfItem(atPath: Bundle.main.executablePath ?? ""))?[
            .modificationDate]
        let cache = SourceCache(
            file: folder.appending(path: ".build/sources/facts"), version: "\(program.map { "\($0)" } ?? "")")
        return await WorkspaceReader(tree: DiskTree(root: root), manifests: manifests, rules: rules, cache: cache)
            .read()
    }

    private static func check(_ arguments: [String], _ root: URL) async throws -> Int32 {
        try Arguments.only(["--json"], in: arguments)
        let report = Report(Checker.findings(in: try await workspace(root)))
        print(arguments.contains("--json") ? report.json : report.text)
        return report.errors == 0 ? 0 : 1
    }

    private static func graph(_ arguments: [String], _ root: URL) async throws -> Int32 {
        try Arguments.only(["--check"], in: arguments)
        let workspace = try await workspace(root)
        let texts = try GraphDocuments.texts(for: workspace)
        let stale = GraphDocuments.stale(texts, in: workspace)
        if arguments.contains("--check") {
            for path in stale { print("\(path):1: the picture of the modules is stale: run `Tools/modules graph`") }
            return stale.isEmpty ? 0 : 1
        }
        for (path, text) in texts.sorted(by: { $0.key < $1.key }) where workspace.tree.text(of: path) != text {
            let file = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file, options: .atomic)
            print("Wrote \(path)")
        }
        return 0
    }

    private static func new(_ arguments: [String], _ root: URL) async throws -> Int32 {
        let name = try Arguments.name(in: arguments, flags: ["--dry-run"])
        let maker = FeatureMaker(
            root: root, templates: root.appending(path: "Tools/Modules/Templates/Feature"), print: { print($0) })
        try await maker.make(name, isDryRun: arguments.contains("--dry-run"), in: try await workspace(root))
        return 0
    }

    private static func remove(_ arguments: [String], _ root: URL) async throws -> Int32 {
        let name = try Arguments.name(in: arguments, flags: ["--dry-run", "--force"])
        try await FeatureRemover(root: root, print: { print($0) }).remove(
            name, isDryRun: arguments.contains("--dry-run"), isForced: arguments.contains("--force"),
            in: try await workspace(root))
        return 0
    }

    private static func api(_ arguments: [String], _ root: URL) async throws -> Int32 {
        let workspace = try await workspace(root)
        try Arguments.packages(arguments, in: workspace)
        for (path, text) in APIWriter.files(of: arguments, in: workspace).sorted(by: { $0.key < $1.key }) {
            guard workspace.tree.text(of: path) != text else { continue }
            try Data(text.utf8).write(to: root.appending(path: path), options: .atomic)
            print("Wrote \(path)")
        }
        return 0
    }
}
