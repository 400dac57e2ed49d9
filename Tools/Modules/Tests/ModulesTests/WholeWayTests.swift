import Foundation
import Testing

@testable import ModulesCore

/// The whole way of a feature in a copy of this repository. It takes minutes, so it is done only where TRELLIS_FULL is set.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["TRELLIS_FULL"] != nil)) struct WholeWayTests {
    @Test func weatherIsMadeBuiltTestedOpenedAndRemoved() async throws {
        let copy = try RepositoryCopy()
        defer { copy.remove() }
        #expect(await copy.modules("graph") == 0)
        try copy.commit()
        let before = Contents(of: copy.root)
        let findings = try await copy.findings()

        #expect(await copy.modules("new", "Weather") == 0)

        #expect(await copy.modules("new", "Weather") == 2)
        #expect(try await copy.findings() == findings)
        #expect(await copy.modules("graph", "--check") == 0)
        try copy.run("swift", "format", "lint", "--strict", "--recursive", "Packages/Weather", "Apps", "Package.swift")
        try copy.run("swift", "test", "--package-path", "Packages/Weather", "--scratch-path", copy.scratch("alone"))
        try await open(copy)

        #expect(await copy.modules("remove", "Weather") == 2)
        try copy.commit()
        #expect(await copy.modules("remove", "Weather", "--dry-run") == 0)
        #expect(await copy.modules("remove", "Weather") == 0)

        #expect(Contents(of: copy.root).differences(from: before) == [])
        #expect(try await copy.findings() == findings)
    }

    /// Looks at the feature's screen as a person who is signed in does, and asks for its previews.
    private func open(_ copy: RepositoryCopy) async throws {
        let build = ["swift", "build", "--product", "demo", "--scratch-path", copy.scratch("root")]
        try copy.run(build + ["--disable-index-store"])
        let place = try copy.run(build + ["--show-bin-path"]).split(separator: "\n").last.map(String.init) ?? ""
        let home = copy.scratch("home")
        let demo =
            ["env", "HOME=\(home)"] + ["DATA", "STATE", "CONFIG"].map { "XDG_\($0)_HOME=\(home)" } + [place + "/demo"]

        try copy.run(demo + ["login", "--local"])
        let page = try copy.run(demo + ["show", "/weather"])
        let previews = try copy.run(demo + ["previews", "--feature", "weather"])

        #expect(page.contains("Weather\n=======\n"), "\(page)")
        #expect(previews == copy.text(of: "Packages/Weather/Previews.txt"))
    }
}

/// A copy of this repository as it is, in a folder of its own, with a place beside it for what is built.
struct RepositoryCopy {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "modules-\(UUID().uuidString)")
    var root: URL { folder.appending(path: "copy") }

    init() throws {
        let list = ["git", "-C", Repository.root.path, "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
        for file in try Shell.run(list).output.split(separator: "\0").map(String.init) {
            let original = Repository.root.appending(path: file)
            let copy = root.appending(path: file)
            guard FileManager.default.fileExists(atPath: original.path) else { continue }
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: original, to: copy)
        }
        try run("git", "init", "--quiet")
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// A path outside of the copy.
    func scratch(_ name: String) -> String { folder.appending(path: name).path }

    func text(of path: String) -> String? { DiskTree(root: root).text(of: path) }

    func commit() throws {
        try run("git", "add", "--all")
        try run("git", "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "--message", "State")
    }

    /// Runs a command of this tool, and gives its exit code.
    func modules(_ arguments: String...) async -> Int32 {
        await ModulesCommand.run(arguments + ["--root", root.path])
    }

    /// What the rules say; lines are left out, because they move.
    func findings() async throws -> [String] {
        Checker.findings(in: try await ModulesCommand.workspace(root)).map { $0.file + ": " + $0.problem }.sorted()
    }

    @discardableResult func run(_ arguments: String...) throws -> String { try run(arguments) }

    /// Runs a program in the copy.
    /// - Throws: ``UsageError`` with what it printed, when it fails.
    @discardableResult func run(_ arguments: [String]) throws -> String {
        let result = try Shell.run(arguments, in: root)
        guard result.status == 0 else {
            throw UsageError("\(arguments.joined(separator: " "))\n\(result.output)\(result.errors)")
        }
        return result.output
    }
}
