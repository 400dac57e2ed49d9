/// The catalogue of garden flowers that is part of the program: it needs no network and no file.
public struct EmbeddedFlowerService: FlowerService {
    // Read once, when first asked for.
    private static let catalogue = Result { () throws(FlowerServiceError) in
        try FlowerDecoding.records(PackageResources.flowers_json)
    }

    /// Makes the service.
    public init() {}

    public func flowers() async throws(FlowerServiceError) -> [FlowerRecord] {
        guard !Task.isCancelled else { throw .cancelled }
        return try Self.catalogue.get()
    }

    public func flower(id: Int64) async throws(FlowerServiceError) -> FlowerRecord? {
        try await flowers().first { $0.id == id }
    }
}
