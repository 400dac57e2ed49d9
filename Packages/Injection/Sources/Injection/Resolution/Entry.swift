public import Synchronization

/// A service's place in a frozen graph, whatever its type.
// @unchecked is safe: see Entry, the only subclass.
@usableFromInline
class AnyEntry: @unchecked Sendable {
    @usableFromInline let index: Int
    @usableFromInline let scope: Scope
    @usableFromInline let isMainActor: Bool

    init(_ index: Int, scope: Scope, isMainActor: Bool) {
        self.index = index
        self.scope = scope
        self.isMainActor = isMainActor
    }

    /// Makes the service for the sake of the check.
    func tryOut(_ context: Context) throws(ResolutionError) {}

    /// Lets the entry fail instead of making anything.
    func fail(with error: ResolutionError) {}
}

/// A service's place in a frozen graph: how it is made and, when shared, what was made.
// @unchecked is safe: registering demands a Sendable service; `make` is set while the graph is linked, before any other thread
// sees it; what `made` points to is written once, by the one thread whose turn it is, before the pointer is stored (releasing),
// and read only after it was loaded (acquiring).
@usableFromInline
final class Entry<Service>: AnyEntry, @unchecked Sendable {
    @usableFromInline typealias Make = @Sendable (Context) throws(ResolutionError) -> Service

    @usableFromInline let made = Atomic<UnsafeMutablePointer<Service>?>(nil)
    // Unchecked exclusivity: it is never written while it could be read (above), and the check costs more than the rest.
    @exclusivity(unchecked) @usableFromInline var make: Make

    override init(_ index: Int, scope: Scope, isMainActor: Bool) {
        make = { _ throws(ResolutionError) in throw ResolutionError(.notLinked) }
        super.init(index, scope: scope, isMainActor: isMainActor)
    }

    deinit {
        if let made = made.load(ordering: .acquiring) {
            made.deinitialize(count: 1)
            made.deallocate()
        }
    }

    /// Where the shared service is, once it was made.
    @inlinable @inline(__always)
    var ready: UnsafeMutablePointer<Service>? {
        made.load(ordering: .acquiring)
    }

    /// The service: what was made before, or a new one.
    @inlinable
    func get(_ context: Context) throws(ResolutionError) -> Service {
        if let ready { return ready.pointee }
        if scope == .shared { return try getShared(context) }
        do {
            return try make(context)
        } catch {
            throw error.through(index, of: context.graph)
        }
    }

    @usableFromInline
    @inline(never)
    func getShared(_ context: Context) throws(ResolutionError) -> Service {
        let turns = context.graph.turns
        switch turns.take(index, isReady: { ready != nil }) {
        case .ready:
            if let ready { return ready.pointee }
            throw ResolutionError(.notLinked)
        case .circular:
            throw ResolutionError(.circular).through(index, of: context.graph)
        case .mine:
            defer { turns.end(index) }
            do {
                let service = try make(context)
                let place = UnsafeMutablePointer<Service>.allocate(capacity: 1)
                place.initialize(to: service)
                made.store(place, ordering: .releasing)
                return service
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
