/// What a closure resolves its service's needs from. It is valid while the closure runs.
public final class Resolver {
    private var graph: ServiceGraph?
    private let index: Int
    private let parent: Resolver?

    /// - Throws: ``ResolutionError`` if the closure runs already, further up: it needs itself.
    @usableFromInline
    init(making index: Int, in context: Context) throws(ResolutionError) {
        var ancestor = context.resolver
        while let resolver = ancestor {
            if resolver.index == index { throw ResolutionError(.circular) }
            ancestor = resolver.parent
        }
        graph = context.graph
        self.index = index
        parent = context.resolver
    }

    @usableFromInline
    func finish() {
        graph = nil
    }

    /// The service registered for a type, and a name if one is given.
    /// - Throws: ``ResolutionError``: it is not registered, needs itself, lives on the main actor, or its factory failed.
    @inlinable
    public func resolve<Service: Sendable>(
        _ service: Service.Type = Service.self, name: String? = nil
    ) throws(ResolutionError) -> Service {
        let graph = try graph(noting: service, name, isOptional: false)
        guard let entry = graph.find(service, name) else { throw graph.missing(service, name) }
        return try graph.get(entry, onMainActor: false, for: self)
    }

    /// The same, but nil if the service itself is not registered. What it needs and is missing is still an error.
    /// - Throws: ``ResolutionError``, as ``resolve(_:name:)`` does.
    @inlinable
    public func resolveOptional<Service: Sendable>(
        _ service: Service.Type = Service.self, name: String? = nil
    ) throws(ResolutionError) -> Service? {
        let graph = try graph(noting: service, name, isOptional: true)
        guard let entry = graph.find(service, name) else { return nil }
        return try graph.get(entry, onMainActor: false, for: self)
    }

    /// A service of the main actor, or any other.
    /// - Throws: ``ResolutionError``, as ``resolve(_:name:)`` does.
    @MainActor
    @inlinable
    public func resolveOnMainActor<Service: Sendable>(
        _ service: Service.Type = Service.self, name: String? = nil
    ) throws(ResolutionError) -> Service {
        let graph = try graph(noting: service, name, isOptional: false)
        guard let entry = graph.find(service, name) else { throw graph.missing(service, name) }
        return try graph.get(entry, onMainActor: true, for: self)
    }

    /// A service of the main actor, or any other; nil if the service itself is not registered.
    /// - Throws: ``ResolutionError``, as ``resolve(_:name:)`` does.
    @MainActor
    @inlinable
    public func resolveOptionalOnMainActor<Service: Sendable>(
        _ service: Service.Type = Service.self, name: String? = nil
    ) throws(ResolutionError) -> Service? {
        let graph = try graph(noting: service, name, isOptional: true)
        guard let entry = graph.find(service, name) else { return nil }
        return try graph.get(entry, onMainActor: true, for: self)
    }

    @usableFromInline
    func graph(
        noting service: any Any.Type, _ name: String?, isOptional: Bool
    ) throws(ResolutionError) -> ServiceGraph {
        guard let graph else { throw ResolutionError(.resolverEnded, ServiceKey(service, name: name)) }
        graph.recorder?.note(Need(ServiceKey(service, name: name), isOptional: isOptional), of: index)
        return graph
    }
}
