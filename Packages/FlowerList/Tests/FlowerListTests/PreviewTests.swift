import ScreensTesting
import Testing
import FlowerListTesting

@MainActor @Suite("The previews") struct PreviewTests {
    @Test("look as they did: Previews.txt") func golden() async throws {
        try GoldenFile("Previews.txt").check(await Preview.text(FlowerListPreviews.all))
    }
}
