import SharedData

/// Gets the flower that the details show.
public protocol FlowerDetailsUseCase: Sendable {
    /// One flower, or nil when nobody knows one with this id.
    /// - Throws: ``FlowerDetailsError``.
    func flower(_ id: Flower.ID) async throws(FlowerDetailsError) -> Flower?
}

/// Gets the flower from a repository.
public struct GetFlower: FlowerDetailsUseCase {
    private let repository: any FlowerRepository

    /// Makes the use case.
    public init(repository: any FlowerRepository) { self.repository = repository }

    public func flower(_ id: Flower.ID) async throws(FlowerDetailsError) -> Flower? {
        do { return try await repository.flower(id) } catch { throw FlowerDetailsError(error) }
    }
}

/// Why the flower could not be had.
public enum FlowerDetailsError: Error, Sendable, Equatable {
    case cancelled
    /// The catalogue could not be reached; the text says why.
    case networkError(String)
    /// What came is not a flower; the text names the field.
    case decodingError(String)
}

// The one table by which reasons travel: repository → use case → words for a person.
extension FlowerDetailsError {
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
            "The flower could not be fetched: \(reason). Check the connection and try again."
        case .decodingError(let place):
            "The flower could not be read: \(place). Try again later, or tell whoever keeps the catalogue."
        }
    }
}
