/// A checked, frozen graph of services. Any task may resolve from it at any time.
///
/// It keeps the shared services it made, and releases them when its last copy goes.
public struct Container: Sendable {
    @usableFromInline let graph: ServiceGraph

    init(graph: ServiceGraph) {
        self.graph = graph
    }

    /// The service registered for a type, and a name if one is given.
    ///
    /// ```swift
    /// let todos = try container.resolve((any GetTodos).self)
    /// ```
    /// A shared service is made by the first who asks, once; whoever asks meanwhile waits for it.
    /// - Throws: ``ResolutionError``: it is not registered, lives on the main actor, or a factory failed (a later call tries
    ///   again).
    @inlinable
    public func resolve<Service: Sendable>(
        _ service: Service.Type = Service.self, name: String? = nil
    ) throws(ResolutionError) -> Service {
        guard let entry = graph.find(service, name) else { throw graph.missing(service, name) }
        return try graph.get(entry, onMainActor: false, for: nil)
    }

    /// The same, but nil if the service itself is not registered.
    /// - Throws: ``ResolutionError``, as ``resolve(_:name:)`` does.
    @inlinable
    public func resolveOptional<Service: Sendable>(
        _ service: Service.Type = Service.self, name: String? = nil
    ) throws(ResolutionError) -> Service? {
        guard let entry = graph.find(service, name) else { return nil }
        return try graph.get(entry, onMainActor: false, for: nil)
    }

    /// A service of the main actor, or any other. Off the main actor this doesn't compile, and nothing else gives it.
    /// - Throws: ``ResolutionError``, as ``resolve(_:name:)`` does.
    @MainActor
    @inlinable
    public func resolveOnMainActor<Service: Sendable>(
        _ service: Service.Type = Service.self, name: String? = nil
    ) throws(ResolutionError) -> Service {
        guard let entry = graph.find(service, name) else { throw graph.missing(service, name) }
        return try graph.get(entry, onMainActor: true, for: nil)
    }

    /// A service of the main actor, or any other; nil if the service itself is not registered.
    /// - Throws: ``ResolutionError``, as ``resolve(_:name:)`` does.
    @MainActor
    @inlinable
    public func resolveOptionalOnMainActor<Service: Sendable>(
        _ service: Service.Type = Service.self, name: String? = nil
    ) throws(ResolutionError) -> Service? {
        guard let entry = graph.find(service, name) else { return nil }
        return try graph.get(entry, onMainActor: true, for: nil)
    }

    /// The names of the registered services, in the order of registration.
    public var registered: [String] {
        graph.registrations.map(\.key.description)
    }

    /// A new container in which some registrations are replaced. This one stays as it is, and no instance is in both, but for
    /// those registered as values.
    ///
    /// ```swift
    /// let test = try container.overriding { $0.register((any TodoDataSource).self, as: .shared, FakeDataSource.init) }
    /// ```
    /// - Parameter replace: Registers the replacements, each for a service (and name) that is registered.
    /// - Throws: ``GraphError`` if a replacement replaces nothing, or the new graph has problems.
    public func overriding(_ replace: (inout Registry) -> Void) throws(GraphError) -> Container {
        var replacements = Registry()
        replace(&replacements)
        let replaced = Set(replacements.registrations.map(\.key))
        let known = Set(graph.registrations.map(\.key))
        var registry = Registry()
        registry.registrations =
            graph.registrations.filter { !replaced.contains($0.key) } + replacements.registrations
        let unknown = replacements.registrations.filter { !known.contains($0.key) }
        return try registry.build(
            overridden: unknown.map {
                GraphProblem.overridesNothing($0.key.description, at: $0.origin, registered: registered)
            })
    }
}
