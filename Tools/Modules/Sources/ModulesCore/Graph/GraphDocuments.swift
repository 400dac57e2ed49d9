/// The documents that show the graph.
public enum GraphDocuments {
    static let readme = "README.md"
    static let picture = "docs/modules.svg"
    static let table = "docs/modules.md"

    /// The texts that the documents should have, by path.
    /// - Throws: What is missing for it.
    public static func texts(for workspace: Workspace) throws -> [String: String] {
        let graph = PackageGraph(workspace).reduced
        guard let text = workspace.tree.text(of: readme) else { throw UsageError("there is no \(readme)") }
        let page = workspace.tree.text(of: table) ?? newPage
        return [
            readme: try insert(Mermaid.text(of: graph), between: "graph", in: text, of: readme),
            picture: SVG.text(of: graph),
            table: try insert(PackageTable.text(of: workspace), between: "modules", in: page, of: table),
        ]
    }

    /// Writes the documents that are there as they should be. Lines that differ in figures alone stay: another feature changed nothing in them.
    static func refresh(for workspace: Workspace, with changes: inout FileChanges) throws {
        guard let texts = try? texts(for: workspace) else { return }
        for (path, wanted) in texts {
            guard let current = workspace.tree.text(of: path) else { continue }
            let text = path == table ? settled(wanted, over: current) : wanted
            if text != current { try changes.write(text, to: path) }
        }
    }

    private static func settled(_ wanted: String, over current: String) -> String {
        let lines = current.split(separator: "\n").map(String.init)
        let known = Dictionary(lines.map { (withoutFigures($0), $0) }, uniquingKeysWith: { first, _ in first })
        return wanted.split(separator: "\n", omittingEmptySubsequences: false)
            .map { known[withoutFigures(String($0))] ?? String($0) }.joined(separator: "\n")
    }

    /// The documents that no longer fit the code. Figures alone do not count: they are those of the day on which the table was written.
    public static func stale(_ texts: [String: String], in workspace: Workspace) -> [String] {
        texts.keys.sorted().filter { path in
            guard let current = workspace.tree.text(of: path), let wanted = texts[path] else { return true }
            return path == table ? withoutFigures(current) != withoutFigures(wanted) : current != wanted
        }
    }

    private static func withoutFigures(_ text: String) -> String { text.filter { !$0.isNumber } }

    private static func insert(_ new: String, between name: String, in text: String, of path: String) throws -> String {
        let marks = ("<!-- \(name):begin -->", "<!-- \(name):end -->")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let begin = lines.firstIndex(where: { $0 == marks.0 }),
            let end = lines[begin...].firstIndex(where: { $0 == marks.1 })
        else {
            throw UsageError("\(path) lacks the lines \(marks.0) and \(marks.1), between which the tool writes")
        }
        return (lines[...begin] + new.split(separator: "\n", omittingEmptySubsequences: false) + lines[end...])
            .joined(separator: "\n")
    }

    private static let newPage = """
        # Modules

        ![Which package needs which](modules.svg)

        An arrow leads from a package to one that it needs. Arrows that follow from others are left out of the picture, not of the table.
        `Tools/modules graph` writes both; the figures are those of the day on which it last did.

        <!-- modules:begin -->
        <!-- modules:end -->

        """
}
