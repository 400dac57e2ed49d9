/// The frozen graph behind a container: its entries, linked, and the table they are found by.
// @unchecked is safe: nothing changes after init but the entries, which take care of themselves.
@usableFromInline
final class ServiceGraph: @unchecked Sendable {
    let registrations: [Registration]
    let turns = Turns()
    /// Notes what closures resolve, in the graph that a check throws away.
    let recorder: Recorder?
    @usableFromInline let unnamed: EntryTable
    private let named: [ServiceKey: AnyEntry]
    private let entries: [AnyEntry]

    /// - Parameter broken: Registrations that can't be made, by index, and why: they fail instead.
    init(_ registrations: [Registration], recorder: Recorder? = nil, broken: [Int: ResolutionError] = [:]) {
        self.registrations = registrations
        self.recorder = recorder
        entries = registrations.indices.map { registrations[$0].makeEntry($0) }
        var byKey = [ServiceKey: AnyEntry](minimumCapacity: entries.count)
        for (registration, entry) in zip(registrations, entries) where byKey[registration.key] == nil {
            byKey[registration.key] = entry
        }
        let linker = Linker(entries: byKey)
        for (registration, entry) in zip(registrations, entries) {
            if let error = broken[entry.index] {
                entry.fail(with: error)
            } else {
                registration.link(entry, linker)
            }
        }
        named = byKey.filter { $0.key.name != nil }
        unnamed = EntryTable(byKey.filter { $0.key.name == nil }.map { ($0.key.type, $0.value) })
    }

    /// The entry of a service, or nil if it isn't registered.
    @inlinable
    func find<Service: Sendable>(_ service: Service.Type, _ name: String?) -> Entry<Service>? {
        // Safe: the entry found by a service's key was made for that service.
        if let name { return findNamed(service, name).map { unsafeDowncast($0, to: Entry<Service>.self) } }
        // The table's entries are kept by `entries`, as long as this graph.
        return unnamed.find(service)?._withUnsafeGuaranteedRef { unsafeDowncast($0, to: Entry<Service>.self) }
    }

    @usableFromInline
    func findNamed(_ service: any Any.Type, _ name: String) -> AnyEntry? {
        named[ServiceKey(service, name: name)]
    }

    func entry(at index: Int) -> AnyEntry {
        entries[index]
    }

    @usableFromInline
    func missing(_ service: any Any.Type, _ name: String?) -> ResolutionError {
        ResolutionError(.missing, ServiceKey(service, name: name)).known(to: self)
    }

    @usableFromInline
    func needsMainActor(_ service: any Any.Type, _ name: String?) -> ResolutionError {
        ResolutionError(.needsMainActor, ServiceKey(service, name: name)).known(to: self)
    }
}
