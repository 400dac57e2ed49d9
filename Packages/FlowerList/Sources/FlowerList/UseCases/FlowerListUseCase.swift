import SharedData

/// Gets the flowers that the list shows.
public protocol FlowerListUseCase: Sendable {
    /// All flowers, in the catalogue's order.
    /// - Throws: ``FlowerListError``.
    func flowers() async throws(FlowerListError) -> [Flower]
}

/// Gets the flowers from a repository.
public struct GetFlowers: FlowerListUseCase {
    private let repository: any FlowerRepository

    /// Makes the use case.
    public init(repository: any FlowerRepository) { self.repository = repository }

    public func flowers() async throws(FlowerListError) -> [Flower] {
        do { return try await repository.flowers() } catch { throw FlowerListError(error) }
    }
}

/// Finds one flower, for whoever asks the endpoints.
struct FindFlower {
    let repository: any FlowerRepository

    func flower(_ id: Flower.ID) async throws(FlowerListError) -> Flower? {
        do { return try await repository.flower(id) } catch { throw FlowerListError(error) }
    }
}
