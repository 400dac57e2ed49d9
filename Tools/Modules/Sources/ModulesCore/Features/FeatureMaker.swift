import Foundation

/// `modules new`: makes a feature of templates and enters it, wholly or not at all.
struct FeatureMaker {
    let root: URL
    let templates: URL
    /// Tells what is done, a line at a time.
    let print: (String) -> Void

    func make(_ name: String, isDryRun: Bool, in workspace: Workspace) async throws {
        let feature = try FeatureName(name, in: workspace)
        let edits = try FeatureEntries.edits(for: feature, in: workspace.tree)
        let files = try newFiles(for: feature)
        for path in files.keys.sorted() { print("\(isDryRun ? "Would write" : "Write") \(path)") }
        for path in edits.keys.sorted() { print("\(isDryRun ? "Would enter it in" : "Enter it in") \(path)") }
        guard !isDryRun else { return }

        let folder = root.appending(path: "Packages/\(feature.name)")
        let before = edits.keys.map { ($0, workspace.tree.text(of: $0) ?? "") } + documents(workspace)
        do {
            for (path, text) in files { try write(text, to: path) }
            for (path, text) in edits { try write(text, to: path) }
            try format(["Packages/\(feature.name)"] + edits.keys.sorted())
            try await finish(feature)
        } catch {
            try? FileManager.default.removeItem(at: folder)
            for (path, text) in before { try? write(text, to: path) }
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

    /// The documents that show the graph, as they are.
    private func documents(_ workspace: Workspace) -> [(String, String)] {
        [GraphDocuments.readme, GraphDocuments.picture, GraphDocuments.table].compactMap { path in
            workspace.tree.text(of: path).map { (path, $0) }
        }
    }

    private func write(_ text: String, to path: String) throws {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .atomic)
    }

    private func format(_ paths: [String]) throws {
        let configuration = root.appending(path: ".swift-format").path
        let settings = FileManager.default.fileExists(atPath: configuration) ? ["--configuration", configuration] : []
        let result = try Shell.run(["swift", "format", "--in-place", "--recursive"] + settings + paths, in: root)
        guard result.status == 0 else { throw UsageError("swift format refused it: \(result.errors)") }
    }

    /// Writes what is made from the code itself, and holds the new package to all rules.
    private func finish(_ feature: FeatureName) async throws {
        var workspace = try await ModulesCommand.workspace(root)
        for (path, text) in APIWriter.files(of: [feature.name], in: workspace) { try write(text, to: path) }
        if let texts = try? GraphDocuments.texts(for: workspace) {
            for (path, text) in texts where workspace.tree.text(of: path) != nil { try write(text, to: path) }
        }
        workspace = try await ModulesCommand.workspace(root)
        let folder = "Packages/\(feature.name)/"
        let findings = Checker.findings(in: workspace).filter { finding in
            finding.severity == .error && (finding.file.hasPrefix(folder) || finding.problem.contains(feature.name))
        }
        guard findings.isEmpty else { throw UsageError(findings.map(\.text).joined(separator: "\n")) }
    }
}
