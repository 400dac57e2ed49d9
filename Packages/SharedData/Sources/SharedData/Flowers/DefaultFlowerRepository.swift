import Service

/// The flowers of a flower service, as models.
public struct DefaultFlowerRepository: FlowerRepository {
    private let service: any FlowerService

    /// Makes a repository.
    /// - Parameter service: Where the facts come from; the catalogue that is part of the program where nothing else is said.
    public init(service: any FlowerService = EmbeddedFlowerService()) { self.service = service }

    public func flowers() async throws(FlowerRepositoryError) -> [Flower] {
        let records: [FlowerRecord]
        do { records = try await service.flowers() } catch { throw FlowerRepositoryError(error) }
        var flowers: [Flower] = []
        flowers.reserveCapacity(records.count)
        var ids: Set<Flower.ID> = []
        for (index, record) in records.enumerated() {
            let flower = try Flower(record, at: "[\(index)].")
            guard ids.insert(flower.id).inserted else {
                throw .decoding("[\(index)].id is that of another flower: \(flower.id)")
            }
            flowers.append(flower)
        }
        return flowers
    }

    public func flower(_ id: Flower.ID) async throws(FlowerRepositoryError) -> Flower? {
        let record: FlowerRecord?
        do { record = try await service.flower(id: id.rawValue) } catch { throw FlowerRepositoryError(error) }
        guard let record else { return nil }
        guard record.id == id.rawValue else { throw .decoding("id is \(record.id), but \(id) was asked for") }
        return try Flower(record, at: "")
    }
}

extension FlowerRepositoryError {
    /// What an error of the service means here.
    init(_ error: FlowerServiceError) {
        switch error {
        case .cancelled: self = .cancelled
        case .network(let reason): self = .network(reason)
        case .decoding(let place): self = .decoding(place)
        }
    }
}

extension Flower {
    /// Makes a flower of a record.
    /// - Parameter place: What stands before a field's name in an error.
    init(_ record: FlowerRecord, at place: String) throws(FlowerRepositoryError) {
        var colours: [Colour] = []
        for (index, word) in record.colours.enumerated() {
            guard let colour = Colour(rawValue: word) else {
                throw .decoding("\(place)colours[\(index)] is no colour that is known: \(word.cut)")
            }
            if !colours.contains(colour) { colours.append(colour) }
        }
        for (index, month) in record.bloomMonths.enumerated() where !(1...12).contains(month) {
            throw .decoding("\(place)bloomMonths[\(index)] must be 1 to 12, not \(month)")
        }
        guard let light = Light(rawValue: record.light) else {
            throw .decoding("\(place)light is none that is known: \(record.light.cut)")
        }
        guard (1...10_000).contains(record.heightCm) else {
            throw .decoding("\(place)heightCm must be 1 to 10000, not \(record.heightCm)")
        }
        guard !record.name.allSatisfy(\.isWhitespace) else { throw .decoding("\(place)name is empty") }
        self.init(
            id: ID(record.id), name: record.name, otherNames: record.otherNames, scientificName: record.scientificName,
            family: record.family, colours: colours, bloomMonths: record.bloomMonths, height: record.heightCm,
            light: light,
            description: record.summary)
    }
}

extension String {
    /// The text in quotes, cut to what fits a message.
    fileprivate var cut: String { "“\(count > 40 ? prefix(40) + "…" : self[...])”" }
}
