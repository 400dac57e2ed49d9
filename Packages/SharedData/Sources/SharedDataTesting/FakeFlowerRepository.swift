import SharedData

/// A flower repository that is driven by hand: each question waits until the test answers it.
///
///     let repository = FakeFlowerRepository()
///     async let loading: Void = viewModel.load()
///     await repository.all.wait(for: 1)
///     repository.all.answer(0, .success(SampleFlowers.all))
///     await loading
public struct FakeFlowerRepository: FlowerRepository {
    /// The questions for all flowers.
    public let all = HandDriven<Void, [Flower], FlowerRepositoryError>(cancelled: .cancelled)
    /// The questions for one flower, by its id.
    public let one = HandDriven<Flower.ID, Flower?, FlowerRepositoryError>(cancelled: .cancelled)

    /// Makes a repository that nobody has asked yet.
    public init() {}

    public func flowers() async throws(FlowerRepositoryError) -> [Flower] { try await all.ask(()) }
    public func flower(_ id: Flower.ID) async throws(FlowerRepositoryError) -> Flower? { try await one.ask(id) }
}

/// A flower repository that answers at once: with some flowers, or with an error.
public struct ReadyFlowerRepository: FlowerRepository {
    private let result: Result<[Flower], FlowerRepositoryError>

    /// Makes a repository with flowers.
    public init(_ flowers: [Flower] = SampleFlowers.all) { result = .success(flowers) }

    /// Makes a repository that always fails.
    public init(failing error: FlowerRepositoryError) { result = .failure(error) }

    public func flowers() async throws(FlowerRepositoryError) -> [Flower] { try result.get() }
    public func flower(_ id: Flower.ID) async throws(FlowerRepositoryError) -> Flower? {
        try result.get().first { $0.id == id }
    }
}
