import Service
import ServiceTesting
import SharedData
import Testing

struct DefaultFlowerRepositoryTests {
    private let record = FlowerRecord(
        id: 3, name: "Rose", otherNames: ["गुलाब"], scientificName: "Rosa gallica", family: "Rosaceae",
        colours: ["red", "white"],
        bloomMonths: [12, 1], heightCm: 120, light: "partialShade", summary: "A rose.")
    private let rose = Flower(
        id: Flower.ID(3), name: "Rose", otherNames: ["गुलाब"], scientificName: "Rosa gallica", family: "Rosaceae",
        colours: [.red, .white], bloomMonths: [12, 1], height: 120, light: .partialShade, description: "A rose.")

    private func changed(_ change: (inout FlowerRecord) -> Void) -> FlowerRecord {
        var record = record
        change(&record)
        return record
    }

    @Test func makesModelsOfRecordsInTheServicesOrder() async throws {
        let other = changed { $0.id = 2 }
        let repository = DefaultFlowerRepository(service: StubFlowerService([record, other]))

        let flowers = try await repository.flowers()

        #expect(flowers.first == rose)
        #expect(flowers.map(\.id.rawValue) == [3, 2])
        #expect(try await repository.flower(Flower.ID(3)) == rose)
        #expect(try await repository.flower(Flower.ID(4)) == nil)
    }

    @Test func readsTheEmbeddedCatalogue() async throws {
        let repository = DefaultFlowerRepository()

        let flowers = try await repository.flowers()

        #expect(flowers.count == (try await EmbeddedFlowerService().flowers().count))
        for flower in flowers { #expect(try await repository.flower(flower.id) == flower) }
    }

    @Test func whatIsNoFlowerIsNamedWithItemAndField() async {
        let bad: [(FlowerRecord, String)] = [
            (changed { $0.colours = ["red", "mauve"] }, "colours[1] is no colour that is known: “mauve”"),
            (changed { $0.colours = ["Red"] }, "colours[0] is no colour that is known: “Red”"),
            (changed { $0.bloomMonths = [0] }, "bloomMonths[0] must be 1 to 12, not 0"),
            (changed { $0.bloomMonths = [1, 13] }, "bloomMonths[1] must be 1 to 12, not 13"),
            (changed { $0.light = "" }, "light is none that is known: “”"),
            (changed { $0.heightCm = 0 }, "heightCm must be 1 to 10000, not 0"),
            (changed { $0.heightCm = .min }, "heightCm must be 1 to 10000, not -9223372036854775808"),
            (changed { $0.name = " " }, "name is empty"),
            (
                changed { $0.light = String(repeating: "x", count: 1000) },
                "light is none that is known: “\(String(repeating: "x", count: 40))…”"
            ),
        ]
        for (bad, reason) in bad {
            var second = bad
            second.id = 4
            let all = DefaultFlowerRepository(service: StubFlowerService([record, second]))
            let one = DefaultFlowerRepository(service: StubFlowerService([bad]))
            await #expect(throws: FlowerRepositoryError.decoding("[1].\(reason)")) { try await all.flowers() }
            await #expect(throws: FlowerRepositoryError.decoding(reason)) { try await one.flower(Flower.ID(3)) }
        }
    }

    @Test func twoFlowersWithOneIdAreRefused() async {
        let repository = DefaultFlowerRepository(service: StubFlowerService([record, record]))

        await #expect(throws: FlowerRepositoryError.decoding("[1].id is that of another flower: 3")) {
            try await repository.flowers()
        }
    }

    @Test func someoneElsesFlowerIsRefused() async {
        let repository = DefaultFlowerRepository(service: StubFlowerService(flower: { [record] _ in record }))

        await #expect(throws: FlowerRepositoryError.decoding("id is 3, but 9 was asked for")) {
            try await repository.flower(Flower.ID(9))
        }
    }

    @Test func theServicesErrorsBecomeItsOwn() async {
        let table: [(FlowerServiceError, FlowerRepositoryError)] = [
            (.cancelled, .cancelled), (.network("x"), .network("x")), (.decoding("[1].id"), .decoding("[1].id")),
        ]
        for (error, expected) in table {
            let repository = DefaultFlowerRepository(
                service: StubFlowerService(
                    flowers: { () throws(FlowerServiceError) in throw error },
                    flower: { _ throws(FlowerServiceError) in throw error }))
            await #expect(throws: expected) { try await repository.flowers() }
            await #expect(throws: expected) { try await repository.flower(Flower.ID(3)) }
        }
    }
}
