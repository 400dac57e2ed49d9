import Observation
import Screens
import Testing

@MainActor @Observable private final class Greeting: Screen {
    private var name = ""

    var page: Page {
        Page(
            title: "Greeting",
            content: [
                .address(Field("name", "Name", value: name)),
                .text(name.isEmpty ? "Who is there?" : "Hello, \(name)!"),
            ])
    }

    func appear() async {}

    func edit(_ field: Field.ID, to value: String) {
        if field == "name" { name = value }
    }

    func perform(_ action: Action.ID) async -> Outcome { .stay }
}

@MainActor @Suite struct ReadmeTests {
    @Test func `the first example of the README does what it says`() {
        let greeting = Greeting()
        greeting.edit("name", to: "Ann")

        #expect(greeting.page.text.contains("Hello, Ann!"))
        #expect(greeting.page.address == ["name": "Ann"])
    }
}
