import Endpoints
import SharedData
import TodosData
import TodosDomain

/// What programs can ask for about todos, each on behalf of whoever is signed in. Other people's todos are not found.
public struct TodoEndpoints: Sendable {
    let useCases: TodoUseCases

    /// Makes the endpoints over the use cases.
    public init(useCases: TodoUseCases) { self.useCases = useCases }

    /// All of them. Paths without braces stand first.
    public var all: [Endpoint] {
        [list, create, importAll, completeAll, clearCompleted, one, replace, change, delete, restore]
            + [deletionOfTodo, deletion, restoreDeletion]
    }

    var create: Endpoint {
        Endpoint(.post, "/todos", "Create a todo", status: 201, takes: NewTodoWire.self) {
            context, _, body throws(Problem) in
            let user = try context.signedIn
            try user.check(owner: body.userId)
            let todo = try await answering { () async throws(TodoError) in
                try await useCases.createTodo.execute(body.draft, for: user)
            }
            // Relative to the address of the request (RFC 9110, section 10.2.2).
            return Reply(TodoWire(todo), headers: ["Location": "todos/\(todo.id)"])
        }
    }

    var one: Endpoint {
        Endpoint(.get, "/todos/{id}", "Read a todo") { context, request throws(Problem) in
            let (user, id) = (try context.signedIn, try request.todo)
            let todo = try await answering { () async throws(TodoError) in
                try await useCases.getTodo.execute(id, for: user)
            }
            guard let todo else { throw .noTodo }
            return Reply(TodoWire(todo))
        }
    }

    var replace: Endpoint {
        Endpoint(.put, "/todos/{id}", "Replace a todo", takes: TodoReplacementWire.self) {
            context, request, body throws(Problem) in
            let (user, id) = (try context.signedIn, try request.todo)
            try await check(id, user, body.id, body.userId)
            return try await update(id, TodoChange(title: body.title, isCompleted: body.completed), user)
        }
    }

    var change: Endpoint {
        Endpoint(.patch, "/todos/{id}", "Change a todo", takes: TodoPatchWire.self) {
            context, request, body throws(Problem) in
            let (user, id) = (try context.signedIn, try request.todo)
            try await check(id, user, body.id, body.userId)
            return try await update(id, TodoChange(title: body.title, isCompleted: body.completed), user)
        }
    }

    var delete: Endpoint {
        Endpoint(.delete, "/todos/{id}", "Delete a todo; the answer names the deletion, which can be taken back") {
            context, request throws(Problem) in
            let (user, id) = (try context.signedIn, try request.todo)
            let deletion = try await answering { () async throws(TodoError) in
                try await useCases.deleteTodo.execute(id, for: user)
            }
            return Reply(TodoDeletionWire(deletion))
        }
    }

    private func update(_ id: Todo.ID, _ change: TodoChange, _ user: User.ID) async throws(Problem) -> Reply<TodoWire> {
        let todo = try await answering { () async throws(TodoError) in
            try await useCases.updateTodo.execute(id, change, for: user)
        }
        return Reply(TodoWire(todo))
    }

    /// Refuses a body that names another id or owner; but first of all, another person's todo is not found.
    private func check(_ id: Todo.ID, _ user: User.ID, _ bodyID: Int64?, _ owner: Int64?) async throws(Problem) {
        guard bodyID.map({ $0 != id.rawValue }) == true || owner.map({ $0 != user.rawValue }) == true else { return }
        let todo = try await answering { () async throws(TodoError) in try await useCases.getTodo.execute(id, for: user)
        }
        guard todo != nil else { throw .noTodo }
        guard bodyID == nil || bodyID == id.rawValue else { throw .unprocessable("The id of a todo can't be changed.") }
        try user.check(owner: owner)
    }
}
