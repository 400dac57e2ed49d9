/// A feature's registrations as one value. Modules can be added in any order; what one needs may come from another.
///
/// ```swift
/// let posts = Module("Posts") {
///     $0.register((any PostRepository).self, as: .shared, DefaultPostRepository.init)
/// }
/// let container = try Registry(posts, network).build()
/// ```
public struct Module: Sendable {
    /// The module's name, which messages about its registrations mention.
    public let name: String

    let registrations: [Registration]

    /// Gathers registrations.
    /// - Parameters:
    ///   - name: What messages call the module.
    ///   - register: Is given an empty registry to fill.
    public init(_ name: String, _ register: (inout Registry) -> Void) {
        self.name = name
        var registry = Registry()
        register(&registry)
        registrations = registry.registrations.map { registration in
            var registration = registration
            registration.module = registration.module ?? name
            return registration
        }
    }
}
