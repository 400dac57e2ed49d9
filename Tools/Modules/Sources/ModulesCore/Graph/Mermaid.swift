/// The picture as text that GitHub draws.
enum Mermaid {
    static func text(of graph: PackageGraph) -> String {
        var lines = ["```mermaid", "graph TD"]
        for layer in Layer.allCases {
            let nodes = graph.nodes.filter { $0.layer == layer }
            guard !nodes.isEmpty else { continue }
            lines.append("    subgraph \(layer.title)")
            lines += nodes.map { "        \($0.name)" }
            lines.append("    end")
        }
        for node in graph.nodes {
            lines += (graph.edges[node.name] ?? []).sorted().map { "    \(node.name) --> \($0)" }
        }
        return (lines + ["```"]).joined(separator: "\n")
    }
}
