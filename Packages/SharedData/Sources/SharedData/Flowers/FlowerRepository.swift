/// The flowers that the program knows.
public protocol FlowerRepository: Sendable {
    /// All flowers, in the catalogue's order.
    /// - Throws: ``FlowerRepositoryError``.
    func flowers() async throws(FlowerRepositoryError) -> [Flower]

    /// One flower, or nil when there is none with this id.
    /// - Throws: ``FlowerRepositoryError``.
    func flower(_ id: Flower.ID) async throws(FlowerRepositoryError) -> Flower?
}

/// Why flowers could not be had.
public enum FlowerRepositoryError: Error, Sendable, Equatable {
    case cancelled
    /// The catalogue could not be reached; the text says why.
    case network(String)
    /// What came is not a catalogue; the text names the item and the field.
    case decoding(String)
}
