/// Which folder of Apps/ and Packages/ needs which; tests, testing products and previews are left out.
struct PackageGraph {
    struct Node: Hashable {
        var name: String
        var layer: Layer
    }
    /// From the top layer down, by name within one.
    var nodes: [Node]
    /// What each needs directly.
    var edges: [String: Set<String>]

    init(_ workspace: Workspace) {
        var nodes = workspace.packages.map { Node(name: $0.name, layer: $0.layer) }
        let apps = Set(workspace.modules.filter { $0.layer == .apps }.compactMap(Self.home))
        nodes += apps.map { Node(name: $0, layer: .apps) }
        let layers = Layer.allCases
        self.nodes = nodes.sorted { left, right in
            let places = (layers.firstIndex(of: left.layer) ?? 0, layers.firstIndex(of: right.layer) ?? 0)
            return places.0 == places.1 ? left.name < right.name : places.0 < places.1
        }
        edges = [:]
        for module in workspace.modules where module.isLibrary || module.layer == .apps {
            guard let home = Self.home(module), !module.name.hasSuffix("Testing") else { continue }
            let needed = module.views.flatMap(\.modules).compactMap { workspace.modulesByName[$0].flatMap(Self.home) }
            edges[home, default: []].formUnion(Set(needed).subtracting([home]))
        }
    }

    init(nodes: [Node], edges: [String: Set<String>]) {
        self.nodes = nodes
        self.edges = edges
    }

    /// The folder of Packages/ or Apps/ that a module is in.
    private static func home(_ module: Module) -> String? {
        if let package = module.package { return package }
        let parts = module.folder.split(separator: "/")
        return parts.count > 1 && parts[0] == "Apps" ? String(parts[1]) : nil
    }

    /// The graph without the edges that follow from others, which would only hide the picture.
    var reduced: PackageGraph {
        var reduced = self
        for (name, needed) in edges {
            reduced.edges[name] = needed.filter { target in
                !needed.contains { $0 != target && reachable(from: $0).contains(target) }
            }
        }
        return reduced
    }

    /// All that a node needs, not the node itself (unless it is in a circle).
    func reachable(from name: String) -> Set<String> {
        var found: Set<String> = []
        var open = Array(edges[name] ?? [])
        while let next = open.popLast() {
            if found.insert(next).inserted { open.append(contentsOf: edges[next] ?? []) }
        }
        return found
    }
}

extension Layer {
    var title: String {
        switch self {
        case .tests: "Tests"
        case .apps: "Apps"
        case .shells: "Shells"
        case .features: "Features"
        case .shared: "Shared"
        }
    }
}
