import Screens
import class Service.Lock
import SharedData
import SharedDataTesting
import Testing
import Todos
import TodosDomain
import TodosTesting

@MainActor @Suite("The list, editing in place") struct EditingTests {
    private func editing(
        before: @escaping @Sendable (InterceptedTodoRepository.Call) async throws(RepositoryError) -> Void = { _ in
        }
    ) async -> ListUnderTest {
        let list = ListUnderTest(before: before)
        await list.list.appear()
        _ = await list.list.perform("edit/1")
        return list
    }

    @Test("the title stands in a form in the row's place, and the row in the address")
    func editor() async throws {
        let list = await editing()
        let editor = try #require(list.rows.first?.editor)

        #expect(editor.fields.first?.value == "Buy milk")
        #expect(editor.actions.map(\.id) == ["save/1", "discard"])
        #expect(editor.actions.last?.role == .cancel)
        #expect(list.rows.dropFirst().allSatisfy { $0.editor == nil })
        #expect(list.list.page.address == ["editing": "1"])
        #expect(list.list.page.leaving == nil)
    }

    @Test("saving takes the new title, trimmed, and closes the form")
    func save() async {
        let list = await editing()
        list.list.edit("rename", to: " Buy oat milk ")
        #expect(list.list.page.leaving != nil)

        _ = await list.list.perform("save/1")

        #expect(list.rows.first?.title == "Buy oat milk")
        #expect(list.rows.first?.editor == nil)
        #expect(list.list.page.leaving == nil)
        #expect(list.list.page.address.isEmpty)
    }

    @Test("discarding leaves the title as it was")
    func discard() async {
        let list = await editing()
        list.list.edit("rename", to: "something else")

        _ = await list.list.perform("discard")

        #expect(list.rows.first?.title == "Buy milk")
        #expect(list.rows.first?.editor == nil)
        #expect(list.list.page.leaving == nil)
        #expect(await list.stored() == SampleTodos.few)
    }

    @Test("an emptied title deletes the todo, with undo", arguments: ["", "  \n "])
    func emptied(_ title: String) async {
        let list = await editing()
        list.list.edit("rename", to: title)

        _ = await list.list.perform("save/1")

        #expect(list.rows.map(\.id) == ["2", "3"])
        #expect(list.list.page.notice?.text == "Deleted “Buy milk”")
        _ = await list.list.perform(list.list.page.notice?.action?.id ?? "")
        #expect(list.viewModel.todos == SampleTodos.few)
    }

    @Test("saving what nobody changed writes nothing, also when the title was changed elsewhere meanwhile")
    func unchanged() async throws {
        let list = await editing()
        let page = list.list.page
        _ = try await list.source.update(Todo.ID(1), TodoChange(title: "renamed elsewhere"))

        // A shell without state sends the fields of the page that it showed.
        let request = await list.afterRefresh()
        for field in page.forms.flatMap(\.fields) { request.list.edit(field.id, to: field.value) }
        _ = await request.list.perform("save/1")

        #expect(await list.source.todo(Todo.ID(1))?.title == "renamed elsewhere")
        #expect(request.list.page.address.isEmpty)
    }

    @Test("a shell without state saves what it was sent")
    func stateless() async {
        let list = await editing()
        let request = await list.afterRefresh()
        for (field, value) in [("rename", "sent"), ("was", "Buy milk"), ("title", "")] as [(Field.ID, String)] {
            request.list.edit(field, to: value)
        }

        _ = await request.list.perform("save/1")

        #expect(request.rows.first?.title == "sent")
        #expect(request.list.page.leaving == nil)
    }

    @Test("a title that may be none is refused beside its field and stays typed")
    func refused() async {
        let list = await editing()
        let long = String(repeating: "x", count: 501)
        list.list.edit("rename", to: long)

        _ = await list.list.perform("save/1")

        #expect(list.message("rename") == "A title may have at most 500 characters; this one has 501.")
        #expect(list.value("rename") == long)
        #expect(list.list.page.address == ["editing": "1"])
        #expect(await list.stored() == SampleTodos.few)
    }

    @Test("a save that fails keeps the form and what was typed, and a reload does not overwrite it")
    func failing() async {
        let outage = Outage()
        let list = await editing { call throws(RepositoryError) in if call.isWrite { try outage.check() } }
        list.list.edit("rename", to: "typed")
        outage.isOngoing = true

        _ = await list.list.perform("save/1")
        await list.list.appear()

        #expect(list.list.page.alert?.message == "Data Source Error")
        #expect(list.value("rename") == "typed")
        #expect(list.list.page.leaving != nil)
    }

    @Test("beginning to edit another title saves the first")
    func another() async {
        let list = await editing()
        list.list.edit("rename", to: "first")

        _ = await list.list.perform("edit/3")

        #expect(list.rows.map(\.title) == ["first", "Water the peonies", "Write to Émilie"])
        #expect(list.list.page.address == ["editing": "3"])
        #expect(list.value("rename") == "Write to Émilie")
    }

    @Test("a save that comes late, or twice, leaves what is edited by now as it is")
    func late() async {
        let list = await editing()
        list.list.edit("rename", to: "first")
        async let once = list.list.perform("save/1")
        async let twice = list.list.perform("save/1")
        _ = await (once, twice)
        _ = await list.list.perform("edit/3")
        list.list.edit("rename", to: "typed")

        _ = await list.list.perform("save/1")

        #expect(list.value("rename") == "typed")
        #expect(list.list.page.address == ["editing": "3"])
        #expect(await list.stored().map(\.title) == ["first", "Water the peonies", "Write to Émilie"])
    }

    @Test("emptying a title twice deletes once, and the undo stays")
    func emptiedTwice() async {
        let list = await editing()
        list.list.edit("rename", to: "")
        async let once = list.list.perform("save/1")
        async let twice = list.list.perform("save/1")
        _ = await (once, twice)

        #expect(list.list.page.notice?.text == "Deleted “Buy milk”")
        #expect(list.rows.map(\.id) == ["2", "3"])
    }

    @Test("what was typed for a todo that went meanwhile is offered as a new one, and said so")
    func gone() async throws {
        let list = await editing()
        list.list.edit("rename", to: "typed")
        _ = try await list.source.delete(Todo.ID(1))

        _ = await list.list.perform("save/1")

        #expect(list.list.page.alert?.message == "Todo Not Found")
        #expect(list.value("title") == "typed")
        #expect(list.rows.map(\.id) == ["2", "3"])
        #expect(list.list.page.address.isEmpty)
    }

    @Test("a row that is no longer shown is no longer edited, unless something was typed for it")
    func vanished() async {
        let untouched = await editing()
        untouched.list.edit("filter", to: "completed")
        await untouched.list.appear()
        #expect(untouched.list.page.address == ["filter": "completed"])

        let typed = await editing()
        typed.list.edit("rename", to: "typed")
        typed.list.edit("filter", to: "completed")
        await typed.list.appear()
        #expect(typed.list.page.leaving != nil)
        typed.list.edit("filter", to: "")
        await typed.list.appear()
        #expect(typed.value("rename") == "typed")
    }
}
