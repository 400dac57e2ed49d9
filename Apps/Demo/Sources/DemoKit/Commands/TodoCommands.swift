import Endpoints
import Screens
import SharedData
import Todos
import TodosData
import TodosDomain

/// `demo todos …`
enum TodoCommands {
    static let add = Command(
        path: ["todos", "add"], summary: "add a todo and print its id", operands: [.init(name: "TITLE")]
    ) { invocation throws(Failure) in
        let (todos, user) = try await open(invocation)
        let draft = TodoDraft(title: invocation.operands[0])
        let todo = try await Failure.of { () async throws(TodoError) in
            try await todos.createTodo.execute(draft, for: user)
        }
        invocation.console.print("\(todo.id)\n")
    }

    static let list = Command(
        path: ["todos", "list"], summary: "print the todos",
        options: [
            .init(
                name: "filter", value: "FILTER", choices: TodoQuery.Filter.allCases.map(\.rawValue),
                summary: "which of them"),
            .init(
                name: "search", value: "TEXT", summary: "only those with this text, without regard to case and accents"),
            .init(name: "json", summary: "as JSON, in JSONPlaceholder's shape"),
        ]
    ) { invocation throws(Failure) in
        let (todos, user) = try await open(invocation)
        let filter = invocation.options["filter"].flatMap(TodoQuery.Filter.init) ?? .all
        let query = TodoQuery(filter: filter, search: invocation.options["search"] ?? "")
        let page = try await Failure.of { () async throws(TodoError) in
            try await todos.getTodos.execute(query, for: user)
        }
        invocation.console.output(invocation.has("json") ? TodoJSON.write(page.todos) : TodoLines.write(page.todos))
        if !invocation.has("json"), page.todos.isEmpty {
            invocation.console.message(
                query == TodoQuery() ? "There are no todos yet: 'demo todos add TITLE' adds one." : "No todo matches.")
        }
    }

    static let done = marking("done", "complete todos", isCompleted: true)
    static let reopen = marking("reopen", "make completed todos active again", isCompleted: false)

    static let edit = Command(
        path: ["todos", "edit"], summary: "give a todo another title",
        operands: [.init(name: "ID"), .init(name: "TITLE")]
    ) { invocation throws(Failure) in
        let ids = try todoIDs([invocation.operands[0]])
        let (todos, user) = try await open(invocation)
        let change = TodoChange(title: invocation.operands[1])
        _ = try await Failure.of(ids[0]) { () async throws(TodoError) in
            try await todos.updateTodo.execute(ids[0], change, for: user)
        }
    }

    static let delete = Command(
        path: ["todos", "delete"], summary: "delete todos; 'demo todos undo' brings the last one back",
        operands: [.init(name: "ID", repeats: true)]
    ) { invocation throws(Failure) in
        let ids = try todoIDs(invocation.operands)
        let (todos, user) = try await open(invocation)
        try await checkExist(ids, todos, user)
        for id in ids {
            try await Failure.of(id) { () async throws(TodoError) in
                _ = try await todos.deleteTodo.execute(id, for: user)
            }
        }
    }

    static let undo = Command(path: ["todos", "undo"], summary: "bring back what was deleted last") {
        invocation throws(Failure) in
        let (todos, user) = try await open(invocation)
        let restore = todos.restoreTodo
        let deletion = try await Failure.of { () async throws(TodoError) in try await restore.latestDeletion(for: user)
        }
        guard let deletion else {
            throw Failure(
                .notFound, "there is nothing to undo: no todo was deleted in the last \(TodoDeletion.days) days")
        }
        let restored = try await Failure.of { () async throws(TodoError) in
            try await restore.execute(.deletion(deletion.id), for: user)
        }
        invocation.console.output(TodoLines.write(restored))
    }

    private static func marking(_ word: String, _ summary: String, isCompleted: Bool) -> Command {
        Command(path: ["todos", word], summary: summary, operands: [.init(name: "ID", repeats: true)]) {
            invocation throws(Failure) in
            let ids = try todoIDs(invocation.operands)
            let (todos, user) = try await open(invocation)
            try await checkExist(ids, todos, user)
            for id in ids {
                _ = try await Failure.of(id) { () async throws(TodoError) in
                    try await todos.updateTodo.execute(id, TodoChange(isCompleted: isCompleted), for: user)
                }
            }
        }
    }

    private static func open(_ invocation: Invocation) async throws(Failure) -> (TodoUseCases, User.ID) {
        let database = try await OpenDatabase(invocation.configuration)
        return (database.assembler.todos.useCases, try await database.session().user.id)
    }

    /// Reads all ids before anything is done, so that one that is none changes nothing.
    private static func todoIDs(_ words: [String]) throws(Failure) -> [Todo.ID] {
        var ids: [Todo.ID] = []
        for word in words {
            guard let id = Todo.ID(word) else {
                throw Failure(
                    .wrongUse,
                    "'\(word.visible())' is not a todo id: it is a whole number, as 'demo todos list' shows it")
            }
            if !ids.contains(id) { ids.append(id) }
        }
        return ids
    }

    /// Looks for all todos before anything is done, so that one that isn't there changes nothing.
    private static func checkExist(_ ids: [Todo.ID], _ todos: TodoUseCases, _ user: User.ID) async throws(Failure) {
        for id in ids {
            let todo = try await Failure.of(id) { () async throws(TodoError) in
                try await todos.getTodo.execute(id, for: user)
            }
            if todo == nil { throw .noSuchTodo(id) }
        }
    }
}
