/// One thing that is wrong with a graph of services.
public struct GraphProblem: Sendable, Hashable, CustomStringConvertible {
    /// What is wrong.
    public enum Kind: Sendable, Hashable {
        /// A service is needed but not registered.
        case missing
        /// A service needs itself.
        case circular
        /// A service is registered more than once.
        case duplicate
        /// A shared service would keep a transient one for ever.
        case capturesTransient
        /// A service that any thread may make needs one of the main actor.
        case needsMainActor
        /// A replacement for a service that isn't registered.
        case overridesNothing
        /// A factory threw during the check.
        case failed
    }

    /// What is wrong.
    public let kind: Kind
    /// The service that it is about.
    public let service: String
    /// The services that lead there, from one that nothing else needs: `["ViewModel", "UseCase", "Repository"]`.
    public let path: [String]
    /// What happened, by which path, and what to do.
    public let description: String
}

extension GraphProblem {
    private static func way(_ path: [String]) -> String {
        path.joined(separator: " → ")
    }

    static func missing(_ path: [String], alsoNeededBy others: [String], registered: [String]) -> GraphProblem {
        let service = path.last ?? ""
        let more = others.count > 3 ? " and \(others.count - 3) more" : ""
        let also = others.isEmpty ? "" : " Also needed by \(others.prefix(3).joined(separator: ", "))\(more)."
        return GraphProblem(
            kind: .missing, service: service, path: path,
            description: "\(service) is not registered: \(way(path)).\(also)"
                + Nearest.sentence(for: service, among: registered))
    }

    /// - Parameter path: From a root to the service and round to it again.
    static func circular(_ path: [String]) -> GraphProblem {
        let service = path.last ?? ""
        return GraphProblem(
            kind: .circular, service: service, path: path,
            description: "\(service) needs itself: \(way(path)). Let one of them ask later, or pass it a value instead."
        )
    }

    static func duplicate(_ service: String, at places: [String]) -> GraphProblem {
        GraphProblem(
            kind: .duplicate, service: service, path: [service],
            description: "\(service) is registered \(places.count) times: \(places.joined(separator: ", ")). "
                + "Keep one, or give the others names.")
    }

    static func capturesTransient(_ path: [String]) -> GraphProblem {
        let (keeper, kept) = (path.dropLast().last ?? "", path.last ?? "")
        return GraphProblem(
            kind: .capturesTransient, service: keeper, path: path,
            description: "\(keeper) is shared and would keep one \(kept), which is transient, for ever: \(way(path)). "
                + "Register \(kept) as shared, or \(keeper) as transient.")
    }

    static func needsMainActor(_ path: [String]) -> GraphProblem {
        let (user, used) = (path.dropLast().last ?? "", path.last ?? "")
        return GraphProblem(
            kind: .needsMainActor, service: user, path: path,
            description:
                "\(user) can be made on any thread but needs \(used), which lives on the main actor: \(way(path)). "
                + "Register \(user) with registerOnMainActor.")
    }

    static func overridesNothing(_ service: String, at place: String, registered: [String]) -> GraphProblem {
        GraphProblem(
            kind: .overridesNothing, service: service, path: [service],
            description:
                "\(service) is replaced at \(place), but it is not registered, so the replacement would replace nothing."
                + Nearest.sentence(for: service, among: registered))
    }

    static func failed(_ error: ResolutionError) -> GraphProblem {
        GraphProblem(
            kind: .failed, service: error.path.last ?? "", path: error.path, description: error.description)
    }
}
