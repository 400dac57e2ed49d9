import Endpoints
import SharedData
import TodosDomain

extension Problem {
    static let noTodo = Problem.notFound("There is no such todo.")
    static let noDeletion = Problem.notFound("There is nothing to take back.")

    /// The table by which a use case's errors become problems.
    init(_ error: TodoError) {
        self =
            switch error {
            case .notFound: .noTodo
            case .conflict(let text): .conflict(text)
            case .invalidTitle(let problem, nil): .unprocessable(problem.description)
            case .invalidTitle(let problem, let item?): .unprocessable("[\(item)].title: \(problem)")
            case .networkError, .decodingError, .dataSourceError:
                .unavailable("\(error.message ?? "Error"): the todos can't be had at the moment. Try again later.")
            case .cancelled: .unavailable("The request was cancelled.")
            }
    }
}

/// Runs a step of a handler; what the use case throws becomes a problem.
func answering<Value>(_ step: () async throws(TodoError) -> Value) async throws(Problem) -> Value {
    do { return try await step() } catch { throw Problem(error) }
}

extension Context {
    /// The id of whoever is signed in.
    var signedIn: User.ID {
        get throws(Problem) {
            guard let user else { throw .unauthorized }
            return user.id
        }
    }
}

extension User.ID {
    /// Refuses an owner other than this one, where one is given.
    func check(owner: Int64?) throws(Problem) {
        guard owner == nil || owner == rawValue else { throw .unprocessable("A todo can't belong to someone else.") }
    }
}

extension Request {
    /// The todo that the path names.
    var todo: Todo.ID {
        get throws(Problem) { try id(of: Todo.self, called: "todo") }
    }
}
