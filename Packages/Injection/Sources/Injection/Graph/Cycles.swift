/// The circles in a graph.
struct Cycles {
    private let needed: [[Int]]
    /// The group of services that can all reach each other, by index; a group of one is usually no circle.
    private let group: [Int]

    init(_ graph: DependencyGraph) {
        needed = graph.needed
        group = Self.groups(graph)
    }

    /// A circle through every edge that is part of one, each circle once. The first service comes first only.
    func all() -> [[Int]] {
        var covered: Set<[Int]> = []
        var cycles: [[Int]] = []
        for user in needed.indices {
            for target in needed[user] where group[user] == group[target] && !covered.contains([user, target]) {
                let cycle = way(from: target, to: user)
                cycles.append(cycle)
                for (index, node) in cycle.enumerated() { covered.insert([node, cycle[(index + 1) % cycle.count]]) }
            }
        }
        return cycles
    }

    /// The shortest way inside a group, both ends included.
    private func way(from start: Int, to end: Int) -> [Int] {
        var before: [Int: Int] = [start: start]
        var queue = [start]
        var next = 0
        while next < queue.count, before[end] == nil {
            let node = queue[next]
            next += 1
            for target in needed[node] where group[target] == group[start] && before[target] == nil {
                before[target] = node
                queue.append(target)
            }
        }
        var way = [end]
        while let last = way.last, last != start, let previous = before[last] { way.append(previous) }
        return way.reversed()
    }

    /// Tarjan's algorithm, with a stack of its own: a long chain of services must not exhaust the thread's.
    private static func groups(_ graph: DependencyGraph) -> [Int] {
        let count = graph.needed.count
        var order = Array(repeating: -1, count: count)
        var low = order
        var group = order
        var open: [Int] = []
        var counter = 0
        for root in graph.nodes where order[root] < 0 {
            var work: [(node: Int, edge: Int)] = [(root, 0)]
            while let (node, edge) = work.popLast() {
                if edge == 0 {
                    order[node] = counter
                    low[node] = counter
                    counter += 1
                    open.append(node)
                } else {
                    low[node] = min(low[node], low[graph.needed[node][edge - 1]])
                }
                var next = edge
                while next < graph.needed[node].count {
                    let target = graph.needed[node][next]
                    if order[target] < 0 { break }
                    if group[target] < 0 { low[node] = min(low[node], order[target]) }
                    next += 1
                }
                if next < graph.needed[node].count {
                    work.append((node, next + 1))
                    work.append((graph.needed[node][next], 0))
                } else if low[node] == order[node] {
                    while let member = open.popLast() {
                        group[member] = node
                        if member == node { break }
                    }
                }
            }
        }
        return group
    }
}
