extension Registry {
    /// Registers a service that exists already. It is shared, and belongs to every container built from this registry.
    public mutating func register<Service: Sendable>(
        _ service: Service.Type, name: String? = nil, file: StaticString = #fileID, line: UInt = #line, value: Service
    ) {
        add(service, name, .shared, isMainActor: false, needs: [], Place(file, line)) { _ in
            { _ throws(ResolutionError) in value }
        }
    }

    /// Registers a service by a closure that resolves what it needs, where an initializer alone doesn't say it: a service
    /// with a name, a number, a choice.
    ///
    /// ```swift
    /// registry.register((any Archive).self) { DiskArchive(try $0.resolve((any Database).self, name: "archive")) }
    /// ```
    /// ``build()`` can't see what the closure resolves; ``check()`` can.
    @inlinable
    public mutating func register<Service: Sendable>(
        _ service: Service.Type, name: String? = nil, as scope: Scope = .transient,
        file: StaticString = #fileID, line: UInt = #line,
        _ make: @escaping @Sendable (Resolver) throws -> Service
    ) {
        addClosure(service, name, scope, isMainActor: false, Place(file, line)) { index in
            { context throws(ResolutionError) in
                let resolver = try Resolver(making: index, in: context)
                defer { resolver.finish() }
                return try reporting { try make(resolver) }
            }
        }
    }

    /// The same for a main-actor service: the closure runs on the main actor and may call ``Resolver/resolveOnMainActor(_:name:)``.
    @inlinable
    public mutating func registerOnMainActor<Service: Sendable>(
        _ service: Service.Type, name: String? = nil, as scope: Scope = .transient,
        file: StaticString = #fileID, line: UInt = #line,
        _ make: @escaping @MainActor @Sendable (Resolver) throws -> Service
    ) {
        addClosure(service, name, scope, isMainActor: true, Place(file, line)) { index in
            { context throws(ResolutionError) in
                let resolver = try Resolver(making: index, in: context)
                defer { resolver.finish() }
                let handed = SameThread(resolver)
                return try reporting { try MainActor.assumeIsolated { try make(handed.value) } }
            }
        }
    }
}

/// Takes a value into a closure that runs at once, on the same thread.
// @unchecked is safe: `MainActor.assumeIsolated` runs its closure synchronously where it is called, and nothing keeps it.
@usableFromInline
struct SameThread<Value>: @unchecked Sendable {
    @usableFromInline let value: Value

    @usableFromInline
    init(_ value: Value) {
        self.value = value
    }
}
