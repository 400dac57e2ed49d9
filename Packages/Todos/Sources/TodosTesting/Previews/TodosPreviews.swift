import Screens
import ScreensTesting
import SharedData
import Todos
import TodosData
import TodosDomain

/// The feature's screens in each of their states.
@MainActor public enum TodosPreviews {
    /// All of them, in the order in which a person meets them.
    public static let all = content + writing + failures

    private static let content = [
        preview("loading", isLoading: true) { list(waiting) },
        preview("empty") { await shown(list(holding([]))) },
        preview("some todos") { await shown(list(holding(SampleTodos.few))) },
        preview("only active ones") { await shown(list(holding(SampleTodos.few)), at: ["filter": "active"]) },
        preview("a search that finds nothing") { await shown(list(holding(SampleTodos.few)), at: ["q": "bread"]) },
        preview("a window on many") { await shown(list(holding(SampleTodos.many(1000))), at: ["offset": "800"]) },
        preview("a long title") {
            await shown(list(holding([todo(1, String(repeating: "so much to do, ", count: 30))])))
        },
        preview("titles that programs have stumbled over") {
            let todos = NastyTitles.all.enumerated().map { index, title in todo(Int64(index) + 1, title) }
            return await shown(list(holding(todos)))
        },
    ]

    private static let writing = [
        preview("a title being edited") { await shown(list(holding(SampleTodos.few)), then: ["edit/2"]) },
        preview("a title refused") { await shown(list(holding(SampleTodos.few)), typing: " ", then: ["add"]) },
        preview("after a deletion") { await shown(list(holding(SampleTodos.few)), then: ["delete/1"]) },
        preview("after clearing") { await shown(list(holding(SampleTodos.many(9))), then: ["clear-completed"]) },
    ]

    private static let failures = [
        preview("the first load failed") { await shown(list(failing(reads: true))) },
        preview("a write failed") { await shown(list(failing(reads: false)), typing: "Kept", then: ["add"]) },
    ]

    private static func preview(
        _ state: String, isLoading: Bool = false, make: @escaping @MainActor () async -> TodoListView?
    ) -> Preview {
        Preview("Todos", state, isLoading: isLoading, make: make)
    }

    private static func list(_ repository: any TodoRepository) -> TodoListView? {
        TodosFactory(repository: repository).listView(context: Context(user: SampleTodos.user))
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

extension TodosPreviews {
    private static func todo(_ id: Int64, _ title: String) -> Todo {
        Todo(id: Todo.ID(id), userID: SampleTodos.user.id, title: title)
    }

    private static func holding(_ todos: [Todo]) -> any TodoRepository {
        DefaultTodoRepository(dataSource: InMemoryTodoDataSource(todos))
    }

    /// Answers nothing until the task that asks is cancelled.
    private static var waiting: any TodoRepository {
        InterceptedTodoRepository(holding([])) { _ throws(RepositoryError) in
            while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) }
            throw .cancelled
        }
    }

    private static func failing(reads: Bool) -> any TodoRepository {
        InterceptedTodoRepository(holding(SampleTodos.few)) { call throws(RepositoryError) in
            if call.isWrite != reads { throw .fetch(.network("connection refused")) }
        }
    }
}
