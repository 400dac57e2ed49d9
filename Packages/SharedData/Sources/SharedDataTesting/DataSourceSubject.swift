import ServiceTesting
import SharedData

/// A data source to be tried by a contract, and what belongs to it.
public struct DataSourceSubject<Source: Sendable>: Sendable {
    /// The data source, as the user reaches it.
    public let source: Source
    /// A person who is known to it.
    public let user: User
    /// Someone else, and the data source by which that person reaches the same store; nil if there is nobody else.
    public let other: (source: Source, user: User)?
    /// Lets so many days pass on the data source's clock; nil where time can't be changed.
    public let passDays: (@Sendable (Int) -> Void)?

    /// Makes a subject.
    public init(
        _ source: Source, of user: User, other: (source: Source, user: User)? = nil,
        passDays: (@Sendable (Int) -> Void)? = nil
    ) {
        self.source = source
        self.user = user
        self.other = other
        self.passDays = passDays
    }
}

/// Fails unless something throws ``DataSourceError/notFound``.
public func expectNotFound(
    _ what: String, _ body: () async throws(DataSourceError) -> Void
) async throws(ContractFailure) {
    do throws(DataSourceError) { try await body() } catch {
        guard error == .notFound else { throw ContractFailure("\(what): expected notFound, saw \(error)") }
        return
    }
    throw ContractFailure("\(what): expected notFound, saw success")
}
