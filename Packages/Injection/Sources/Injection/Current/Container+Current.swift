extension Container {
    /// The container of the current task, set by ``inject(_:)-swift.method`` around it.
    ///
    /// Child tasks and `Task { }` inherit it, `Task.detached` does not; there is no other, global one to fall back to.
    /// - Throws: ``ResolutionError`` with the reason `noContainer`.
    public static var current: Container {
        get throws(ResolutionError) {
            guard let scope = InjectionScope.current else { throw ResolutionError(.noContainer) }
            return scope.container
        }
    }

    /// Runs some work in which `@Inject` takes its services from this container.
    ///
    /// ```swift
    /// let root = try container.inject { TodoScreen() }
    /// ```
    /// - Returns: What the closure returns, when all that asked to be injected meanwhile was.
    /// - Throws: What the closure throws, or the first ``ResolutionError`` of an `@Inject` in it.
    public func inject<Result>(_ body: () throws -> Result) throws -> Result {
        let scope = InjectionScope(self)
        let result = try InjectionScope.$current.withValue(scope) { try body() }
        if let failure = scope.firstFailure { throw failure }
        return result
    }

    /// The same for work that waits.
    public func inject<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async throws -> Result {
        let scope = InjectionScope(self)
        let result = try await InjectionScope.$current.withValue(scope) { try await body() }
        if let failure = scope.firstFailure { throw failure }
        return result
    }
}
