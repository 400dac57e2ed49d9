import Endpoints
import SharedData

/// Why the list could not be had.
public enum FlowerListError: Error, Sendable, Equatable {
    case cancelled
    /// The catalogue could not be reached; the text says why.
    case networkError(String)
    /// What came is not a catalogue; the text names the item and the field.
    case decodingError(String)
}

// The one table by which reasons travel: repository → use case → words for a person, and → problem for a program.
extension FlowerListError {
    init(_ error: FlowerRepositoryError) {
        switch error {
        case .cancelled: self = .cancelled
        case .network(let reason): self = .networkError(reason)
        case .decoding(let place): self = .decodingError(place)
        }
    }

    /// What happened and what to do, in words for a person; nil for a cancellation, which is nothing to show.
    public var message: String? {
        switch self {
        case .cancelled: nil
        case .networkError(let reason):
            "The flowers could not be fetched: \(reason). Check the connection and try again."
        case .decodingError(let place):
            "The catalogue could not be read: \(place). Try again later, or tell whoever keeps it."
        }
    }

    /// The error as an answer to a program.
    var problem: Problem {
        switch self {
        case .cancelled: .unavailable("The request was cancelled.")
        case .networkError(let reason): .unavailable("The flowers could not be fetched: \(reason).")
        case .decodingError(let place):
            Problem(502, "Bad Gateway", detail: "The catalogue could not be read: \(place).")
        }
    }
}
