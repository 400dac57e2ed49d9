import SharedData
import Testing

struct ReadmeTests {
    @Test func theFirstExampleDoesWhatItSays() async throws {
        let flowers = try await DefaultFlowerRepository().flowers()
        let found = flowers.filter { $0.isFound(by: "edelweiss") }

        #expect(found.contains { $0.scientificName.hasPrefix("Leontopodium") })
    }
}
