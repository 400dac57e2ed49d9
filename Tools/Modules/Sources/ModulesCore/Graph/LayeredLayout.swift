/// Places the nodes of a graph in rows, so that each arrow leads downwards and few cross.
///
/// Rows come from the layers, and within a layer from how far down a node is among its neighbours there. An arrow that passes
/// a row gets a narrow place of its own in it.
struct LayeredLayout {
    struct Place {
        var x: Double
        var row: Int
        var width: Double
    }
    static let nodeWidth = 128.0
    static let passWidth = 14.0
    static let gap = 14.0

    /// The places of the nodes.
    private(set) var places: [String: Place] = [:]
    /// The layer of each row.
    private(set) var layers: [Layer] = []
    /// The points by which arrows pass, by row, from top to bottom.
    private(set) var ways: [(from: String, to: String, passes: [Place])] = []
    private(set) var width = 0.0

    private var rows: [[String]] = []
    private var neighbours: [String: [String]] = [:]

    init(_ graph: PackageGraph) {
        var rowOf = assignRows(graph)
        var chains: [(from: String, to: String, passes: [String])] = []
        for node in graph.nodes {
            for target in (graph.edges[node.name] ?? []).sorted() {
                guard let start = rowOf[node.name], let end = rowOf[target], start < end else { continue }
                let passes = ((start + 1)..<end).map { "\(node.name)>\(target)@\($0)" }
                for (offset, pass) in passes.enumerated() {
                    rowOf[pass] = start + 1 + offset
                    rows[start + 1 + offset].append(pass)
                }
                let chain = [node.name] + passes + [target]
                for (upper, lower) in zip(chain, chain.dropFirst()) {
                    neighbours[upper, default: []].append(lower)
                    neighbours[lower, default: []].append(upper)
                }
                chains.append((node.name, target, passes))
            }
        }
        for _ in 0..<12 {
            for row in rows.indices.dropFirst() { arrange(row, beside: row - 1, rowOf) }
            for row in rows.indices.dropLast().reversed() { arrange(row, beside: row + 1, rowOf) }
        }
        place()
        ways = chains.map { chain in (chain.from, chain.to, chain.passes.compactMap { places[$0] }) }
    }

    private mutating func assignRows(_ graph: PackageGraph) -> [String: Int] {
        var rowOf: [String: Int] = [:]
        for layer in Layer.allCases {
            let members = Set(graph.nodes.filter { $0.layer == layer }.map(\.name))
            guard !members.isEmpty else { continue }
            func depth(_ name: String, _ seen: Set<String>) -> Int {
                let above = members.filter { graph.edges[$0]?.contains(name) == true && !seen.contains($0) }
                return above.map { depth($0, seen.union([name])) + 1 }.max() ?? 0
            }
            let first = rows.count
            for name in members.sorted() {
                let row = first + depth(name, [name])
                while rows.count <= row {
                    rows.append([])
                    layers.append(layer)
                }
                rows[row].append(name)
                rowOf[name] = row
            }
        }
        return rowOf
    }

    /// Puts a row's members in the order of the middle of their neighbours in another row.
    private mutating func arrange(_ row: Int, beside other: Int, _ rowOf: [String: Int]) {
        let order = Dictionary(
            rows[other].enumerated().map { ($1, Double($0)) }, uniquingKeysWith: { first, _ in first })
        let scale = Double(max(rows[other].count, 1)) / Double(max(rows[row].count, 1))
        let keyed = rows[row].enumerated().map { index, name -> (Double, Int, String) in
            let near = (neighbours[name] ?? []).compactMap { order[$0] }
            let middle = near.isEmpty ? Double(index) * scale : near.reduce(0, +) / Double(near.count)
            return (middle, index, name)
        }
        rows[row] = keyed.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }

    private mutating func place() {
        func width(_ name: String) -> Double { name.contains("@") ? Self.passWidth : Self.nodeWidth }
        let widths = rows.map { row in row.map(width).reduce(0, +) + Self.gap * Double(max(row.count - 1, 0)) }
        self.width = widths.max() ?? 0
        for (row, names) in rows.enumerated() {
            var x = (self.width - widths[row]) / 2
            for name in names {
                places[name] = Place(x: x, row: row, width: width(name))
                x += width(name) + Self.gap
            }
        }
    }
}
