import Endpoints
import SharedData
import TodosData
import TodosDomain

/// The endpoints that take deletions back.
extension TodoEndpoints {
    var restore: Endpoint {
        Endpoint(.post, "/todos/{id}/restore", "Bring a deleted todo back, with its id, place and state") {
            context, request throws(Problem) in
            let (user, id) = (try context.signedIn, try request.todo)
            let todos = try await answering { () async throws(TodoError) in
                try await useCases.restoreTodo.execute(.todo(id), for: user)
            }
            guard let todo = todos.first else { throw .noTodo }
            return Reply(TodoWire(todo))
        }
    }

    var deletionOfTodo: Endpoint {
        Endpoint(.get, "/todos/{id}/deletion", "Read the deletion by which a todo went") {
            context, request throws(Problem) in
            let (user, id) = (try context.signedIn, try request.todo)
            let deletion = try await answering { () async throws(TodoError) in
                try await useCases.restoreTodo.deletion(of: id, for: user)
            }
            guard let deletion else { throw .noDeletion }
            return Reply(TodoDeletionWire(deletion))
        }
    }

    var deletion: Endpoint {
        Endpoint(.get, "/todo-deletions/{id}", "Read a deletion that can be taken back; the latest, for the id latest")
        {
            context, request throws(Problem) in
            Reply(TodoDeletionWire(try await find(try context.signedIn, request)))
        }
    }

    var restoreDeletion: Endpoint {
        Endpoint(
            .post, "/todo-deletions/{id}/restore",
            "Bring back all todos that went by a deletion; by the latest, for the id latest"
        ) { context, request throws(Problem) in
            let user = try context.signedIn
            let deletion = try await find(user, request)
            let todos = try await answering { () async throws(TodoError) in
                try await useCases.restoreTodo.execute(.deletion(deletion.id), for: user)
            }
            return Reply(todos.map(TodoWire.init))
        }
    }

    private func find(_ user: User.ID, _ request: Request) async throws(Problem) -> TodoDeletion {
        let found: TodoDeletion?
        if request.parameters["id"] == "latest" {
            found = try await answering { () async throws(TodoError) in
                try await useCases.restoreTodo.latestDeletion(for: user)
            }
        } else {
            let id = try request.id(of: TodoDeletion.self, called: "deletion")
            found = try await answering { () async throws(TodoError) in
                try await useCases.restoreTodo.deletion(id, for: user)
            }
        }
        guard let found else { throw .noDeletion }
        return found
    }
}
