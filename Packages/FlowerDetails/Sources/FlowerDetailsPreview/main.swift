// Prints the details in every state: swift run FlowerDetailsPreview
import FlowerDetails
import Screens
import SharedData
import SharedDataTesting

@MainActor func details(_ id: Flower.ID, _ repository: any FlowerRepository) -> FlowerDetailsView {
    FlowerDetailsFactory(repository: repository).screen(id, for: Context(), list: Route(path: ["flowers"]))
}

let waiting = FakeFlowerRepository()
let loading = details(Flower.ID(4), waiting)
let task = Task { await loading.appear() }
await waiting.one.wait(for: 1)
print("--- loading\n\(loading.page.text)")
task.cancel()
let states: [(String, Flower.ID, any FlowerRepository)] = [
    ("content", SampleFlowers.delphinium.id, ReadyFlowerRepository()),
    ("not found", Flower.ID(0), ReadyFlowerRepository()),
    ("failed", Flower.ID(4), ReadyFlowerRepository(failing: .network("nobody answered"))),
]
for (name, id, repository) in states {
    let screen = details(id, repository)
    await screen.appear()
    print("--- \(name)\n\(screen.page.text)")
}
