/// Why a service could not be given, and the path that led there.
public struct ResolutionError: Error, Sendable, CustomStringConvertible {
    /// What went wrong.
    public enum Reason: Sendable, Hashable {
        /// The service is not registered.
        case missing
        /// The service needs itself, on a way that only shows when closures run.
        case circular
        /// The service lives on the main actor and was asked for by a way that any thread may take.
        case needsMainActor
        /// A factory threw ``ResolutionError/underlying``.
        case failed
        /// The current task has no container.
        case noContainer
        /// A ``Resolver`` was kept and used after its closure had ended.
        case resolverEnded
        /// The container is broken: a defect of this library.
        case notLinked
    }

    /// What went wrong.
    public let reason: Reason
    /// The services on the way, from the one that was asked for to the one that failed.
    public private(set) var path: [String]
    /// What a factory threw.
    public let underlying: (any Error)?
    /// The names of all registered services, where that explains something.
    public private(set) var registered: [String] = []

    @usableFromInline static var notLinked: ResolutionError { ResolutionError(.notLinked) }

    init(_ reason: Reason, _ service: ServiceKey? = nil) {
        self.reason = reason
        path = service.map { [$0.description] } ?? []
        underlying = nil
    }

    @usableFromInline
    init(failed error: any Error) {
        reason = .failed
        path = []
        underlying = error
    }

    /// What happened, by which path, and what to do.
    public var description: String {
        let service = path.last ?? "The service"
        let way = path.count > 1 ? " Path: \(path.joined(separator: " → "))." : ""
        switch reason {
        case .missing:
            return "\(service) is not registered.\(way)" + Nearest.sentence(for: service, among: registered)
                + Nearest.listing(registered)
        case .circular:
            return "\(service) needs itself.\(way) Let one of them ask later, or pass it a value instead."
        case .needsMainActor:
            return "\(service) lives on the main actor.\(way) Ask for it there, with resolveOnMainActor."
        case .failed:
            let cause = underlying.map { String(describing: $0) } ?? "for an unknown reason"
            return "The factory of \(service) failed: \(cause).\(way)"
        case .noContainer:
            return "\(service) can't be injected: this task has no container. A detached task doesn't inherit one: "
                + "wrap its work in container.inject { … }, or hand it the service.\(way)"
        case .resolverEnded:
            return "\(service) was asked of a resolver whose closure has ended. Resolve within the closure.\(way)"
        case .notLinked:
            return "The container lost \(service): this is a defect of Injection, please report it.\(way)"
        }
    }

    @usableFromInline
    func through(_ index: Int, of graph: ServiceGraph) -> ResolutionError {
        guard graph.registrations.indices.contains(index) else { return self }
        var error = self
        error.path.insert(graph.registrations[index].key.description, at: 0)
        return error
    }

    func known(to graph: ServiceGraph) -> ResolutionError {
        var error = self
        error.registered = graph.registrations.map(\.key.description)
        return error
    }
}
