import Screens
import ScreensTesting
import Testing

@MainActor @Suite struct PreviewTests {
    @Test func `a preview is the page as text below a line that says what it shows`() async {
        let text = await Preview("Home", "at rest") { FakeScreen("Home") }.text()

        #expect(text == "──── Home: at rest\n\nHome\n====\n")
    }

    @Test func `a screen is brought into a state by its address, by typing and by actions`() async {
        let text = await Preview("Home", "used") {
            await Preview.used(
                FakeScreen("Home", content: [.address(Field("q", "Search"))]), at: ["q": "rose"], then: ["nothing"])
        }.text()

        #expect(text.hasPrefix("──── Home: used (?q=rose)\n"))
        #expect(text.contains("Search: rose"))
    }

    @Test func `a screen is caught while it loads, and its load is cancelled`() async {
        let screen = WaitingScreen()

        let text = await Preview("Home", "loading", isLoading: true) { screen }.text()

        #expect(text.contains("… Loading"))
        #expect(screen.wasCancelled)
    }

    @Test func `a screen that there is not is told of`() async {
        #expect(await Preview("Home", "missing") { nil }.text().contains("There is no such screen."))
    }

    @Test func `a screen is caught while it does something`() async {
        let screen = WaitingScreen()

        let text = await Preview("Home", "busy", during: "save") { screen }.text()

        #expect(text.contains("… Loading"))
        #expect(screen.wasCancelled)
    }

    @Test func `what a page would ask is told below it, each question once`() async {
        let screen = FakeScreen("Home")
        let gone = Confirmation(question: "Delete it?", yes: "Delete")
        screen.page.toolbar = [
            Action("delete/1", "Delete", confirmation: gone), Action("delete/2", "Delete", confirmation: gone),
        ]
        screen.page.leaving = Confirmation(question: "Leave\u{7}?", yes: "Leave", no: "Stay")

        let text = await Preview("Home", "asking") { screen }.text()

        #expect(
            text.hasSuffix(
                """
                Actions: [Delete] [Delete]

                ? Delete: Delete it? [Delete] [Cancel]
                ? Going elsewhere: Leave␇? [Leave] [Stay]

                """))
    }
}

/// A screen whose load ends only when it is cancelled.
@MainActor private final class WaitingScreen: Screen {
    private var isLoading = false
    private(set) var wasCancelled = false

    var page: Page { Page(title: "Home", content: isLoading ? [.progress("Loading")] : []) }

    func appear() async {
        isLoading = true
        await untilCancelled()
        wasCancelled = true
    }

    func edit(_ field: Field.ID, to value: String) {}

    func perform(_ action: Action.ID) async -> Outcome {
        await appear()
        return .stay
    }

    private func untilCancelled() async {
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) }
    }
}
