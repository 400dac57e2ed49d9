public import Synchronization

/// A service's place in a frozen graph, whatever its type.
// @unchecked is safe: see Entry, the only subclass.
@usableFromInline
class AnyEntry: @unchecked Sendable {
    @usableFromInline let index: Int
    @usableFromInline let isMainActor: Bool
    @usableFromInline let state: Atomic<UInt8>

    @usableFromInline static let transient: UInt8 = 0
    @usableFromInline static let pending: UInt8 = 1
    @usableFromInline static let ready: UInt8 = 2

    init(_ index: Int, scope: Scope, isMainActor: Bool) {
        self.index = index
        self.isMainActor = isMainActor
        state = Atomic(scope == .shared ? Self.pending : Self.transient)
    }

    /// Makes the service for the sake of the check.
    func tryOut(_ context: Context) throws(ResolutionError) {}

    /// Lets the entry fail instead of making anything.
    func fail(with error: ResolutionError) {}
}

/// A service's place in a frozen graph: how it is made and, when shared, what was made.
// @unchecked is safe: registering demands a Sendable service; `make` is set while the graph is linked, before any other thread sees it; `value` is written once, by
// the one thread whose turn it is, before `state` is stored as ready (releasing) and read only after that was loaded (acquiring).
@usableFromInline
final class Entry<Service>: AnyEntry, @unchecked Sendable {
    @usableFromInline typealias Make = @Sendable (Context) throws(ResolutionError) -> Service

    // Unchecked exclusivity: neither is ever written while it could be read (above), and the check costs more than the rest.
    @exclusivity(unchecked) @usableFromInline var value: Service?
    @exclusivity(unchecked) @usableFromInline var make: Make

    override init(_ index: Int, scope: Scope, isMainActor: Bool) {
        make = { _ throws(ResolutionError) in throw ResolutionError(.notLinked) }
        super.init(index, scope: scope, isMainActor: isMainActor)
    }

    /// The service: what was made before, or a new one.
    @inlinable
    func get(_ context: Context) throws(ResolutionError) -> Service {
        switch state.load(ordering: .acquiring) {
        case Self.ready:
            if let value { return value }
            throw ResolutionError.notLinked
        case Self.transient:
            do {
                return try make(context)
            } catch {
                throw error.through(index, of: context.graph)
            }
        default:
            return try getShared(context)
        }
    }

    @usableFromInline
    @inline(never)
    func getShared(_ context: Context) throws(ResolutionError) -> Service {
        let turns = context.graph.turns
        switch turns.take(index, isReady: { state.load(ordering: .acquiring) == Self.ready }) {
        case .ready:
            if let value { return value }
            throw ResolutionError(.notLinked)
        case .circular:
            throw ResolutionError(.circular).through(index, of: context.graph)
        case .mine:
            defer { turns.end(index) }
            do {
                let made = try make(context)
                value = made
                state.store(Self.ready, ordering: .releasing)
                return made
            } catch {
                throw error.through(index, of: context.graph)
            }
        }
    }

    override func tryOut(_ context: Context) throws(ResolutionError) {
        _ = try get(context)
    }

    override func fail(with error: ResolutionError) {
        make = { _ throws(ResolutionError) in throw error }
    }
}

/// Where a service is being made: in which graph, and for which closure.
@usableFromInline
struct Context {
    @usableFromInline let graph: ServiceGraph
    @usableFromInline let resolver: Resolver?

    @inlinable
    init(_ graph: ServiceGraph, _ resolver: Resolver?) {
        self.graph = graph
        self.resolver = resolver
    }
}
