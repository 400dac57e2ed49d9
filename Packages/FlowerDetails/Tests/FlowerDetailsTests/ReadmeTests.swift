import FlowerDetails
import Screens
import SharedData
import Testing

@MainActor struct ReadmeTests {
    @Test func theFirstExampleShowsAFlower() async {
        let details = FlowerDetailsView.preview(Flower.ID(1))
        await details.appear()

        #expect(details.page.status == .ordinary)
        #expect(details.page.text.contains("- Family — "))
    }
}
