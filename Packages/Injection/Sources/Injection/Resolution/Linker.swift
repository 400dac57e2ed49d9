/// Gives a registration the entries of what its initializer takes, so that resolving a graph needs no look-up at each edge.
@usableFromInline
struct Linker: Sendable {
    let entries: [ServiceKey: AnyEntry]

    /// The entry of a parameter.
    @usableFromInline
    func entry<Service>(_ service: Service.Type) -> Entry<Service> {
        if let entry = find(service) { return entry }
        if let optional = service as? any OptionalService.Type {
            // Safe: the adapter of an optional type is an entry of that optional.
            return unsafeDowncast(optional.adapter(in: self), to: Entry<Service>.self)
        }
        let entry = Entry<Service>(-1, scope: .transient, isMainActor: false)
        entry.fail(with: ResolutionError(.missing, ServiceKey(service, name: nil)))
        return entry
    }

    func find<Service>(_ service: Service.Type) -> Entry<Service>? {
        // Safe: the entry found by a service's key was made for that service.
        entries[ServiceKey(service, name: nil)].map { unsafeDowncast($0, to: Entry<Service>.self) }
    }
}

extension Optional: OptionalService {
    @usableFromInline static var wrappedService: any Any.Type { Wrapped.self }

    @usableFromInline
    static func adapter(in linker: Linker) -> AnyEntry {
        let adapter = Entry<Wrapped?>(-1, scope: .transient, isMainActor: false)
        if let entry = linker.find(Wrapped.self) {
            adapter.make = { context throws(ResolutionError) in try entry.get(context) }
        } else {
            adapter.make = { _ throws(ResolutionError) in nil }
        }
        return adapter
    }
}
