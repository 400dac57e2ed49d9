import Screens
import Testing

@testable import Terminal

@MainActor @Suite struct ShellQuestionTests {
    private let app = FakeApp()

    private func open(_ page: Page) -> (screen: FakeScreen, keys: Keyboard) {
        let screen = FakeScreen(page)
        app.screens["/todos"] = screen
        return (screen, Keyboard(app))
    }

    private func asking(role: Action.Role = .normal) -> Page {
        var page = Pages.list(["milk"])
        page.toolbar = [
            Action(
                "clear", "Clear", role: role, confirmation: Confirmation(question: "Clear all?", yes: "Clear"))
        ]
        return page
    }

    @Test func `a question is asked first, and yes goes on`() async {
        let (screen, keys) = open(asking())

        await keys.press(.character("c"))
        #expect(keys.look().contains("Clear all?"))
        #expect(screen.performed == [])
        await keys.press(.enter)

        #expect(screen.performed == ["clear"])
        #expect(!keys.look().contains("Clear all?"))
    }

    @Test(arguments: [Key.escape, .character("n")]) func `no goes nowhere`(key: Key) async {
        let (screen, keys) = open(asking())

        await keys.press(.character("c"), key)

        #expect(screen.performed == [])
        #expect(!keys.look().contains("Clear all?"))
    }

    @Test func `where something is taken away, Enter alone does not confirm`() async {
        let (screen, keys) = open(asking(role: .destructive))

        await keys.press(.character("c"), .enter)
        #expect(screen.performed == [])
        await keys.press(.character("c"), .left, .enter)

        #expect(screen.performed == ["clear"])
    }

    @Test func `a double press does not confirm a question that nobody saw`() async {
        let (screen, keys) = open(asking())

        await keys.pressAtOnce(.character("c"), .enter, .character("y"))
        #expect(screen.performed == [])
        #expect(keys.look().contains("Clear all?"))
        await keys.press(.enter)

        #expect(screen.performed == ["clear"])
    }

    @Test func `an alert is seen before anything else, and its action takes it away`() async {
        let (screen, keys) = open(Pages.list(["milk"]))
        screen.page.alert = Alert(title: "Error", message: "No network.", actions: [Action("ok", "OK")])
        screen.onPerform = { screen, _ in
            screen.page.alert = nil
            return .stay
        }
        keys.look()

        await keys.press(.character("d"), .character("2"))
        #expect(screen.performed == [])
        #expect(keys.look().contains("No network."))
        await keys.press(.enter)

        #expect(screen.performed == ["ok"])
        #expect(!keys.look().contains("No network."))
    }

    @Test func `an alert of the frame is answered by the app`() async {
        let (screen, keys) = open(Pages.list(["milk"]))
        app.frame.alert = Alert(title: "Session", message: "It has ended.", actions: [Action("ok", "OK")])
        keys.look()

        await keys.press(.enter)

        #expect(app.performed == ["ok"])
        #expect(screen.performed == [])
    }

    @Test func `leaving something unsaved is asked about`() async {
        let (_, keys) = open(Pages.list(["milk"]))
        app.screens["/todos/new"] = FakeScreen(Pages.entry("draft", leaving: true))
        keys.shell.open(Route(path: ["todos", "new"]))
        keys.look()

        await keys.press(.escape, .escape)
        #expect(keys.look().contains("Throw it away?"))
        await keys.press(.enter)
        #expect(keys.look().contains("draft"))
        await keys.press(.escape, .character("y"))

        #expect(keys.look().contains("› milk"))
    }

    @Test func `another tab keeps what is unsaved, and returning to the root asks`() async {
        _ = open(Pages.list(["milk"]))
        app.screens["/todos/new"] = FakeScreen(Pages.entry("draft", leaving: true))
        let keys = Keyboard(app)
        keys.shell.open(Route(path: ["todos", "new"]))
        keys.look()

        await keys.press(.escape, .character("2"))
        #expect(keys.look().contains("[2 ✎ Diary]"))
        await keys.press(.character("1"))
        #expect(keys.look().contains("draft"))
        await keys.press(.character("1"))

        #expect(keys.look().contains("Throw it away?"))
    }

    @Test(arguments: [Key.character("q"), .control("c")]) func `quitting asks when something is unsaved`(key: Key) async
    {
        let (screen, keys) = open(Pages.list(["milk"]))
        screen.page.leaving = Confirmation(question: "Throw it away?", yes: "Throw away")

        await keys.press(key)
        #expect(keys.shell.exitCode == nil)
        await keys.press(.character("y"))

        #expect(keys.shell.exitCode == 0)
    }

    @Test func `quitting waits for what was begun, and Ctrl-C then does not`() async {
        let (screen, keys) = open(Pages.list(["milk"]))
        let door = Door()
        screen.onPerform = { _, _ in
            await door.wait()
            return .stay
        }

        await keys.shell.handle(.character("d"))
        await keys.shell.handle(.character("q"))
        #expect(keys.shell.exitCode == nil)
        #expect(keys.look().contains("Finishing"))
        door.open()
        await keys.shell.settle()

        #expect(keys.shell.exitCode == 0)
    }

    @Test func `Ctrl-C twice does not wait`() async {
        let (screen, keys) = open(Pages.list(["milk"]))
        let door = Door()
        screen.onPerform = { _, _ in
            await door.wait()
            return .stay
        }

        await keys.shell.handle(.character("d"))
        await keys.shell.handle(.control("c"))
        await keys.shell.handle(.control("c"))

        #expect(keys.shell.exitCode == 0)
        door.open()
    }
}
