import Screens
import Testing

@testable import Terminal

@MainActor @Suite struct ShellListTests {
    private let app = FakeApp()

    private func open(_ page: Page) -> (screen: FakeScreen, keys: Keyboard) {
        let screen = FakeScreen(page)
        app.screens["/todos"] = screen
        return (screen, Keyboard(app))
    }

    @Test func `the first row is chosen, and arrows and letters move on`() async {
        let (_, keys) = open(Pages.list(["milk", "bread", "jam"]))

        #expect(keys.look().contains("› milk"))
        await keys.press(.down, .character("j"))
        #expect(keys.look().contains("› jam"))
        await keys.press(.character("k"), .character("G"), .down)
        #expect(keys.look().contains("› jam"))
        await keys.press(.character("g"))
        #expect(keys.look().contains("› milk"))
    }

    @Test func `a row's mark and its actions are taken by the keys that are shown`() async {
        let (screen, keys) = open(Pages.list(["milk", "bread"], isOn: false))
        #expect(keys.look().contains("x Complete  e Edit  d Delete"))

        await keys.press(.down, .character("x"), .character(" "), .character("e"), .character("d"))

        #expect(screen.performed == ["complete/1", "complete/1", "edit/1", "delete/1"])
    }

    @Test func `the session is looked at before each action`() async {
        let (_, keys) = open(Pages.list(["milk"], isOn: false))

        await keys.press(.character("x"), .character("e"))

        #expect(app.refreshes == 2)
    }

    @Test func `Enter follows a row and Esc leads back to the same screen in the same place`() async {
        var page = Pages.list(["milk", "bread"])
        guard case .rows(var rows) = page.content[0] else { return }
        rows.rows[1].destination = Route(path: ["todos", "1"])
        page.content[0] = .rows(rows)
        let (screen, keys) = open(page)
        app.screens["/todos/1"] = FakeScreen(Page(title: "Bread"))

        await keys.press(.down, .enter)
        #expect(keys.look().contains("Todos › Bread"))
        await keys.press(.escape)

        #expect(keys.look().contains("› bread"))
        #expect(screen.appearances == 2)
    }

    @Test func `a route that names no screen says so and changes nothing`() async {
        let (_, keys) = open(Pages.list(["milk"]))

        keys.shell.open(Route(path: ["nowhere", "3"]))

        #expect(keys.look().contains("There is no /nowhere/3 here."))
        #expect(keys.look().contains("› milk"))
    }

    @Test func `when the chosen row is gone, the one in its place is chosen`() async {
        let (screen, keys) = open(Pages.list(["milk", "bread", "jam"]))
        await keys.press(.down)

        guard case .rows(var rows) = screen.page.content[0] else { return }
        rows.rows.remove(at: 1)
        screen.page.content[0] = .rows(rows)

        #expect(keys.look().contains("› jam"))
        rows.rows.removeLast()
        screen.page.content[0] = .rows(rows)
        #expect(keys.look().contains("› milk"))
    }

    @Test(arguments: [false, true]) func `when the last row is gone, no field takes the letter that undoes it`(
        isChosen: Bool
    ) async {
        let form = Form(id: "new", fields: [Field("title", "Title", isRequired: true)], actions: [Action("add", "Add")])
        let page = Pages.list(["milk"], extra: [.form(form)])
        let (screen, keys) = open(page)
        screen.onPerform = { screen, action in
            if action.verb == "delete" {
                screen.page.content.removeLast()
                screen.page.notice = Notice("Deleted “milk”", action: Action("undo", "Undo"))
            } else {
                screen.page = page
            }
            return .stay
        }
        if isChosen { await keys.press(.character("g")) }

        await keys.press(.character("d"), .character("u"))

        #expect(screen.performed == ["delete/0", "undo"])
        #expect(screen.edits == [])
        #expect(keys.look().contains("› milk"))
    }

    @Test func `a second press that was typed before the list changed takes nothing more`() async {
        let (screen, keys) = open(Pages.list(["milk", "bread", "jam"]))
        screen.onPerform = { screen, action in
            guard case .rows(var rows) = screen.page.content[0] else { return .stay }
            rows.rows.removeAll { $0.id == action.target }
            screen.page.content[0] = .rows(rows)
            return .stay
        }

        await keys.pressAtOnce(.character("d"), .character("d"))
        #expect(screen.performed == ["delete/0"])
        await keys.press(.character("d"))
        #expect(screen.performed == ["delete/0", "delete/1"])
    }

    @Test func `an action that is under way is not begun again`() async {
        let (screen, keys) = open(Pages.list(["milk"], isOn: false))
        let door = Door()
        screen.onPerform = { _, _ in
            await door.wait()
            return .stay
        }

        await keys.shell.handle(.character("x"))
        await keys.shell.handle(.character("x"))
        door.open()
        await keys.shell.settle()

        #expect(screen.performed == ["complete/0"])
    }

    @Test func `a notice shows what happened, and its letter takes it back`() async {
        let (screen, keys) = open(Pages.list(["milk"]))
        screen.page.notice = Notice("Deleted “bread”", action: Action("undo", "Undo"))

        #expect(keys.look().contains("✓ Deleted “bread”   u Undo"))
        await keys.press(.character("u"))

        #expect(screen.performed == ["undo"])
    }

    @Test func `a long list is turned by its address field`() async {
        let (screen, keys) = open(Page(title: "Todos"))
        func part(_ offset: Int) {
            let window = Window(offset: offset, limit: 2, total: 5)
            let rows = (window.places ?? 1...1).map { Row(id: "\($0)", title: "row \($0)") }
            screen.page.content = [
                .address(Field("offset", "", kind: .hidden, value: "\(offset)")), .rows(Rows(rows, window: window)),
            ]
        }
        part(0)
        screen.onEdit = { _, _, value in part(Window.offset(value)) }
        #expect(keys.look().contains("1–2 of 5   > next"))

        await keys.press(.character(">"), .pageDown)
        #expect(keys.look().contains("› row 5"))
        await keys.press(.character(">"))
        #expect(keys.look().contains("This is the last part of the list."))
        await keys.press(.pageUp, .character("<"))

        #expect(screen.edits == ["offset=2", "offset=4", "offset=2", "offset="])
        #expect(keys.look().contains("› row 1"))
        #expect(screen.appearances == 5)
    }

    @Test func `the slash goes to the search, each letter asks anew, and Esc clears it`() async {
        let (screen, keys) = open(Pages.list(["milk"], extra: [.address(Field("q", "Search"))]))

        await keys.press(.character("/"), .character("m"), .character("q"))
        #expect(screen.edits == ["q=m", "q=mq"])
        #expect(screen.appearances == 3)
        await keys.press(.escape)

        #expect(screen.edits.last == "q=")
        #expect(keys.look().contains("› milk"))
    }

    @Test func `Enter goes from the search to what it brought and keeps it`() async {
        let (screen, keys) = open(Pages.list(["milk"], extra: [.address(Field("q", "Search"))]))

        await keys.press(.character("/"), .character("m"), .enter)

        #expect(screen.edits == ["q=m"])
        #expect(keys.look().contains("› milk"))
    }

    @Test func `a choice in the address is changed in place`() async {
        let field = Field("show", "Show", kind: .choice([Choice("", "All"), Choice("done", "Completed")]))
        let (screen, keys) = open(Pages.list(["milk"], extra: [.address(field)]))

        await keys.press(.up, .right)
        #expect(keys.look().contains("(•) Completed"))
        await keys.press(.right)

        #expect(screen.edits == ["show=done", "show="])
        #expect(screen.appearances == 3)
    }

    @Test func `each action has a letter of its own, and no letter that moves`() {
        var page = Pages.list(["milk"])
        page.toolbar = ["Edit", "Quit", "Hide", "Delete all", "Édit", "家族"].map { Action(Action.ID($0), $0) }
        var frame = app.frame
        frame.actions = [Action("out", "Sign out")]

        let keys = CommandKeys(page: page, frame: frame)
        let letters = keys.commands(page: page, row: page.lists[0].rows[0], frame: frame).map(\.key)

        #expect(letters.count == 9)
        #expect(Set(letters).count == 9)
        #expect(letters.allSatisfy { $0.map { !"hjklqgGxi/?:0123456789".contains($0) } ?? false })
        #expect(letters.last == "S")
    }

    @Test func `the page's own action keeps its letter, whatever the list holds`() {
        var page = Pages.list(["milk"])
        page.toolbar = [Action("new", "New entry")]
        var long = page
        long.content = [.rows(Rows(page.lists[0].rows, window: Window(offset: 0, limit: 1, total: 5)))]
        var empty = page
        empty.content = [.text("Nothing is written yet.")]

        for page in [page, long, empty] {
            #expect(CommandKeys(page: page, frame: app.frame).key(of: page.toolbar[0], .page) == "n")
        }
    }

    @Test func `what page and frame both offer is offered once, by the letter that it has everywhere`() {
        var page = Pages.list(["milk"])
        page.toolbar = [Action("out", "Sign out"), Action("print", "Print")]
        var frame = app.frame
        frame.actions = [Action("out", "Sign out")]

        let commands = CommandKeys(page: page, frame: frame).commands(page: page, row: nil, frame: frame)

        #expect(commands.map(\.action.title) == ["Print", "Sign out"])
        #expect(commands.map(\.key) == ["p", "S"])
    }

    @Test func `all actions stand in a list that a colon opens`() async {
        let (screen, keys) = open(Pages.list(["milk"]))

        await keys.press(.character(":"))
        #expect(keys.look().contains("Delete: milk"))
        await keys.press(.down, .enter)

        #expect(screen.performed == ["delete/0"])
    }

    @Test func `the help is there for a question mark`() async {
        let (_, keys) = open(Pages.list(["milk"]))

        await keys.press(.character("?"))
        #expect(keys.look().contains("┌─ Keys"))
        await keys.press(.escape)

        #expect(!keys.look().contains("┌─ Keys"))
    }
}
