import Screens
import SharedData
import Todos
import TodosData
import TodosDomain
import TodosTesting

/// The list in each of its states.
@MainActor enum Previews {
    static let states: [(name: String, prepare: () async -> TodoListView?)] = [
        ("before the first load", { list([]) }),
        ("empty", { await shown(list([])) }),
        ("some todos", { await shown(list(SampleTodos.few)) }),
        ("only active ones", { await shown(list(SampleTodos.few), at: ["filter": "active"]) }),
        ("a search that finds nothing", { await shown(list(SampleTodos.few), at: ["q": "bread"]) }),
        ("a window on many", { await shown(list(SampleTodos.many(1000)), at: ["offset": "800"]) }),
        ("a title being edited", { await shown(list(SampleTodos.few), then: ["edit/2"]) }),
        ("after a deletion", { await shown(list(SampleTodos.few), then: ["delete/1"]) }),
        ("after clearing", { await shown(list(SampleTodos.many(9)), then: ["clear-completed"]) }),
        ("a title refused", { await shown(list(SampleTodos.few), typing: " ", then: ["add"]) }),
        ("the first load failed", { await shown(failing(reads: true)) }),
        ("a write failed", { await shown(failing(reads: false), typing: "Kept", then: ["add"]) }),
        (
            "titles that programs have stumbled over",
            {
                await shown(
                    list(
                        NastyTitles.all.enumerated().map { index, title in
                            Todo(id: Todo.ID(Int64(index) + 1), userID: SampleTodos.user.id, title: title)
                        }))
            }
        ),
    ]

    private static func list(_ todos: [Todo]) -> TodoListView? {
        TodosFactory.inMemory(todos).listView(context: Context(user: SampleTodos.user))
    }

    private static func failing(reads: Bool) -> TodoListView? {
        let repository = DefaultTodoRepository(dataSource: InMemoryTodoDataSource(SampleTodos.few))
        let failing = InterceptedTodoRepository(repository) { call throws(RepositoryError) in
            if call.isWrite != reads { throw .fetch(.network("connection refused")) }
        }
        return TodosFactory(repository: failing).listView(context: Context(user: SampleTodos.user))
    }

    private static func shown(
        _ list: TodoListView?, at query: [String: String] = [:], typing title: String? = nil,
        then actions: [Action.ID] = []
    ) async -> TodoListView? {
        list?.apply(query)
        await list?.appear()
        if let title { list?.edit("title", to: title) }
        for action in actions { _ = await list?.perform(action) }
        return list
    }
}
