import Service
import Testing

struct EmbeddedFlowerServiceTests {
    @Test func hasACatalogueWithIdsOfTheirOwn() async throws {
        let records = try await EmbeddedFlowerService().flowers()

        #expect(records.count >= 100)
        #expect(Set(records.map(\.id)).count == records.count)
        #expect(Set(records.map(\.name)).count == records.count)
    }

    @Test func everyRecordIsFilledIn() async throws {
        for record in try await EmbeddedFlowerService().flowers() {
            #expect(record.id > 0)
            #expect(![record.name, record.scientificName, record.family, record.summary].contains(""), "\(record)")
            #expect(!record.colours.isEmpty && !record.bloomMonths.isEmpty, "\(record)")
            #expect(record.bloomMonths.allSatisfy { (1...12).contains($0) }, "\(record)")
            #expect((1...1000).contains(record.heightCm), "\(record)")
            #expect(["sun", "partialShade", "shade"].contains(record.light), "\(record)")
        }
    }

    @Test func findsOneByItsId() async throws {
        let service = EmbeddedFlowerService()
        let first = try #require(try await service.flowers().first)

        #expect(try await service.flower(id: first.id) == first)
        #expect(try await service.flower(id: 0) == nil)
        #expect(try await service.flower(id: .max) == nil)
    }
}
