import SharedData

/// Why a use case could not do what it was asked. The texts say what happened, for a log; ``message`` is for people.
public enum DiaryError: UseCaseError, Sendable, Equatable {
    /// The other side could not be reached, or did not answer as agreed.
    case networkError(String)
    /// What came was not of the agreed shape.
    case decodingError(String)
    /// It could not be read from or written to where it is kept.
    case dataSourceError(String)
    /// There is no such entry, or not for this person.
    case notFound
    /// It does not go with how things are now.
    case conflict(String)
    /// It is not allowed, to this person or to anybody; the text says why, for people.
    case forbidden(String)
    /// The text may be no entry. With more than one, the index of the item from 0.
    case invalidText(EntryTextProblem, item: Int? = nil)
    /// The task was cancelled.
    case cancelled

    /// The words for a person; nil for a cancellation, which is nothing to show.
    public var message: String? {
        switch self {
        case .networkError: "Network Error"
        case .decodingError: "Data Decoding Error"
        case .dataSourceError: "Data Source Error"
        case .notFound: "Entry Not Found"
        case .conflict: "Conflict With Another Change"
        case .forbidden(let text): text
        case .invalidText(let problem, nil): problem.description
        case .invalidText(let problem, let item?): "Item \(item + 1): \(problem)"
        case .cancelled: nil
        }
    }

    /// What happened in detail, for a log or a command's standard error; nil when the message says it all.
    public var detail: String? {
        switch self {
        case .networkError(let text), .decodingError(let text), .dataSourceError(let text), .conflict(let text): text
        case .notFound, .forbidden, .invalidText, .cancelled: nil
        }
    }
}
