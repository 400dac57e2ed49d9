import Service

/// A flower service that answers as a test says. What the test did not say is answered with an error that says so.
public struct StubFlowerService: FlowerService {
    /// What answers ``flowers()``.
    public typealias All = @Sendable () async throws(FlowerServiceError) -> [FlowerRecord]
    /// What answers ``flower(id:)``.
    public typealias One = @Sendable (Int64) async throws(FlowerServiceError) -> FlowerRecord?

    private let all: All
    private let one: One

    /// Makes a service from what answers each of its questions.
    public init(
        flowers: @escaping All = { () throws(FlowerServiceError) in throw .network("flowers() was not stubbed") },
        flower: @escaping One = { id throws(FlowerServiceError) in throw .network("flower(id: \(id)) was not stubbed") }
    ) {
        all = flowers
        one = flower
    }

    /// Makes a service that knows some flowers.
    public init(_ records: [FlowerRecord]) {
        self.init(flowers: { () in records }, flower: { id in records.first { $0.id == id } })
    }

    public func flowers() async throws(FlowerServiceError) -> [FlowerRecord] { try await all() }
    public func flower(id: Int64) async throws(FlowerServiceError) -> FlowerRecord? { try await one(id) }
}
