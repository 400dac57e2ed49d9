/// Who needs whom, by index of registration.
struct DependencyGraph {
    /// The first registration of each key; later ones are duplicates and take no part.
    let nodes: [Int]
    /// The registered services that each one needs.
    private(set) var needed: [[Int]]
    /// The needs that nothing is registered for.
    private(set) var missing: [(user: Int, key: ServiceKey)] = []
    /// Registrations that share a key, for keys that have several.
    let duplicates: [[Int]]

    /// - Parameter found: What closures were seen to resolve, by index of registration.
    init(_ registrations: [Registration], found: [Int: [Need]]) {
        var byKey = [ServiceKey: [Int]](minimumCapacity: registrations.count)
        for (index, registration) in registrations.enumerated() { byKey[registration.key, default: []].append(index) }
        nodes = registrations.indices.filter { byKey[registrations[$0].key]?.first == $0 }
        duplicates = nodes.compactMap { byKey[registrations[$0].key] }.filter { $0.count > 1 }
        needed = Array(repeating: [], count: registrations.count)
        for node in nodes {
            var seen: Set<ServiceKey> = []
            for need in registrations[node].parameters + (found[node] ?? []) where seen.insert(need.key).inserted {
                if let target = byKey[need.key]?.first {
                    needed[node].append(target)
                } else if !need.isOptional {
                    missing.append((node, need.key))
                }
            }
        }
    }

    /// The way to every service from one that nothing else needs: who comes before it, the shortest way first.
    func origins() -> [Int: Int] {
        var before: [Int: Int] = [:]
        var reached = Set<Int>()
        var isNeeded = Set<Int>()
        for node in nodes { isNeeded.formUnion(needed[node].lazy.filter { $0 != node }) }
        func search(from starts: [Int]) {
            var queue = starts.filter { reached.insert($0).inserted }
            var next = 0
            while next < queue.count {
                let node = queue[next]
                next += 1
                for target in needed[node] where reached.insert(target).inserted {
                    before[target] = node
                    queue.append(target)
                }
            }
        }
        search(from: nodes.filter { !isNeeded.contains($0) })
        for node in nodes { search(from: [node]) }
        return before
    }
}
