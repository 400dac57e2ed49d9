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

    deinit {
        unnamed.deallocate()
    }

    /// The entry of a service, or nil if it isn't registered. `entries` keeps it as long as this graph lives.
    @inlinable @inline(__always)
    func find<Service>(_ service: Service.Type, _ name: String?) -> Unmanaged<Entry<Service>>? {
        guard let found = name.map({ findNamed(service, $0) }) ?? unnamed.find(service) else { return nil }
        // Safe: the entry found by a service's key was made for that service.
        return .passUnretained(unsafeDowncast(found._withUnsafeGuaranteedRef { $0 }, to: Entry<Service>.self))
    }

    /// The service of an entry: one that is ready without even keeping the entry meanwhile.
    @inlinable @inline(__always)
    func get<Service>(
        _ entry: Unmanaged<Entry<Service>>, onMainActor: Bool, for resolver: Resolver?
    ) throws(ResolutionError) -> Service {
        let ready = entry._withUnsafeGuaranteedRef { $0.isMainActor && !onMainActor ? nil : $0.ready }
        if let ready { return ready.pointee }
        let entry = entry.takeUnretainedValue()
        if entry.isMainActor, !onMainActor { throw needsMainActor(entry.index) }
        return try entry.get(Context(self, resolver))
    }

    @usableFromInline
    func findNamed(_ service: any Any.Type, _ name: String) -> Unmanaged<AnyEntry>? {
        named[ServiceKey(service, name: name)].map { .passUnretained($0) }
    }

    func entry(at index: Int) -> AnyEntry {
        entries[index]
    }

    @usableFromInline
    func missing(_ service: any Any.Type, _ name: String?) -> ResolutionError {
        ResolutionError(.missing, ServiceKey(service, name: name)).known(to: self)
    }

    @usableFromInline
    func needsMainActor(_ index: Int) -> ResolutionError {
        ResolutionError(.needsMainActor, registrations[index].key)
    }
}
