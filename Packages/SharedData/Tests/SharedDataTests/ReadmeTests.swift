import SharedData
import Testing

struct ReadmeTests {
    @Test func theFirstExampleDoesWhatItSays() async throws {
        let flowers = try await DefaultFlowerRepository().flowers()
        let found = flowers.filter(FlowerSearch("edelweiss").finds)

        #expect(found.contains { $0.scientificName.hasPrefix("Leontopodium") })
    }
}
