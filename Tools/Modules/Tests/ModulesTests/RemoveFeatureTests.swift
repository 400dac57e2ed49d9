import Foundation
import Testing

@testable import ModulesCore

struct RemoveFeatureTests {
    private func make(_ name: String, in root: URL) async throws {
        let maker = FeatureMaker(
            root: root, templates: root.appending(path: "Tools/Modules/Templates/Feature"), print: { _ in })
        try await maker.make(name, isDryRun: false, in: try await ModulesCommand.workspace(root))
    }

    private func remove(_ name: String, from root: URL, isDryRun: Bool = false, isForced: Bool = true) async throws {
        try await FeatureRemover(root: root, print: { _ in }).remove(
            name, isDryRun: isDryRun, isForced: isForced, in: try await ModulesCommand.workspace(root))
    }

    @Test func madeAndRemovedLeavesNoTrace() async throws {
        let root = try await Sample.withPlaces().onDisk()
        defer { try? FileManager.default.removeItem(at: root) }
        // Figures from another day are none of the feature's business.
        let table = root.appending(path: "docs/modules.md")
        let text = try String(contentsOf: table, encoding: .utf8).replacingOccurrences(
            of: "| Shells | ", with: "| Shells | 7")
        try Data(text.utf8).write(to: table)
        let before = Contents(of: root)

        try await make("Weather", in: root)
        let made = Contents(of: root)
        try await remove("Weather", from: root, isDryRun: true)
        let afterDryRun = Contents(of: root)
        try await remove("Weather", from: root)

        #expect(made.differences(from: before).contains("Packages/Weather/README.md"))
        #expect(afterDryRun.differences(from: made) == [])
        #expect(Contents(of: root).differences(from: before) == [])
    }

    @Test func failureLeavesTheFeatureAsItWas() async throws {
        let root = try await Sample.withPlaces().onDisk()
        defer { try? FileManager.default.removeItem(at: root) }
        try await make("Weather", in: root)
        let manifest = root.appending(path: "Package.swift")
        let text = try String(contentsOf: manifest, encoding: .utf8)
        let count = try #require(try await ModulesCommand.workspace(root).root?.manifest.targets.count)
        try Data((text + "if package.targets.count < \(count) { fatalError() }\n").utf8).write(to: manifest)
        let before = Contents(of: root)

        let error = await #expect(throws: UsageError.self) { try await remove("Weather", from: root) }

        #expect(
            error?.description.hasPrefix("Weather was not removed, and all is as it was: ") == true,
            "\(error?.description ?? "")")
        #expect(Contents(of: root).differences(from: before) == [])
    }

    @Test func featureThatGitCouldNotGiveBackIsKept() async throws {
        let root = try await Sample.withPlaces().onDisk()
        defer { try? FileManager.default.removeItem(at: root) }
        try await make("Weather", in: root)
        _ = try Shell.run(["git", "-C", root.path, "init"])
        let before = Contents(of: root)

        let error = await #expect(throws: UsageError.self) {
            try await remove("Weather", from: root, isForced: false)
        }

        #expect(error?.description.contains("--force") == true, "\(error?.description ?? "")")
        #expect(error?.description.contains("Packages/Weather/README.md") == true)
        #expect(Contents(of: root).differences(from: before) == [])
    }

    @Test(arguments: [
        ("Weather", "there is no package Weather"), ("Screens", "is not there, or has been changed since"),
        ("Todos", "is not there, or has been changed since"), ("weather", "is no name"), ("../Todos", "is no name"),
        ("TodosData", "can't end in Data"), ("", "is no name"),
    ])
    func whatWasNotMadeThatWayIsRefused(name: String, reason: String) async throws {
        let workspace = try await Sample.withPlaces().workspace()
        let remover = FeatureRemover(root: URL(filePath: "/nowhere"), print: { _ in })

        let error = await #expect(throws: UsageError.self) {
            try await remover.remove(name, isDryRun: false, isForced: true, in: workspace)
        }

        #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    }
}
