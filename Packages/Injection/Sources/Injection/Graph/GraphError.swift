/// Every problem of a graph of services, each once.
public struct GraphError: Error, Sendable, CustomStringConvertible {
    /// The problems: missing services first, then circles, duplicates and the rest.
    public let problems: [GraphProblem]
    /// The names of all registered services, in the order of registration.
    public let registered: [String]

    init(_ problems: [GraphProblem], _ registrations: [Registration]) {
        self.problems = problems
        var seen: Set<ServiceKey> = []
        registered = registrations.filter { seen.insert($0.key).inserted }.map(\.key.description)
    }

    /// A numbered list of the problems, and what is registered.
    public var description: String {
        let title = problems.count == 1 ? "The graph has a problem:" : "The graph has \(problems.count) problems:"
        let lines = problems.enumerated().map { "\($0 + 1). \($1)" }
        return ([title] + lines + [String(Nearest.listing(registered).dropFirst())]).joined(separator: "\n")
    }
}
