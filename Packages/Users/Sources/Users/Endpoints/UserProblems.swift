import Endpoints
import SharedData
import UsersDomain

extension Problem {
    static let noPerson = Problem.notFound("There is no such person.")
    static let noDeletion = Problem.notFound("There is nothing to take back.")

    /// The table by which a use case's errors become problems.
    init(_ error: UserError) {
        self =
            switch error {
            case .notFound: .noPerson
            case .conflict(let text): .conflict(text)
            case .forbidden(let text), .wrongPassword(let text): Problem(403, "Forbidden", detail: text)
            case .isOwnAccount:
                .conflict("This is your own account: it is deleted by POST /account/deletion, with your password.")
            case .passwordNotChecked(let text): .unavailable(text)
            case .invalid(let problem, nil): .unprocessable("\(problem.field.place): \(problem)")
            case .invalid(let problem, let item?): .unprocessable("[\(item)].\(problem.field.place): \(problem)")
            case .networkError, .decodingError, .dataSourceError:
                .unavailable("\(error.message ?? "Error"): the directory can't be had at the moment. Try again later.")
            case .cancelled: .unavailable("The request was cancelled.")
            }
    }
}

/// Runs a step of a handler; what the use case throws becomes a problem.
func answering<Value>(_ step: () async throws(UserError) -> Value) async throws(Problem) -> Value {
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

extension Request {
    /// The person that the path names.
    var person: User.ID {
        get throws(Problem) { try id(of: User.self, called: "person") }
    }
}
