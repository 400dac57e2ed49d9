/// Why a repository could not do something: which operation failed, and for what reason.
public enum RepositoryError: Error, Sendable, Equatable {
    /// Reading failed.
    case fetch(Reason)
    /// Creating or importing failed.
    case create(Reason)
    /// Changing or restoring failed.
    case update(Reason)
    /// Deleting failed.
    case delete(Reason)
    /// The task was cancelled.
    case cancelled

    /// What was the matter. The texts say what happened, for a log.
    public enum Reason: Sendable, Equatable {
        /// The other side could not be reached, or answered with something else than was agreed.
        case network(String)
        /// What came was not of the agreed shape; the text names the item and the field.
        case decoding(String)
        /// It could not be read from or written to where it is kept.
        case storage(String)
        /// There is no such item.
        case notFound
        /// It does not go with how things are now.
        case conflict(String)
        /// The other side says that this person may not do it; the text says why.
        case forbidden(String)
    }

    /// The reason, or nil when the task was cancelled.
    public var reason: Reason? {
        switch self {
        case .fetch(let reason), .create(let reason), .update(let reason), .delete(let reason): reason
        case .cancelled: nil
        }
    }
}
