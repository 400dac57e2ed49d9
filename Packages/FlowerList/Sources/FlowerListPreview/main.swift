// Prints the list in every state: swift run FlowerListPreview
import FlowerList
import Screens
import SharedData
import SharedDataTesting

@MainActor func list(_ repository: any FlowerRepository) -> FlowerListView {
    FlowerListFactory(repository: repository).screen(for: Context()) { Route(path: ["flowers", $0.description]) }
}

let waiting = FakeFlowerRepository()
let loading = list(waiting)
let task = Task { await loading.appear() }
await waiting.all.wait(for: 1)
print("--- loading\n\(loading.page.text)")
task.cancel()
let states: [(String, any FlowerRepository)] = [
    ("content", ReadyFlowerRepository()), ("empty", ReadyFlowerRepository([])),
    ("failed", ReadyFlowerRepository(failing: .network("nobody answered"))),
]
for (name, repository) in states {
    let screen = list(repository)
    await screen.appear()
    print("--- \(name)\n\(screen.page.text)")
}
