import Observation
import SharedData
import Testing
import Todos
import TodosData
import TodosDomain

import class Service.Lock

/// The examples of the README, as they stand there.
@MainActor @Suite("The README's examples") struct ExampleTests {
    @Test("the first one runs")
    func first() async throws {
        let todos = TodosFactory.inMemory()
        let me = User(id: User.ID(1), name: "Me")

        _ = try await todos.useCases.createTodo.execute(TodoDraft(title: "Buy milk"), for: me.id)
        let list = try #require(todos.listView(context: Context(user: me)))
        await list.appear()

        #expect(list.page.text.contains("[ ] Buy milk\n"))
    }

    @Test("a view of another framework needs no more than the view model's public members")
    func observable() async throws {
        let me = User(id: User.ID(1), name: "Me")
        let list = try #require(TodosFactory.inMemory().listView(context: Context(user: me)))
        let model: TodoListViewModel = list.viewModel
        await model.getTodos()
        let changes = Lock(0)
        withObservationTracking {
            _ = model.todos
        } onChange: {
            changes.withLock { $0 += 1 }
        }

        model.typeNewTitle("Buy milk")
        await model.perform(.add)
        let todo = try #require(model.todos.first)
        await model.perform(.complete(todo.id))
        await model.perform(.delete(todo.id))
        let deletion = try #require(model.deletion)
        await model.perform(.undo(deletion.id))

        #expect(model.todos.map(\.isCompleted) == [true])
        #expect(model.newTitle == "" && model.newTitleMessage == nil && model.retry == nil && !model.hasError)
        #expect(changes.withLock { $0 } == 1)
    }
}
