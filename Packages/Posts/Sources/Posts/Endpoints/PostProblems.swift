import Endpoints
import PostsDomain
import SharedData

extension Problem {
    static let noPost = Problem.notFound("There is no such post.")
    static let noDeletion = Problem.notFound("There is nothing to take back.")
}

extension PostError: ProblemConvertible {
    /// The table by which a use case's errors become problems.
    public var problem: Problem {
        switch self {
        case .notFound: .noPost
        case .notAuthor: Problem(403, "Forbidden", detail: message)
        case .conflict(let text): .conflict(text)
        case .forbidden(let text): Problem(403, "Forbidden", detail: text)
        case .invalidText(let problem, nil): .unprocessable(problem.description)
        case .invalidText(let problem, let item?):
            .unprocessable("[\(item)].\(problem.text.rawValue): \(problem)")
        case .networkError, .decodingError, .dataSourceError:
            .unavailable("\(message ?? "Error"): the posts can't be had at the moment. Try again later.")
        case .cancelled: .unavailable("The request was cancelled.")
        }
    }
}

extension User.ID {
    /// Refuses an author other than this one, where one is given.
    /// - Parameter item: Which of several posts it is, from 0.
    func check(author: Int64?, item: Int? = nil) throws(Problem) {
        guard author == nil || author == rawValue else {
            let place = item.map { "[\($0)].userId: " } ?? ""
            throw .unprocessable(
                place + "A post can't be written in someone else's name: userId must be your own, or missing.")
        }
    }
}

extension Request {
    /// The post that the path names.
    var post: Post.ID {
        get throws(Problem) { try id(of: Post.self, called: "post") }
    }

    /// Whether the author is to go with a post.
    var expandsUser: Bool {
        get throws(Problem) {
            switch query["_expand"] {
            case nil: false
            case "user": true
            default: throw .badRequest("Only the author can go with a post: _expand=user.")
            }
        }
    }
}
