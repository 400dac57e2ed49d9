/// Why a use case could not do what it was asked. Each feature has an error of its own, with these cases among them; what the texts say is for a
/// log.
public protocol UseCaseError: Error {
    /// The other side could not be reached, or did not answer as agreed.
    static func networkError(_ text: String) -> Self
    /// What came was not of the agreed shape.
    static func decodingError(_ text: String) -> Self
    /// It could not be read from or written to where it is kept.
    static func dataSourceError(_ text: String) -> Self
    /// There is no such item, or not for this person.
    static var notFound: Self { get }
    /// It does not go with how things are now.
    static func conflict(_ text: String) -> Self
    /// It is not allowed, to this person or to anybody; the text says why, for people.
    static func forbidden(_ text: String) -> Self
    /// The task was cancelled.
    static var cancelled: Self { get }
}

extension UseCaseError {
    /// The table by which a repository's reasons become a use case's.
    public init(_ error: RepositoryError) {
        self =
            switch error.reason {
            case nil: .cancelled
            case .network(let text): .networkError(text)
            case .decoding(let text): .decodingError(text)
            case .storage(let text): .dataSourceError(text)
            case .notFound: .notFound
            case .conflict(let text): .conflict(text)
            case .forbidden(let text): .forbidden(text)
            }
    }

    /// Runs a step of a use case; what the repository throws becomes what the use case throws.
    public static func asking<Value>(
        _ step: () async throws(RepositoryError) -> Value
    ) async throws(Self) -> Value {
        do { return try await step() } catch { throw Self(error) }
    }
}
