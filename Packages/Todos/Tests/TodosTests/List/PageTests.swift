import Screens
import ScreensTesting
import class Service.Lock
import SharedData
import Testing
import Todos
import TodosDomain
import TodosTesting

@MainActor @Suite("The list's page") struct PageTests {
    @Test("marks lead to absolute verbs")
    func toggles() async {
        let list = ListUnderTest()
        await list.list.appear()

        #expect(list.rows.map(\.isOn) == [false, true, false])
        #expect(list.rows.compactMap(\.toggle?.id) == ["complete/1", "reopen/2", "complete/3"])
    }

    @Test("counts what is left", arguments: [(0, "0 items left"), (1, "1 item left"), (2, "2 items left")])
    func left(_ count: Int, _ words: String) async {
        let todos = SampleTodos.few.map { todo in
            Todo(id: todo.id, userID: todo.userID, title: todo.title, isCompleted: todo.id.rawValue > count)
        }
        let list = ListUnderTest(todos)
        list.list.edit("filter", to: "completed")

        await list.list.appear()

        #expect(bytes(list.words.first ?? "") == bytes(words))
    }

    @Test("completes and reopens all, and offers to clear only while something is done")
    func bulk() async {
        let list = ListUnderTest()
        await list.list.appear()

        _ = await list.list.perform("complete-all")
        #expect(list.rows.map(\.isOn) == [true, true, true])
        #expect(list.list.page.toolbar.map(\.title) == ["Reopen all", "Clear completed"])
        _ = await list.list.perform("complete-all")
        #expect(list.rows.map(\.isOn) == [true, true, true])

        _ = await list.list.perform("reopen-all")
        #expect(list.rows.map(\.isOn) == [false, false, false])
        #expect(list.list.page.toolbar.map(\.title) == ["Complete all"])
    }

    @Test(
        "says what is empty",
        arguments: [
            ("", "", "Nothing to do yet. Add your first todo above."), ("active", "", "Nothing left to do."),
            ("completed", "", "Nothing completed yet."), ("", " x ", "No todo contains “x”."),
            ("active", "x", "No active todo contains “x”."), ("completed", "x", "No completed todo contains “x”."),
        ])
    func empty(_ filter: String, _ search: String, _ words: String) async {
        let list = ListUnderTest([])
        list.list.edit("filter", to: filter)
        list.list.edit("q", to: search)

        await list.list.appear()

        #expect(list.words == ["0 items left", words])
        #expect(list.list.page.toolbar.isEmpty)
    }

    @Test("filters and searches in place, and begins at the beginning then")
    func filters() async {
        let list = ListUnderTest(SampleTodos.many(900))
        list.list.edit("offset", to: "400")
        await list.list.appear()
        #expect(list.rows.first?.id == "401")

        list.list.edit("filter", to: "completed")
        await list.list.appear()
        #expect(list.rows.first?.id == "3")
        list.list.edit("q", to: "NUMBER 9")
        await list.list.appear()
        #expect(list.rows.map(\.id) == ["9", "90", "93", "96", "99", "900"])
        list.list.edit("filter", to: "nonsense")
        await list.list.appear()
        #expect(list.rows.count == 12)
        #expect(list.list.page.address == ["q": "NUMBER 9"])
    }

    @Test("shows 10,000 todos in windows of 200, each once")
    func windows() async throws {
        let list = ListUnderTest(SampleTodos.many(10_000))
        var seen: [String] = []
        var offset: Int? = 0
        while let next = offset {
            list.list.edit("offset", to: String(next))
            await list.list.appear()
            seen += list.rows.map(\.id)
            guard case .rows(let rows)? = list.list.page.content.last, let window = rows.window else { break }
            #expect(rows.rows.count == 200)
            #expect(window.total == 10_000)
            offset = window.next
        }

        let all: [String] = (1...10_000).map { String($0) }
        #expect(seen == all)
    }

    @Test(
        "a window from outside is checked",
        arguments: ["-1", "9223372036854775807", "1e30", "99999999999999999999", "x", "2147483648"])
    func hostileWindow(_ offset: String) async {
        let list = ListUnderTest(SampleTodos.many(450))
        list.list.edit("offset", to: offset)

        await list.list.appear()

        #expect(["1", "401"].contains(list.rows.first?.id))
    }

    @Test(
        "has the address that it was made for",
        arguments: [
            "/todos", "/todos?filter=active", "/todos?filter=completed&q=number%203", "/todos?offset=200",
            "/todos?editing=7",
            "/todos?undo=1", "/todos?editing=7&filter=active&offset=0200", "/todos?filter=active&offset=200&q=number",
            "/todos?q=%25%20_%5C", "/todos?q=%F0%9F%91%A8%E2%80%8D%F0%9F%91%A9",
        ])
    func address(_ text: String) async throws {
        let list = ListUnderTest(SampleTodos.many(1000))
        _ = try await list.source.delete(Todo.ID(1000))
        let route = try #require(Route(text.replacing("offset=0200", with: "q=todo")))

        try await ScreenContract.checkAddress(route) { route in route.path == TodoListView.route.path ? list.list : nil
        }
    }

    @Test("nasty titles are shown as they are, in the page and in every form, and keep the page well formed")
    func nasty() async throws {
        let todos = NastyTitles.all.enumerated().map { index, title in
            Todo(id: Todo.ID(Int64(index) + 1), userID: SampleTodos.user.id, title: title)
        }
        let list = ListUnderTest(todos)
        await list.list.appear()

        #expect(list.rows.map { bytes($0.title) } == NastyTitles.all.map(bytes))
        try ScreenContract.checkPage(list.list.page)
        #expect(!list.list.page.text.unicodeScalars.contains("\u{1B}"))
    }

    @Test("asks before leaving exactly while something typed is unsaved")
    func leaving() async {
        let list = ListUnderTest()
        await list.list.appear()
        #expect(list.list.page.leaving == nil)
        list.list.edit("title", to: " ")
        #expect(list.list.page.leaving == nil)
        list.list.edit("title", to: "typed")
        #expect(list.list.page.leaving != nil)
        await list.list.appear()
        #expect(list.value("title") == "typed")
        _ = await list.list.perform("add")
        #expect(list.list.page.leaving == nil)
    }

    @Test("nobody signed in has no list")
    func signedOut() {
        #expect(TodosFactory.inMemory().listView(context: Context()) == nil)
    }
}
