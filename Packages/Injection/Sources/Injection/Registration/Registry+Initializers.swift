// One overload per number of parameters: a parameter pack would serve them all, but the compiler leaves part of it unspecialised,
// and a 4-deep graph takes 2.6 times as long as by hand in place of 1.6.

extension Registry {
    /// Registers a service that needs nothing: `register((any Clock).self, SystemClock.init)`.
    @inlinable
    public mutating func register<Service: Sendable>(
        _ service: Service.Type, name: String? = nil, as scope: Scope = .transient,
        file: StaticString = #fileID, line: UInt = #line,
        _ make: @escaping @Sendable () throws -> Service
    ) {
        add(service, name, scope, isMainActor: false, needs: [], Place(file, line)) { _ in
            return { _ throws(ResolutionError) in
                return try reporting { try make() }
            }
        }
    }

    /// Registers a service by an initializer (or a closure) whose parameter is the service it needs.
    @inlinable
    public mutating func register<Service: Sendable, A: Sendable>(
        _ service: Service.Type, name: String? = nil, as scope: Scope = .transient,
        file: StaticString = #fileID, line: UInt = #line,
        _ make: @escaping @Sendable (A) throws -> Service
    ) {
        add(service, name, scope, isMainActor: false, needs: [A.self], Place(file, line)) { linker in
            let a = linker.entry(A.self)
            return { context throws(ResolutionError) in
                let a = try a.get(context)
                return try reporting { try make(a) }
            }
        }
    }

    /// The same for two parameters.
    @inlinable
    public mutating func register<Service: Sendable, A: Sendable, B: Sendable>(
        _ service: Service.Type, name: String? = nil, as scope: Scope = .transient,
        file: StaticString = #fileID, line: UInt = #line,
        _ make: @escaping @Sendable (A, B) throws -> Service
    ) {
        add(service, name, scope, isMainActor: false, needs: [A.self, B.self], Place(file, line)) { linker in
            let (a, b) = (linker.entry(A.self), linker.entry(B.self))
            return { context throws(ResolutionError) in
                let (a, b) = (try a.get(context), try b.get(context))
                return try reporting { try make(a, b) }
            }
        }
    }

    /// The same for three parameters.
    @inlinable
    public mutating func register<Service: Sendable, A: Sendable, B: Sendable, C: Sendable>(
        _ service: Service.Type, name: String? = nil, as scope: Scope = .transient,
        file: StaticString = #fileID, line: UInt = #line,
        _ make: @escaping @Sendable (A, B, C) throws -> Service
    ) {
        add(service, name, scope, isMainActor: false, needs: [A.self, B.self, C.self], Place(file, line)) { linker in
            let (a, b, c) = (linker.entry(A.self), linker.entry(B.self), linker.entry(C.self))
            return { context throws(ResolutionError) in
                let (a, b, c) = (try a.get(context), try b.get(context), try c.get(context))
                return try reporting { try make(a, b, c) }
            }
        }
    }

    /// The same for four parameters.
    @inlinable
    public mutating func register<Service: Sendable, A: Sendable, B: Sendable, C: Sendable, D: Sendable>(
        _ service: Service.Type, name: String? = nil, as scope: Scope = .transient,
        file: StaticString = #fileID, line: UInt = #line,
        _ make: @escaping @Sendable (A, B, C, D) throws -> Service
    ) {
        add(service, name, scope, isMainActor: false, needs: [A.self, B.self, C.self, D.self], Place(file, line)) {
            linker in
            let (a, b, c, d) = (linker.entry(A.self), linker.entry(B.self), linker.entry(C.self), linker.entry(D.self))
            return { context throws(ResolutionError) in
                let (a, b, c, d) = (try a.get(context), try b.get(context), try c.get(context), try d.get(context))
                return try reporting { try make(a, b, c, d) }
            }
        }
    }

    /// The same for five parameters.
    @inlinable
    public mutating func register<Service: Sendable, A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable>(
        _ service: Service.Type, name: String? = nil, as scope: Scope = .transient,
        file: StaticString = #fileID, line: UInt = #line,
        _ make: @escaping @Sendable (A, B, C, D, E) throws -> Service
    ) {
        add(
            service, name, scope, isMainActor: false, needs: [A.self, B.self, C.self, D.self, E.self], Place(file, line)
        ) { linker in
            let (a, b, c, d, e) = (
                linker.entry(A.self), linker.entry(B.self), linker.entry(C.self), linker.entry(D.self),
                linker.entry(E.self)
            )
            return { context throws(ResolutionError) in
                let (a, b, c, d, e) = (
                    try a.get(context), try b.get(context), try c.get(context), try d.get(context), try e.get(context)
                )
                return try reporting { try make(a, b, c, d, e) }
            }
        }
    }

    /// The same for six parameters.
    @inlinable
    public mutating func register<
        Service: Sendable, A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable
    >(
        _ service: Service.Type, name: String? = nil, as scope: Scope = .transient,
        file: StaticString = #fileID, line: UInt = #line,
        _ make: @escaping @Sendable (A, B, C, D, E, F) throws -> Service
    ) {
        add(
            service, name, scope, isMainActor: false, needs: [A.self, B.self, C.self, D.self, E.self, F.self],
            Place(file, line)
        ) { linker in
            let (a, b, c, d, e, f) = (
                linker.entry(A.self), linker.entry(B.self), linker.entry(C.self), linker.entry(D.self),
                linker.entry(E.self), linker.entry(F.self)
            )
            return { context throws(ResolutionError) in
                let (a, b, c, d, e, f) = (
                    try a.get(context), try b.get(context), try c.get(context), try d.get(context), try e.get(context),
                    try f.get(context)
                )
                return try reporting { try make(a, b, c, d, e, f) }
            }
        }
    }
}
