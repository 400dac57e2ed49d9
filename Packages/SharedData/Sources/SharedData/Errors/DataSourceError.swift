/// Why a data source could not do something.
public enum DataSourceError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The address of the server is none that a request can be sent to; the text is the address, or says what is wrong with it.
    case badURL(String)
    /// No whole answer came; the text says why.
    case requestFailed(String)
    /// The server answered with another status than the documented one: the status, and what the server said about it.
    case unexpectedStatus(Int, String)
    /// What came is not of the agreed shape; the text names the item and the field.
    case decoding(String)
    /// The database refused; the text says why and what to do.
    case storage(String)
    /// There is no such item.
    case notFound
    /// It does not go with how things are now; the text says how.
    case conflict(String)
    /// It is not allowed, to this person or to anybody; the text says why, for people.
    case forbidden(String)
    /// The task was cancelled.
    case cancelled

    public var description: String {
        switch self {
        case .badURL(let text): "The address of the server is not usable: \(text)"
        case .requestFailed(let text): "The server could not be asked: \(text)"
        case .unexpectedStatus(let status, let text):
            "The server answered with status \(status)" + (text.isEmpty ? "." : ": \(text)")
        case .decoding(let text): "The answer is not as it should be: \(text)"
        case .storage(let text), .conflict(let text), .forbidden(let text): text
        case .notFound: "There is no such item."
        case .cancelled: "It was cancelled."
        }
    }
}

extension DataSourceError {
    /// What a repository throws when a data source failed it in one of its operations.
    ///
    ///     do { return try await dataSource.todo(id) } catch { throw error.during(RepositoryError.fetch) }
    public func during(_ operation: (RepositoryError.Reason) -> RepositoryError) -> RepositoryError {
        RepositoryError.Reason(self).map(operation) ?? .cancelled
    }
}

extension RepositoryError.Reason {
    /// The table by which a data source's errors become a repository's reasons; nil for a cancellation.
    init?(_ error: DataSourceError) {
        switch error {
        case .badURL, .requestFailed, .unexpectedStatus: self = .network(error.description)
        case .decoding: self = .decoding(error.description)
        case .storage: self = .storage(error.description)
        case .notFound: self = .notFound
        case .conflict: self = .conflict(error.description)
        case .forbidden: self = .forbidden(error.description)
        case .cancelled: return nil
        }
    }
}
