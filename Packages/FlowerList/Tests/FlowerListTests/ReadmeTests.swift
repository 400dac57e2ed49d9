import FlowerList
import Screens
import SharedData
import Testing

@MainActor struct ReadmeTests {
    @Test func theFirstExampleShowsTheCatalogue() async {
        let list = FlowerListView.preview()
        await list.appear()

        #expect(list.page.text.hasPrefix("Flowers\n=======\n"))
    }

    @Test func theSecondPutsTheFeatureTogether() {
        let context = Context()
        let flowers = FlowerListFactory(repository: DefaultFlowerRepository())
        let screen = flowers.screen(for: context) { id in Route(path: ["flowers", id.description]) }
        let endpoints = flowers.endpoints

        #expect(screen.page.title == "Flowers")
        #expect(endpoints.map { "\($0.method.rawValue) \($0.path)" } == ["GET /flowers", "GET /flowers/{id}"])
    }
}
