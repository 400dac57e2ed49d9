import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// `modules test`.
enum TestCommand {
    static func run(_ arguments: [String], _ root: URL, _ workspace: Workspace) throws -> Int32 {
        var names: [String] = []
        var revision: String?
        var scratch = root.appending(path: ".build/modules")
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--changed":
                guard let value = rest.popFirst() else {
                    throw UsageError("--changed needs a revision, such as HEAD or main")
                }
                revision = value
            case "--scratch-path":
                guard let value = rest.popFirst() else { throw UsageError("--scratch-path needs a folder") }
                scratch = URL(filePath: value)
            default:
                if argument.hasPrefix("-") { throw UsageError("\(argument) is not understood here") }
                names.append(argument)
            }
        }
        try Arguments.packages(names, in: workspace)
        var packages = workspace.packages.map(\.name)
        if let revision {
            let files = try changedFiles(since: revision, root)
            packages = Affected.packages(by: files, in: workspace)
            if files.contains(where: { !$0.hasPrefix("Packages/") && $0.hasSuffix(".swift") }) || !packages.isEmpty {
                print("A change can also affect what crosses packages (Tests/): `swift test` at the root runs that.")
            }
        }
        if !names.isEmpty { packages.removeAll { !names.contains($0) } }
        guard !packages.isEmpty else {
            print("Nothing changed in any package.\n0 passed, 0 failed")
            return 0
        }
        let showsProgress = isatty(STDERR_FILENO) == 1
        let runner = TestRunner(
            root: root, scratch: scratch,
            print: { line in
                print(line)
                fflush(nil)
            },
            progress: { text in
                if showsProgress { FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8)) }
            })
        return try runner.run(packages) == 0 ? 0 : 1
    }

    /// Files that differ from a revision, and those that git does not know yet.
    private static func changedFiles(since revision: String, _ root: URL) throws -> [String] {
        guard try Shell.run(["git", "-C", root.path, "rev-parse", "--git-dir"]).status == 0 else {
            throw UsageError(
                "--changed asks git what differs, and \(root.path) is in no git repository: name packages instead")
        }
        let changed = try Shell.run([
            "git", "-C", root.path, "diff", "--name-only", "--no-renames", "-z", revision, "--",
        ])
        guard changed.status == 0 else {
            throw UsageError(
                "git can't compare with \(revision): \(changed.errors.split(separator: "\n").first ?? "no reason given")"
            )
        }
        let new = try Shell.run(["git", "-C", root.path, "ls-files", "--others", "--exclude-standard", "-z"])
        return (changed.output + new.output).split(separator: "\0").map(String.init)
    }
}
