extension Registry {
    @usableFromInline
    mutating func add<Service: Sendable>(
        _ service: Service.Type, _ name: String?, _ scope: Scope, isMainActor: Bool, needs: [any Any.Type],
        _ place: Place,
        _ maker: @escaping @Sendable (Linker) -> Entry<Service>.Make
    ) {
        registrations.append(
            Registration(
                key: ServiceKey(service, name: name), scope: scope, isMainActor: isMainActor,
                needs: .parameters(needs.map(Need.init(parameter:))), place: place,
                makeEntry: { Entry<Service>($0, scope: scope, isMainActor: isMainActor) },
                // Safe: a registration links only the entry that it made, whose service is this one.
                link: { unsafeDowncast($0, to: Entry<Service>.self).make = maker($1) }))
    }

    @usableFromInline
    mutating func addClosure<Service: Sendable>(
        _ service: Service.Type, _ name: String?, _ scope: Scope, isMainActor: Bool, _ place: Place,
        _ maker: @escaping @Sendable (_ index: Int) -> Entry<Service>.Make
    ) {
        registrations.append(
            Registration(
                key: ServiceKey(service, name: name), scope: scope, isMainActor: isMainActor, needs: .closure,
                place: place,
                makeEntry: { Entry<Service>($0, scope: scope, isMainActor: isMainActor) },
                // Safe: as above.
                link: { entry, _ in unsafeDowncast(entry, to: Entry<Service>.self).make = maker(entry.index) }))
    }
}

/// Runs a factory; what it throws becomes a described error. An error of the container passes as it is.
@inlinable
func reporting<Service>(_ make: () throws -> Service) throws(ResolutionError) -> Service {
    do {
        return try make()
    } catch let error as ResolutionError {
        throw error
    } catch {
        throw ResolutionError(failed: error)
    }
}
