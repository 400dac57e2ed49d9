/// What an app registers, before it is checked and frozen into a ``Container``.
///
/// ```swift
/// var registry = Registry()
/// registry.register((any TodoRepository).self, as: .shared, DefaultTodoRepository.init)
/// registry.register((any GetTodos).self, GetTodosUseCase.init)
/// let container = try registry.build()
/// ```
///
/// A registry is a value: a copy can be changed without changing the original. The order of registrations doesn't matter.
public struct Registry: Sendable {
    var registrations: [Registration] = []

    /// An empty registry.
    public init() {}

    /// A registry of some features' registrations.
    public init(_ modules: Module...) {
        for module in modules { add(module) }
    }

    /// Adds a feature's registrations.
    public mutating func add(_ module: Module) {
        registrations += module.registrations
    }

    /// Checks what the registrations declare and freezes them. No factory runs: a service is made when first asked for.
    ///
    /// The parameters of initializers are all checked. What a closure resolves is not known before it runs; ``check()`` runs
    /// them.
    /// - Throws: ``GraphError`` with every problem of the graph.
    public func build() throws(GraphError) -> Container {
        try build(overridden: [])
    }

    /// Checks the whole graph, closures included: each closure runs once, in a container that is thrown away.
    ///
    /// Call it in a test. What the closures resolve is made as well (once, if shared), so their side effects happen. A closure
    /// ends at the first service it can't get, so a second one it would have asked for later is found in the next run.
    /// - Throws: ``GraphError`` with every problem of the graph, and the factories that failed.
    @MainActor
    public func check() throws(GraphError) {
        let report = GraphReport(registrations)
        let trial = Trial(registrations, broken: report.unmakeable)
        let findings = trial.run()
        let problems = GraphReport(registrations, found: findings.needs).problems + findings.failures
        if !problems.isEmpty { throw GraphError(problems, registrations) }
    }

    func build(overridden missing: [GraphProblem]) throws(GraphError) -> Container {
        let problems = missing + GraphReport(registrations).problems
        if !problems.isEmpty { throw GraphError(problems, registrations) }
        return Container(graph: ServiceGraph(registrations))
    }
}
