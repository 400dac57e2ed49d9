import Endpoints
import SharedData
import TodosData
import TodosDomain

/// The endpoints that deal with many todos at once.
extension TodoEndpoints {
    var list: Endpoint {
        Endpoint(
            .get, "/todos", "List the todos of whoever asks, in order; all of them, unless _limit or _page is given",
            parameters: [
                .init("completed", "true or false: only todos that are done, or are not."),
                .init("q", "Text that the titles contain, without regard to case and accents."),
                .init("userId", "Only todos of this person: those of others are not listed."),
                .init("_limit", "How many to give at most: 1 and above."),
                .init("_page", "Which page of _limit todos (10 if not given) to give: 1 and above."),
                .init("_offset", "How many todos to skip, instead of _page."),
            ]
        ) { context, request throws(Problem) in
            let user = try context.signedIn
            let query = try request.todoQuery
            if let owner = request.query["userId"], User.ID(owner) != user {
                return Reply([TodoWire](), headers: TodoPage(all: []).headers)
            }
            var page = try await answering { () async throws(TodoError) in
                try await useCases.getTodos.execute(query, for: user)
            }
            // A program that reads page after page has to see that there is no more.
            if query.offset >= page.total { page.todos = [] }
            var headers = page.headers
            headers["Link"] = PageLinks(request, keeping: ["completed", "q", "userId"])
                .value(offset: query.offset, limit: query.limit, total: page.total)
            return Reply(page.todos.map(TodoWire.init), headers: headers)
        }
    }

    var importAll: Endpoint {
        Endpoint(
            .post, "/todos/import", "Create todos in this order, all of them or none", status: 201,
            takes: [NewTodoWire].self
        ) { context, _, body throws(Problem) in
            let user = try context.signedIn
            for item in body { try user.check(owner: item.userId) }
            try await answering { () async throws(TodoError) in
                try await useCases.importTodos.execute(body.map(\.draft), for: user)
            }
            return Reply(Nothing())
        }
    }

    var completeAll: Endpoint {
        Endpoint(.patch, "/todos", "Make all todos done, or none of them", takes: TodoCompletionWire.self) {
            context, _, body throws(Problem) in
            let user = try context.signedIn
            try await answering { () async throws(TodoError) in
                try await useCases.completeAllTodos.execute(body.completed, for: user)
            }
            return Reply(body)
        }
    }

    var clearCompleted: Endpoint {
        Endpoint(
            .delete, "/todos", "Delete the todos that are done; the answer names the deletion, which can be taken back",
            parameters: [.init("completed", "Must be true.")]
        ) { context, request throws(Problem) in
            let user = try context.signedIn
            guard request.query["completed"] == "true" else {
                throw .badRequest("Only todos that are done can be deleted at once: ask for completed=true.")
            }
            let deletion = try await answering { () async throws(TodoError) in
                try await useCases.clearCompletedTodos.execute(for: user)
            }
            return Reply(TodoDeletionWire(deletion))
        }
    }
}

extension Request {
    /// The query of a list.
    var todoQuery: TodoQuery {
        get throws(Problem) {
            var todoQuery = TodoQuery(search: query["q"] ?? "")
            switch query["completed"] {
            case nil: break
            case "true": todoQuery.filter = .completed
            case "false": todoQuery.filter = .active
            default: throw .badRequest("completed must be true or false.")
            }
            (todoQuery.offset, todoQuery.limit) = try window()
            return todoQuery
        }
    }
}
