import Endpoints
import SharedData
import TodosDomain

extension Problem {
    static let noTodo = Problem.notFound("There is no such todo.")
    static let noDeletion = Problem.notFound("There is nothing to take back.")
}

extension TodoError: ProblemConvertible {
    /// The table by which a use case's errors become problems.
    public var problem: Problem {
        switch self {
        case .notFound: .noTodo
        case .conflict(let text): .conflict(text)
        case .forbidden(let text): Problem(403, "Forbidden", detail: text)
        case .invalidTitle(let problem, nil): .unprocessable(problem.description)
        case .invalidTitle(let problem, let item?): .unprocessable("[\(item)].title: \(problem)")
        case .networkError, .decodingError, .dataSourceError:
            .unavailable("\(message ?? "Error"): the todos can't be had at the moment. Try again later.")
        case .cancelled: .unavailable("The request was cancelled.")
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
