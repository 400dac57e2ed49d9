import Foundation

/// `modules remove`: takes away what `modules new` wrote, wholly or not at all.
struct FeatureRemover {
    let root: URL
    /// Tells what is done, a line at a time.
    let print: (String) -> Void

    /// Takes a feature away.
    /// - Parameter isForced: Whether to delete files, too, that git could not give back.
    /// - Throws: ``UsageError`` when there is no such feature, when it was changed where it was entered, when other code uses it, or when
    ///   it is not committed. Then nothing is changed.
    func remove(_ name: String, isDryRun: Bool, isForced: Bool, in workspace: Workspace) async throws {
        let feature = try FeatureName(name)
        try Arguments.packages([name], in: workspace)
        let edits = try FeatureEntries.removals(of: feature, in: workspace.tree)
        try refuse(
            FeatureUses(feature: feature, workspace: workspace, edits: edits).found(),
            because: "\(name) can't be removed, since other code uses it")
        let folder = "Packages/\(name)"
        if !isForced {
            try refuse(
                try UncommittedFiles.inside(folder, of: root),
                because: "\(name) was not removed: git has not committed these, and --force deletes them for good")
        }
        for path in edits.keys.sorted() { print("\(isDryRun ? "Would take it out of" : "Take it out of") \(path)") }
        print("\(isDryRun ? "Would delete" : "Delete") \(folder)")
        guard !isDryRun else { return }
        try await carryOut(feature, edits, before: workspace)
    }

    private func refuse(_ lines: [String], because reason: String) throws {
        guard !lines.isEmpty else { return }
        let shown = lines.prefix(20) + (lines.count > 20 ? ["and \(lines.count - 20) more"] : [])
        throw UsageError(reason + ":\n  " + shown.joined(separator: "\n  "))
    }

    /// The folder waits under another name, beside the packages, until all else is done.
    private func carryOut(_ feature: FeatureName, _ edits: [String: String], before workspace: Workspace) async throws {
        let folder = root.appending(path: "Packages/\(feature.name)")
        let aside = root.appending(path: "Packages/.\(feature.name).removed")
        var changes = FileChanges(root: root)
        try FileManager.default.moveItem(at: folder, to: aside)
        do {
            for (path, text) in edits { try changes.write(text, to: path) }
            let after = try await ModulesCommand.workspace(root)
            try GraphDocuments.refresh(for: after, with: &changes)
            try refuse(newErrors(in: after, since: workspace), because: "without it the rules would be broken")
        } catch {
            try changes.undo()
            try FileManager.default.moveItem(at: aside, to: folder)
            throw UsageError("\(feature.name) was not removed, and all is as it was: \(error)")
        }
        try FileManager.default.removeItem(at: aside)
    }

    /// The errors that were not there before; lines may have moved.
    private func newErrors(in after: Workspace, since before: Workspace) -> [String] {
        let known = Set(Checker.findings(in: before).map { $0.file + $0.problem })
        return Checker.findings(in: after).filter { $0.severity == .error && !known.contains($0.file + $0.problem) }
            .map(\.text)
    }
}
