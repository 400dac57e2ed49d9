/// All that is wrong with a graph, as far as its edges are known.
struct GraphReport {
    private let registrations: [Registration]
    private let graph: DependencyGraph
    private let cycles: [[Int]]

    /// - Parameter found: What closures were seen to resolve, by index of registration.
    init(_ registrations: [Registration], found: [Int: [Need]] = [:]) {
        self.registrations = registrations
        graph = DependencyGraph(registrations, found: found)
        cycles = Cycles(graph).all()
    }

    /// The services that would need themselves, by index: a trial must not make them.
    var unmakeable: [Int: ResolutionError] {
        var errors: [Int: ResolutionError] = [:]
        for node in cycles.joined() { errors[node] = ResolutionError(.circular) }
        return errors
    }

    /// Every problem once.
    var problems: [GraphProblem] {
        let captives = edges { registrations[$0].scope == .shared && registrations[$1].scope == .transient }
        let intruders = edges { !registrations[$0].isMainActor && registrations[$1].isMainActor }
        if graph.missing.isEmpty, cycles.isEmpty, graph.duplicates.isEmpty, captives.isEmpty, intruders.isEmpty {
            return []
        }
        let paths = Paths(registrations, missing: graph.missing.map(\.key), before: graph.origins())
        var problems = missing(paths)
        problems += cycles.map { cycle in .circular(paths.names(around: cycle)) }
        problems += graph.duplicates.map { group in
            .duplicate(paths.name(registrations[group[0]].key), at: group.map { registrations[$0].origin })
        }
        problems += captives.map { .capturesTransient(paths.names(to: $0) + [paths.name(registrations[$1].key)]) }
        problems += intruders.map { .needsMainActor(paths.names(to: $0) + [paths.name(registrations[$1].key)]) }
        return problems
    }

    private func missing(_ paths: Paths) -> [GraphProblem] {
        let registered = graph.nodes.map { paths.name(registrations[$0].key) }
        var users: [ServiceKey: [Int]] = [:]
        var order: [ServiceKey] = []
        for (user, key) in graph.missing {
            if users[key] == nil { order.append(key) }
            users[key, default: []].append(user)
        }
        return order.map { key in
            let users = users[key] ?? []
            let first = users.first.map(paths.names(to:)) ?? []
            return .missing(
                first + [paths.name(key)], alsoNeededBy: users.dropFirst().map { paths.name(registrations[$0].key) },
                registered: registered)
        }
    }

    private func edges(_ isWrong: (_ user: Int, _ used: Int) -> Bool) -> [(Int, Int)] {
        graph.nodes.flatMap { user in graph.needed[user].filter { isWrong(user, $0) }.map { (user, $0) } }
    }
}

/// Names services and the ways to them.
private struct Paths {
    private let registrations: [Registration]
    private let before: [Int: Int]
    private let ambiguous: Set<String>

    init(_ registrations: [Registration], missing: [ServiceKey], before: [Int: Int]) {
        self.registrations = registrations
        self.before = before
        let names = Set(registrations.map(\.key) + missing).map(\.description)
        ambiguous = Set(Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys)
    }

    /// The short name, with its module where two are called alike.
    func name(_ key: ServiceKey) -> String {
        let name = key.description
        return ambiguous.contains(name) ? key.fullDescription : name
    }

    /// From a service that nothing needs to this one.
    func names(to node: Int) -> [String] {
        way(to: node).map { name(registrations[$0].key) }
    }

    /// From a service that nothing needs to the first of the circle, and round to it again.
    func names(around cycle: [Int]) -> [String] {
        let ways = cycle.map(way(to:))
        guard let (turn, lead) = ways.enumerated().min(by: { $0.element.count < $1.element.count }) else { return [] }
        let round = (1...cycle.count).map { cycle[(turn + $0) % cycle.count] }
        return (lead + round).map { name(registrations[$0].key) }
    }

    private func way(to node: Int) -> [Int] {
        var way = [node]
        while let first = way.last, let previous = before[first] { way.append(previous) }
        return way.reversed()
    }
}
