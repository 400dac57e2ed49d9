import Foundation
import Testing

@testable import ModulesCore

struct FeatureEntriesTests {
    /// The files of this repository in which features are entered.
    private let tree: MemoryTree = {
        let disk = DiskTree(root: Repository.root)
        let files = disk.files(in: "Apps") + ["Package.swift"]
        return MemoryTree(Dictionary(uniqueKeysWithValues: files.map { ($0, disk.text(of: $0) ?? "") }))
    }()

    private func entering(_ name: String, in tree: MemoryTree) throws -> MemoryTree {
        let edits = try FeatureEntries.edits(for: try FeatureName(name), in: tree)
        return MemoryTree(tree.texts.merging(try formatted(edits)) { $1 })
    }

    private func removing(_ name: String, from tree: MemoryTree) throws -> MemoryTree {
        let edits = try FeatureEntries.removals(of: try FeatureName(name), in: tree)
        return MemoryTree(tree.texts.merging(edits) { $1 })
    }

    private func formatted(_ texts: [String: String]) throws -> [String: String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "modules-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in texts {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let settings = Repository.root.appending(path: ".swift-format").path
        let format = ["swift", "format", "--in-place", "--recursive", "--configuration", settings, folder.path]
        #expect(try Shell.run(format).status == 0)
        return texts.reduce(into: [:]) { $0[$1.key] = DiskTree(root: folder).text(of: $1.key) }
    }

    @Test(arguments: ["Weather", "My", "RSSFeed2Reader", "AVeryLongNameForAFeatureThatBreaksLines9"])
    func entriesAreFoundAgainHoweverTheyWereLaidOut(name: String) throws {
        let entered = try entering(name, in: tree)

        #expect(entered.texts != tree.texts)
        #expect(try removing(name, from: entered).texts == tree.texts)
    }

    @Test func featureThatWasMadeLaterStays() throws {
        let both = try entering("News", in: try entering("Weather", in: tree))

        #expect(try removing("Weather", from: both).texts == (try entering("News", in: tree)).texts)
        #expect(try removing("News", from: both).texts == (try entering("Weather", in: tree)).texts)
    }

    @Test(arguments: [
        (
            " WeatherDatabaseDataSource(database: leaves.database", " WeatherDatabaseDataSource(database: other",
            "features"
        ),
        ("+ weather.endpoints()", "+ weather.endpoints() // more", "endpoints"),
        ("+ weather\n", "+ weather + []\n", "targets"),
        ("icon: \"•\"", "icon: \" •\"", "tabs"),
    ])
    func whatWasChangedSinceIsNamed(old: String, new: String, place: String) throws {
        let entered = try entering("Weather", in: tree)
        let changed = MemoryTree(entered.texts.mapValues { $0.replacingOccurrences(of: old, with: new) })

        let error = #expect(throws: UsageError.self) { try removing("Weather", from: changed) }

        #expect(changed.texts != entered.texts)
        #expect(error?.description.hasSuffix(": what belongs before // modules:new \(place)") == true)
        #expect(error?.description.split(separator: "\n").count == 2, "\(error?.description ?? "")")
    }

    @Test func importThatIsMissingIsNamed() throws {
        let entered = try entering("Weather", in: tree)
        let changed = MemoryTree(
            entered.texts.mapValues { $0.replacingOccurrences(of: "import WeatherData\n", with: "") })

        let error = #expect(throws: UsageError.self) { try removing("Weather", from: changed) }

        #expect(error?.description.hasSuffix(": import WeatherData") == true, "\(error?.description ?? "")")
    }

    @Test func featureThatWasMadeByHandIsRefused() throws {
        #expect(throws: UsageError.self) { try removing("Todos", from: tree) }
    }
}
