import Foundation

/// `modules new`: makes a feature of templates and enters it, wholly or not at all.
struct FeatureMaker {
    let root: URL
    let templates: URL
    /// Tells what is done, a line at a time.
    let print: (String) -> Void

    func make(_ name: String, isDryRun: Bool, in workspace: Workspace) async throws {
        let feature = try FeatureName(new: name, in: workspace)
        let edits = try FeatureEntries.edits(for: feature, in: workspace.tree)
        let files = try newFiles(for: feature)
        for path in files.keys.sorted() { print("\(isDryRun ? "Would write" : "Write") \(path)") }
        for path in edits.keys.sorted() { print("\(isDryRun ? "Would enter it in" : "Enter it in") \(path)") }
        guard !isDryRun else { return }

        let folder = root.appending(path: "Packages/\(feature.name)")
        var changes = FileChanges(root: root)
        do {
            for (path, text) in files.merging(edits, uniquingKeysWith: { $1 }) { try changes.write(text, to: path) }
            try Self.format(["Packages/\(feature.name)"] + edits.keys.sorted(), in: root)
            try await finish(feature, &changes)
        } catch {
            try changes.undo()
            if FileManager.default.fileExists(atPath: folder.path) { try FileManager.default.removeItem(at: folder) }
            throw UsageError("\(feature.name) was not made, and all is as it was: \(error)")
        }
        print("Try it: swift test --package-path Packages/\(feature.name)")
    }

    private func newFiles(for feature: FeatureName) throws -> [String: String] {
        let tree = DiskTree(root: templates.deletingLastPathComponent())
        let name = templates.lastPathComponent
        var files: [String: String] = [:]
        for file in tree.files(in: name) where file.hasSuffix(".template") {
            guard let text = tree.text(of: file) else { throw UsageError("the template \(file) can't be read") }
            let path = file.dropFirst(name.count + 1).dropLast(".template".count)
            let target = "Packages/\(feature.name)/" + path.replacingOccurrences(of: "__Name__", with: feature.name)
            files[target] = feature.filled(text)
        }
        guard !files.isEmpty else { throw UsageError("there are no templates in \(templates.path)") }
        return files
    }

    /// Formats files and folders by the repository's configuration.
    static func format(_ paths: [String], in root: URL) throws {
        let configuration = root.appending(path: ".swift-format").path
        let settings = FileManager.default.fileExists(atPath: configuration) ? ["--configuration", configuration] : []
        let result = try Shell.run(["swift", "format", "--in-place", "--recursive"] + settings + paths, in: root)
        guard result.status == 0 else { throw UsageError("swift format refused it: \(result.errors)") }
    }

    /// Writes what is made from the code itself, and holds the new package to all rules.
    private func finish(_ feature: FeatureName, _ changes: inout FileChanges) async throws {
        var workspace = try await ModulesCommand.workspace(root)
        for (path, text) in APIWriter.files(of: [feature.name], in: workspace) { try changes.write(text, to: path) }
        try GraphDocuments.refresh(for: workspace, with: &changes)
        workspace = try await ModulesCommand.workspace(root)
        let folder = "Packages/\(feature.name)/"
        let findings = Checker.findings(in: workspace).filter { finding in
            finding.severity == .error && (finding.file.hasPrefix(folder) || finding.problem.contains(feature.name))
        }
        guard findings.isEmpty else { throw UsageError(findings.map(\.text).joined(separator: "\n")) }
    }
}
