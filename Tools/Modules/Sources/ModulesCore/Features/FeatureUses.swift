import SwiftParser
import SwiftSyntax

/// Where code outside of a feature uses it.
struct FeatureUses {
    let feature: FeatureName
    let workspace: Workspace
    /// Files as they will be without what `modules new` entered, by path.
    let edits: [String: String]

    /// Each use as `file:line: what it does`, in order.
    func found() -> [String] {
        let others = workspace.modules.filter { $0.package != feature.name }
        let files = Set(others.flatMap(\.files).map(\.path)).sorted()
        return manifests() + others.flatMap(\.files).flatMap(imports).sorted() + files.filter(isAbove).flatMap(members)
    }

    private func manifests() -> [String] {
        let root = ManifestText(edits["Package.swift"] ?? "")
        let named = feature.modules.compactMap { module in
            root.firstLine(literal: module).map { "Package.swift:\($0): names \(module)" }
        }
        let needed = workspace.packages.filter { package in
            package.manifest.manifest.packages.contains { $0.name.lowercased() == feature.name.lowercased() }
        }
        return named + needed.map { "\($0.manifest.path):1: depends on \(feature.name)" }
    }

    private func imports(of file: SourceFile) -> [String] {
        let file = edits[file.path].map { SourceReader.read($0, path: file.path) } ?? file
        return file.imports.filter { feature.modules.contains($0.module) }.map {
            "\(file.path):\($0.line): imports \($0.module)"
        }
    }

    /// Whether a file can use what was entered without an import: it is in Apps/ or Tests/.
    private func isAbove(_ path: String) -> Bool { path.hasPrefix("Apps/") || path.hasPrefix("Tests/") }

    /// Uses of the members that were entered: behind a dot, and in the files where they stood also without one.
    private func members(in path: String) -> [String] {
        let names: Set = [feature.property, feature.property + "ListScreen"]
        let text = edits[path] ?? workspace.tree.text(of: path) ?? ""
        guard text.contains(feature.property) else { return [] }
        let tree = Parser.parse(source: text)
        let converter = SourceLocationConverter(fileName: path, tree: tree)
        return tree.tokens(viewMode: .sourceAccurate).compactMap { token in
            guard case .identifier(let name) = token.tokenKind, names.contains(name),
                edits[path] != nil || token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
            else { return nil }
            return "\(path):\(token.startLocation(converter: converter).line): uses \(name)"
        }
    }
}
