import Service
import Testing

struct ReadmeTests {
    @Test func theFirstExampleDoesWhatItSays() async throws {
        let flowers = try await EmbeddedFlowerService().flowers()

        #expect(
            "\(flowers.count) flowers, from \(flowers.first?.name ?? "none")"
                == "149 flowers, from Abyssinian Gladiolus")
    }
}
