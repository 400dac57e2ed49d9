import SharedData

/// Why a use case could not do what it was asked. The texts say what happened, for a log; ``message`` is for people.
public enum UserError: UseCaseError, Sendable, Equatable {
    /// The other side could not be reached, or did not answer as agreed.
    case networkError(String)
    /// What came was not of the agreed shape.
    case decodingError(String)
    /// It could not be read from or written to where it is kept.
    case dataSourceError(String)
    /// There is no such person.
    case notFound
    /// It does not go with how things are now.
    case conflict(String)
    /// Whoever asks may not do it; the text says why, for people.
    case forbidden(String)
    /// It may not be said of a person. With more than one, the index of the item from 0.
    case invalid(PersonProblem, item: Int? = nil)
    /// It is whoever asks themselves, whose account is deleted in another way: with the password, and for good.
    case isOwnAccount
    /// The password was not accepted; the text says why, for people.
    case wrongPassword(String)
    /// The password can't be checked at the moment; the text says why, for people.
    case passwordNotChecked(String)
    /// The task was cancelled.
    case cancelled

    /// Someone else's entry.
    package static let notYours = UserError.forbidden(
        "Only whoever added a person, or that person, can change or remove them.")

    /// The words for a person; nil for a cancellation, which is nothing to show.
    public var message: String? {
        switch self {
        case .networkError: "Network Error"
        case .decodingError: "Data Decoding Error"
        case .dataSourceError: "Data Source Error"
        case .notFound: "Person Not Found"
        case .conflict: "Conflict With Another Change"
        case .forbidden(let text), .wrongPassword(let text), .passwordNotChecked(let text): text
        case .invalid(let problem, nil): problem.description
        case .invalid(let problem, let item?): "Item \(item + 1): \(problem)"
        case .isOwnAccount: "This is you: deleting your account asks for your password."
        case .cancelled: nil
        }
    }

    /// What happened in detail, for a log or a command's standard error; nil when the message says it all.
    public var detail: String? {
        switch self {
        case .networkError(let text), .decodingError(let text), .dataSourceError(let text), .conflict(let text): text
        default: nil
        }
    }
}
