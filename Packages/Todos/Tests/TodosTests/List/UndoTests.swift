import Screens
import class Service.Lock
import SharedData
import SharedDataTesting
import Testing
import Todos
import TodosDomain
import TodosTesting

@MainActor @Suite("The list, undoing") struct UndoTests {
    @Test("a deleted todo is gone, and a notice offers to take that back")
    func delete() async {
        let list = ListUnderTest()
        await list.list.appear()

        _ = await list.list.perform("delete/2")

        #expect(list.rows.map(\.id) == ["1", "3"])
        #expect(bytes(list.list.page.notice?.text ?? "") == bytes("Deleted “Water the peonies”"))
        #expect(list.list.page.notice?.action?.title == "Undo")
        #expect(list.list.page.address == ["undo": "1"])
    }

    @Test("undoing restores id, order and state, and takes the notice away")
    func undo() async {
        let list = ListUnderTest()
        await list.list.appear()
        _ = await list.list.perform("delete/2")

        _ = await list.list.perform(list.list.page.notice?.action?.id ?? "")

        #expect(list.viewModel.todos == SampleTodos.few)
        #expect(list.list.page.notice == nil)
        #expect(list.list.page.address.isEmpty)
        _ = await list.list.perform("undo/1")
        #expect(list.viewModel.todos == SampleTodos.few)
        #expect(!list.viewModel.hasError)
    }

    @Test("a refresh neither brings the todo back nor loses the undo")
    func refresh() async {
        let list = ListUnderTest()
        await list.list.appear()
        _ = await list.list.perform("delete/2")
        await list.list.appear()

        let refreshed = await list.afterRefresh()

        #expect(refreshed.rows.map(\.id) == ["1", "3"])
        #expect(refreshed.list.page.notice == list.list.page.notice)
        _ = await refreshed.list.perform(refreshed.list.page.notice?.action?.id ?? "")
        #expect(refreshed.viewModel.todos == SampleTodos.few)
    }

    @Test("the next write clears the undo that was offered; what was deleted stays deleted")
    func nextWrite() async {
        for action in ["complete/1", "complete-all", "reopen-all", "delete/3"] as [Action.ID] {
            let list = ListUnderTest()
            await list.list.appear()
            _ = await list.list.perform("delete/2")

            _ = await list.list.perform(action)

            #expect(list.list.page.notice?.text != "Deleted “Water the peonies”", "after \(action)")
            #expect(await list.source.todo(Todo.ID(2)) == nil, "after \(action)")
        }
    }

    @Test("clearing deletes all that is done as one, and one undo brings all of it back")
    func clear() async {
        let list = ListUnderTest(SampleTodos.many(9))
        await list.list.appear()

        _ = await list.list.perform("clear-completed")
        #expect(list.rows.count == 6)
        #expect(list.list.page.notice?.text == "Deleted 3 todos")
        #expect(!list.list.page.toolbar.contains { $0.id == "clear-completed" })
        _ = await list.list.perform(list.list.page.notice?.action?.id ?? "")

        #expect(list.viewModel.todos == SampleTodos.many(9))
    }

    @Test("an undo that fails keeps the offer")
    func failing() async {
        let outage = Outage()
        let list = ListUnderTest { call throws(RepositoryError) in if case .restore = call { try outage.check() } }
        await list.list.appear()
        _ = await list.list.perform("delete/2")
        outage.isOngoing = true

        _ = await list.list.perform("undo/1")

        #expect(list.list.page.alert?.actions.first?.id == "undo/1")
        #expect(list.list.page.notice?.action?.id == "undo/1")
        outage.isOngoing = false
        _ = await list.list.perform("undo/1")
        #expect(list.viewModel.todos == SampleTodos.few)
    }

    @Test("another person's deletion is neither shown nor undone")
    func others() async throws {
        let theirs = Todo(id: Todo.ID(9), userID: User.ID(2), title: "theirs")
        let list = ListUnderTest(SampleTodos.few + [theirs])
        let deletion = try #require(try await list.source.delete(theirs.id))
        list.list.edit("undo", to: deletion.id.description)

        await list.list.appear()
        _ = await list.list.perform(Action.ID("undo", deletion.id))

        #expect(list.list.page.notice == nil)
        #expect(list.list.page.address.isEmpty)
        #expect(await list.source.todo(theirs.id) == nil)
    }
}
