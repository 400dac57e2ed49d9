/// No target needs itself by way of others, and no package does.
struct NoCycles: Rule {
    static let name = "cycles"

    func findings(in workspace: Workspace) -> [Finding] {
        let targets = Dictionary(
            workspace.modules.map { ($0.name, $0.views.reduce(into: Set<String>()) { $0.formUnion($1.modules) }) },
            uniquingKeysWith: { first, _ in first })
        let names = Dictionary(
            workspace.packages.map { ($0.name.lowercased(), $0.name) }, uniquingKeysWith: { first, _ in first })
        let packages = Dictionary(
            workspace.packages.map { package in
                (package.name, Set(package.manifest.manifest.packages.compactMap { names[$0.name.lowercased()] }))
            }, uniquingKeysWith: { first, _ in first })
        return Cycles.all(in: targets).map { cycle in
            let view = workspace.modulesByName[cycle[0]]?.views.first
            return finding(
                view?.manifest.path ?? "Package.swift", view?.line ?? 1,
                "targets need each other in a circle: \((cycle + [cycle[0]]).joined(separator: " → "))",
                "cut one of these dependencies, for example by a protocol in the lower one")
        }
            + Cycles.all(in: packages).map { cycle in
                finding(
                    "Packages/\(cycle[0])/Package.swift", 1,
                    "packages need each other in a circle: \((cycle + [cycle[0]]).joined(separator: " → "))",
                    "cut one of these dependencies; SwiftPM refuses a circle")
            }
    }
}

enum Cycles {
    /// One circle for each place where a walk along the edges comes back to where it has been. The least name stands first.
    static func all(in edges: [String: Set<String>]) -> [[String]] {
        var cycles: Set<[String]> = []
        var finished: Set<String> = []
        var way: [String] = []

        func walk(_ node: String) {
            if let start = way.firstIndex(of: node) {
                let cycle = Array(way[start...])
                let least = cycle.indices.min { cycle[$0] < cycle[$1] } ?? 0
                cycles.insert(Array(cycle[least...] + cycle[..<least]))
                return
            }
            guard !finished.contains(node) else { return }
            way.append(node)
            for next in (edges[node] ?? []).sorted() where next != node || edges[node]?.contains(node) == true {
                walk(next)
            }
            way.removeLast()
            finished.insert(node)
        }
        for node in edges.keys.sorted() { walk(node) }
        return cycles.sorted { $0.lexicographicallyPrecedes($1) }
    }
}
