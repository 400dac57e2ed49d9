import Screens
import Testing

@testable import Terminal

@MainActor @Suite struct ShellFormTests {
    private let app = FakeApp()

    private func open(_ page: Page) -> (screen: FakeScreen, keys: Keyboard) {
        let screen = FakeScreen(page)
        app.screens["/todos"] = screen
        return (screen, Keyboard(app))
    }

    @Test func `Enter goes to what is missing and says so, and sends what is complete`() async {
        let (screen, keys) = open(Pages.login)

        await keys.type("ann")
        await keys.press(.enter)
        #expect(keys.look().contains("Still missing: Password"))
        #expect(screen.performed == [])
        await keys.type("x")
        await keys.press(.enter)

        #expect(screen.performed == ["login"])
    }

    @Test func `characters that come at once are one text in a field, and keys elsewhere`() async {
        let (screen, keys) = open(Pages.login)
        let typed = "家nn".map(Key.character) + [.enter] + "bc".map(Key.character) + [.control("a"), .character("d")]

        var rest = typed[...]
        var taken: [Key] = []
        while let key = keys.shell.takeKey(from: &rest) { taken.append(key) }
        #expect(taken == [.paste("家nn"), .enter, .paste("bc"), .control("a"), .character("d")])

        await keys.press(taken[0])
        #expect(screen.edits.count == 1 && screen.edits.last?.hasSuffix("=家nn") == true)

        await keys.press(.escape)
        rest = "jj".map(Key.character)[...]
        #expect(keys.shell.takeKey(from: &rest) == .character("j"))
    }

    @Test func `a line typed while the one before is being stored is a line of its own`() async {
        let (screen, keys) = open(
            Page(
                title: "Todos",
                content: [.form(Form(id: "new", fields: [Field("title", "New todo")], actions: [Action("add", "Add")]))]
            ))
        let door = Door()
        screen.onPerform = { screen, _ in
            await door.wait()
            screen.setField("title", to: "")
            return .stay
        }

        await keys.shell.handle(.paste("milk"))
        await keys.shell.handle(.enter)
        let typing = Task { await keys.shell.handle(.paste("bread")) }
        for _ in 0..<20 { await Task.yield() }
        door.open()
        await typing.value
        await keys.press(.enter)

        #expect(screen.performed == ["add", "add"])
        #expect(screen.edits == ["title=milk", "title=bread"])
    }

    @Test func `a secret is given to the screen and is nowhere to be seen`() async {
        let (screen, keys) = open(Pages.login)

        await keys.press(.tab)
        await keys.type("hunter2")

        #expect(screen.edits.last == "secret=hunter2")
        #expect(keys.look().contains("[•••••••"))
        #expect(!keys.look().contains("hunter2"))
        #expect(!screen.page.text.contains("hunter2"))
    }

    @Test func `a secret that the screen has done with is taken away`() async {
        let (screen, keys) = open(Pages.login)
        screen.onPerform = { screen, _ in
            screen.setField("secret", to: "")
            return .stay
        }

        await keys.type("a")
        await keys.press(.tab, .character("b"), .enter)

        #expect(screen.performed == ["login"])
        #expect(!keys.look().contains("•"))
        #expect(keys.shell.state.editors["secret"]?.text ?? "" == "")
    }

    @Test func `a text of many lines takes Enter and is sent by Ctrl-S`() async {
        let (screen, keys) = open(Pages.entry())

        await keys.press(.paste("one\ntwo"), .enter, .character("q"), .control("s"))

        #expect(screen.edits.last == "text=one\ntwo\nq")
        #expect(screen.performed == ["save"])
        #expect(keys.look().contains("│ two"))
    }

    @Test func `an incomplete form is not sent by its button`() async {
        let (screen, keys) = open(Pages.entry())

        await keys.press(.tab, .enter)

        #expect(screen.performed == [])
        #expect(keys.look().contains("Still missing: Text"))
        #expect(keys.look().contains("( Save )"))
    }

    @Test func `Esc stops typing, so that letters are commands again`() async {
        let (screen, keys) = open(Pages.entry())
        screen.page.toolbar = [Action("delete", "Delete")]

        await keys.press(.character("d"), .escape, .character("d"))
        #expect(screen.edits == ["text=d"])
        #expect(screen.performed == ["delete"])
        await keys.press(.character("i"), .character("d"))

        #expect(screen.edits.last == "text=dd")
    }

    @Test func `after Esc in a form, the keys that move go to the list and do not type`() async {
        let form = Form(id: "new", fields: [Field("title", "Title", isRequired: true)], actions: [Action("add", "Add")])
        let (screen, keys) = open(Pages.list(["milk", "bread"], extra: [.form(form)]))
        await keys.press(.up, .up)
        await keys.type("a")

        await keys.press(.escape)
        #expect(keys.look().contains("› milk"))
        await keys.press(.character("j"))

        #expect(keys.look().contains("› bread"))
        #expect(screen.edits == ["title=a"])
    }

    @Test func `where Esc left nothing chosen, the first row that comes is chosen`() async {
        let form = Form(id: "new", fields: [Field("title", "Title", isRequired: true)], actions: [Action("add", "Add")])
        let (screen, keys) = open(Page(title: "Todos", content: [.form(form)]))
        await keys.type("a")
        await keys.press(.escape)

        screen.page.content += Pages.list(["milk", "bread"]).content

        #expect(keys.look().contains("› milk"))
        await keys.press(.character("j"))
        #expect(keys.look().contains("› bread"))
        #expect(screen.edits == ["title=a"])
    }

    @Test func `what a screen changes in a field is shown`() async {
        let (screen, keys) = open(Pages.entry("draft"))

        screen.setField("text", to: "")

        #expect(!keys.look().contains("draft"))
    }

    @Test func `control characters in data are shown and never sent`() {
        let (_, keys) = open(Pages.entry("\u{1B}[2J\u{07}\u{9B}31m\u{202E}x"))

        let drawing = keys.shell.draw(keys.size)

        #expect(drawing.text.contains("␛[2J␇⟨9B⟩31m⟨202E⟩x"))
        let scalars = drawing.lines.map(\.text).joined().unicodeScalars
        #expect(!scalars.contains { $0.properties.generalCategory == .control })
    }

    @Test func `the row editor begins with the focus, Enter takes its first action`() async {
        let (screen, keys) = open(Pages.list(["milk", "bread"]))
        screen.onPerform = { screen, action in
            screen.page = action.verb == "edit" ? Pages.editing("milk") : Pages.list(["oat milk", "bread"])
            return .stay
        }

        await keys.press(.character("e"), .character("!"), .enter)

        #expect(screen.edits == ["title=milk!"])
        #expect(screen.performed == ["edit/0", "save/0"])
        #expect(keys.look().contains("› oat milk"))
    }

    @Test func `Esc in the row editor takes the way out`() async {
        let (screen, keys) = open(Pages.editing("milk"))

        await keys.press(.character("!"), .escape)

        #expect(screen.performed == ["cancel"])
    }

    @Test(arguments: [Key.tab, .down, .up, .backTab]) func `leaving the row editor takes its first action`(key: Key)
        async
    {
        let (screen, keys) = open(Pages.editing("milk"))

        await keys.press(.character("!"), key)

        #expect(screen.performed == ["save/0"])
    }

    @Test func `the row editor is not left while something is missing`() async {
        let (screen, keys) = open(Pages.editing("", isRequired: true))

        await keys.press(.down)

        #expect(screen.performed == [])
        #expect(keys.look().contains("Still missing: Title"))
    }

    @Test func `a field's message stands below it`() {
        var page = Pages.login
        page.content = [
            .form(Form(id: "f", fields: [Field("title", "Title", message: "Write something.")], actions: []))
        ]
        let (_, keys) = open(page)

        #expect(keys.look().contains("! Write something."))
    }
}
