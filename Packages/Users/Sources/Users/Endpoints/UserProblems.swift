import Endpoints
import SharedData
import UsersDomain

extension Problem {
    static let noPerson = Problem.notFound("There is no such person.")
    static let noDeletion = Problem.notFound("There is nothing to take back.")
}

extension UserError: ProblemConvertible {
    /// The table by which a use case's errors become problems.
    public var problem: Problem {
        switch self {
        case .notFound: .noPerson
        case .conflict(let text): .conflict(text)
        case .forbidden(let text), .wrongPassword(let text): Problem(403, "Forbidden", detail: text)
        case .isOwnAccount:
            .conflict("This is your own account: it is deleted by POST /account/deletion, with your password.")
        case .passwordNotChecked(let text): .unavailable(text)
        case .invalid(let problem, nil): .unprocessable("\(problem.field.place): \(problem)")
        case .invalid(let problem, let item?): .unprocessable("[\(item)].\(problem.field.place): \(problem)")
        case .networkError, .decodingError, .dataSourceError:
            .unavailable("\(message ?? "Error"): the directory can't be had at the moment. Try again later.")
        case .cancelled: .unavailable("The request was cancelled.")
        }
    }
}

extension Request {
    /// The person that the path names.
    var person: User.ID {
        get throws(Problem) { try id(of: User.self, called: "person") }
    }
}
