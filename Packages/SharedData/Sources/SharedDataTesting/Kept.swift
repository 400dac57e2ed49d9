import ServiceTesting
import SharedData

/// The ways in which a feature's data is kept: the contract of its data sources is tried on each.
public enum Kept: CaseIterable, Sendable {
    case inMemory, inDatabase, behindEndpointsInMemory, behindEndpointsInDatabase

    var isInDatabase: Bool { self == .inDatabase || self == .behindEndpointsInDatabase }
    var isBehindEndpoints: Bool { self == .behindEndpointsInMemory || self == .behindEndpointsInDatabase }
}

extension DataSourceSubject {
    /// Makes a subject with a new store, on a clock of its own.
    /// - Parameters:
    ///   - kept: How the data is kept; only what that takes is made.
    ///   - people: Who is known to it: the one who asks, and someone else. If nothing is said, 1 is Ada and 2 is Ben.
    ///   - inMemory: Makes the data source in memory.
    ///   - inDatabase: Makes the data source over a new database, in which the people are.
    ///   - behindEndpoints: Makes the data source by which a person reaches another one over the feature's endpoints.
    public init(
        _ kept: Kept, people: (User, User) = (User(id: User.ID(1), name: "Ada"), User(id: User.ID(2), name: "Ben")),
        inMemory: (ManualClock) -> Source, inDatabase: (ManualClock) async throws -> Source,
        behindEndpoints: (Source, User, ManualClock) -> Source
    ) async rethrows {
        let clock = ManualClock()
        let store = if kept.isInDatabase { try await inDatabase(clock) } else { inMemory(clock) }
        let (source, other) =
            if kept.isBehindEndpoints {
                (behindEndpoints(store, people.0, clock), behindEndpoints(store, people.1, clock))
            } else {
                (store, store)
            }
        self.init(source, of: people.0, other: (other, people.1)) { clock.advance(by: .seconds($0 * 24 * 60 * 60)) }
    }
}
