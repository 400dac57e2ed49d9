import Foundation
import Testing

@testable import ModulesCore

struct NewFeatureTests {
    /// The clean sample on disk, with the places for new features, the templates and the rules.
    private func repository() async throws -> URL {
        var sample = try await Sample.clean()
        sample.texts["Apps/Demo/Sources/DemoKit/Assembler.swift"] = """
            import Todos

            // modules:new app
            // modules:new migrations
            // modules:new features
            // modules:new screens
            // modules:new endpoints
            // modules:new places
            // modules:new tabs

            """
        var files = sample.files
        files["Package.swift"]? += "// modules:new lists\n// modules:new products\n// modules:new targets\n"
        let root = FileManager.default.temporaryDirectory.appending(path: "modules-\(UUID().uuidString)")
        for (path, text) in files {
            let file = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let tool = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
        let place = root.appending(path: "Tools/Modules")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        for name in ["rules.json", "Templates"] {
            try FileManager.default.copyItem(at: tool.appending(path: name), to: place.appending(path: name))
        }
        return root
    }

    private func contents(_ root: URL) -> [String: String] {
        let tree = DiskTree(root: root)
        let files = tree.files(in: "Packages") + tree.files(in: "Apps") + ["Package.swift"]
        return Dictionary(uniqueKeysWithValues: files.map { ($0, tree.text(of: $0) ?? "") })
    }

    private func make(_ name: String, in root: URL, isDryRun: Bool = false) async throws {
        let maker = FeatureMaker(
            root: root, templates: root.appending(path: "Tools/Modules/Templates/Feature"), print: { _ in })
        try await maker.make(name, isDryRun: isDryRun, in: try await ModulesCommand.workspace(root))
    }

    @Test func dryRunWritesNothing() async throws {
        let root = try await repository()
        defer { try? FileManager.default.removeItem(at: root) }
        let before = contents(root)

        try await make("Weather", in: root, isDryRun: true)

        #expect(contents(root) == before)
    }

    @Test(arguments: [
        "Todos", "todos", "TODOS", "Terminal", "weather", "We ather", "Wetter-1", "", "W", "../Weather", "Wéather",
        "Import", "WeatherData", "Foundation", "User",
    ])
    func nameThatIsTakenOrNoneIsRefused(name: String) async throws {
        let workspace = try await Sample.clean().workspace()

        #expect(throws: UsageError.self) { try FeatureName(name, in: workspace) }
    }

    @Test func nameIsWrittenInManyForms() async throws {
        let feature = try FeatureName("RSSFeed2Reader", in: try await Sample.clean().workspace())

        #expect(feature.property == "rssFeed2Reader")
        #expect(feature.path == "rss-feed2-reader")
        #expect(feature.table == "rss_feed2_reader")
        #expect(feature.title == "RSS Feed2 Reader")
    }

    @Test func failureLeavesNothingHalfMade() async throws {
        // What the sample lacks (Endpoints) makes the new package break the rules, which is found only after all is written.
        let root = try await repository()
        defer { try? FileManager.default.removeItem(at: root) }
        let before = contents(root)

        let error = await #expect(throws: UsageError.self) { try await make("Weather", in: root) }

        #expect(
            error?.description.hasPrefix("Weather was not made, and all is as it was: ") == true,
            "\(error?.description ?? "")")
        #expect(contents(root) == before)
    }

    @Test func placesThatAreMissingAreNamed() async throws {
        let feature = try FeatureName("Weather", in: try await Sample.clean().workspace())

        let error = #expect(throws: UsageError.self) {
            try FeatureEntries.edits(for: feature, in: MemoryTree(["Package.swift": "// modules:new lists\n"]))
        }

        #expect(error?.description.contains("modules:new tabs") == true)
        #expect(error?.description.contains("modules:new lists") == false)
    }

    /// Takes minutes, so only where TRELLIS_FULL is set: the whole way in a copy of this repository.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["TRELLIS_FULL"] != nil))
    func weatherIsMadeBuiltTestedOpenedAndRemoved() async throws {
        let origin = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL
        let root = FileManager.default.temporaryDirectory.appending(path: "modules-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let files = try Shell.run(["git", "-C", origin.path, "ls-files", "-z"]).output.split(separator: "\0").map(
            String.init)
        for file in files where FileManager.default.fileExists(atPath: origin.appending(path: file).path) {
            let copy = root.appending(path: file)
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: origin.appending(path: file), to: copy)
        }
        let before = Checker.findings(in: try await ModulesCommand.workspace(root))

        try await make("Weather", in: root)

        let after = Checker.findings(in: try await ModulesCommand.workspace(root))
        #expect(after.map(\.problem).sorted() == before.map(\.problem).sorted())
        let tested = try Shell.run(["swift", "test", "--package-path", root.appending(path: "Packages/Weather").path])
        #expect(tested.status == 0, "\(tested.output)\(tested.errors)")
        let home = root.appending(path: "home").path
        let demo =
            ["env", "HOME=\(home)"] + ["DATA", "STATE", "CONFIG"].map { "XDG_\($0)_HOME=\(home)" }
            + ["swift", "run", "--package-path", root.path, "demo", "--database", "sqlite:\(home).sqlite"]
        _ = try Shell.run(demo + ["login", "--local"])
        let shown = try Shell.run(demo + ["show", "/weather"])
        #expect(shown.output.contains("Weather\n======="), "\(shown.output)\(shown.errors)")
        await #expect(throws: UsageError.self) { try await make("Weather", in: root) }
    }
}
