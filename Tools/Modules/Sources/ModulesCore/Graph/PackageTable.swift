/// A line for each package, as a Markdown table.
enum PackageTable {
    static func text(of workspace: Workspace) -> String {
        let graph = PackageGraph(workspace)
        let head = [
            "| Package | Layer | Lines | Public declarations | Depends on | Tests |", "|---|---|--:|--:|---|--:|",
        ]
        let rows = graph.nodes.filter { $0.layer != .apps }.map { node -> String in
            let own = workspace.modules.filter { $0.package == node.name }
            let lines = own.filter { !$0.isTest }.flatMap(\.files).map(\.lines).reduce(0, +)
            let declarations = own.filter(\.isLibrary).map { module in
                PublicDeclarations.all(of: module).count { $0.1.kind != .extension }
            }.reduce(0, +)
            let tests = own.filter(\.isTest).flatMap(\.files).map(\.tests).reduce(0, +)
            let needed = (graph.edges[node.name] ?? []).sorted().joined(separator: ", ")
            return
                "| [\(node.name)](../Packages/\(node.name)) | \(node.layer.title) | \(lines) | \(declarations) | \(needed) | \(tests) |"
        }
        return (head + rows).joined(separator: "\n")
    }
}
