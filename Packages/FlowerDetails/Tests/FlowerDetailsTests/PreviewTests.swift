import ScreensTesting
import Testing
import FlowerDetailsTesting

@MainActor @Suite("The previews") struct PreviewTests {
    @Test("look as they did: Previews.txt") func golden() async throws {
        try GoldenFile("Previews.txt").check(await Preview.text(FlowerDetailsPreviews.all))
    }
}
