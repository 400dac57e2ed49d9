import Screens
import ScreensTesting
import SharedData
import SharedDataTesting
import Todos
import TodosData
import TodosDomain

/// The feature's screens in each of their states.
@MainActor public enum TodosPreviews {
    /// All of them, in the order in which a person meets them.
    public static var all: [Preview] { content + writing + failures }

    private static var content: [Preview] {
        [
            preview("loading", isLoading: true) { list(waiting) },
            preview("empty") { await Preview.used(list(holding([]))) },
            preview("some todos") { await Preview.used(list(holding(SampleTodos.few))) },
            preview("only active ones") {
                await Preview.used(list(holding(SampleTodos.few)), at: ["filter": "active"])
            },
            preview("nothing completed") {
                await Preview.used(list(holding([SampleTodos.few[0]])), at: ["filter": "completed"])
            },
            preview("a search that finds nothing") {
                await Preview.used(list(holding(SampleTodos.few)), at: ["q": "bread"])
            },
            preview("a window on many") {
                await Preview.used(list(holding(SampleTodos.many(205))), at: ["offset": "200"])
            },
            preview("a long title") {
                await Preview.used(list(holding([todo(1, String(repeating: "so much to do, ", count: 30))])))
            },
            preview("titles that programs have stumbled over") {
                let todos = NastyTitles.all.enumerated().map { index, title in todo(Int64(index) + 1, title) }
                return await Preview.used(list(holding(todos)))
            },
        ]
    }

    private static var writing: [Preview] {
        [
            preview("a title being typed") {
                await Preview.used(list(holding(SampleTodos.few)), typing: ["title": "Buy bread"])
            },
            preview("a title refused") {
                await Preview.used(list(holding(SampleTodos.few)), typing: ["title": " "], then: ["add"])
            },
            preview("a title being edited") { await Preview.used(list(holding(SampleTodos.few)), then: ["edit/2"]) },
            preview("an edited title refused") {
                await Preview.used(
                    list(holding(SampleTodos.few)), at: ["editing": "2"],
                    typing: ["rename": String(repeating: "x", count: 501)], then: ["save/2"])
            },
            preview("after a deletion") { await Preview.used(list(holding(SampleTodos.few)), then: ["delete/1"]) },
            preview("after clearing") {
                await Preview.used(list(holding(SampleTodos.many(9))), then: ["clear-completed"])
            },
            preview("everything done") {
                await Preview.used(
                    list(holding(SampleTodos.few)), at: ["filter": "active"], then: ["complete-all"])
            },
        ]
    }

    private static var failures: [Preview] {
        [
            preview("the first load failed") { await Preview.used(list(failing(reads: true))) },
            preview("the first load failed, which was seen") {
                await Preview.used(list(failing(reads: true)), then: ["dismiss"])
            },
            preview("a reload failed") {
                let outage = Outage()
                let list = await Preview.used(
                    list(intercepted { _ throws(RepositoryError) in try outage.check() }), at: ["filter": "completed"])
                outage.isOngoing = true
                return await Preview.used(list, at: ["filter": "completed"])
            },
            preview("a write failed") {
                await Preview.used(list(failing(reads: false)), typing: ["title": "Kept"], then: ["add"])
            },
            preview("an edit failed") {
                await Preview.used(
                    list(failing(reads: false)), at: ["editing": "2"], typing: ["rename": "Kept"], then: ["save/2"])
            },
        ]
    }

    private static func preview(
        _ state: String, isLoading: Bool = false, make: @escaping @MainActor () async -> (any Screen)?
    ) -> Preview {
        Preview("Todos", state, isLoading: isLoading, make: make)
    }

    private static func list(_ repository: any TodoRepository) -> TodoListView? {
        TodosFactory(repository: repository).listView(context: .fixed(SampleTodos.user))
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
        intercepted { _ throws(RepositoryError) in
            await untilCancelled()
            throw .cancelled
        }
    }

    private static func failing(reads: Bool) -> any TodoRepository {
        intercepted { call throws(RepositoryError) in
            if call.isWrite != reads { throw .fetch(.network("connection refused")) }
        }
    }

    private static func intercepted(
        before: @escaping @Sendable (InterceptedTodoRepository.Call) async throws(RepositoryError) -> Void
    ) -> any TodoRepository { InterceptedTodoRepository(holding(SampleTodos.few), before: before) }
}
