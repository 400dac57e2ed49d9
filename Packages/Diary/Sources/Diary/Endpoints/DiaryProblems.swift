import DiaryDomain
import Endpoints
import SharedData

extension Problem {
    static let noEntry = Problem.notFound("There is no such entry.")
    static let noDraft = Problem.notFound("There is no draft of this entry.")
    static let noDeletion = Problem.notFound("There is nothing to take back.")
}

extension DiaryError: ProblemConvertible {
    /// The table by which a use case's errors become problems.
    public var problem: Problem {
        switch self {
        case .notFound: .noEntry
        case .conflict(let text): .conflict(text)
        case .forbidden(let text): Problem(403, "Forbidden", detail: text)
        case .invalidText(let problem, nil): .unprocessable(problem.description)
        case .invalidText(let problem, let item?): .unprocessable("[\(item)].text: \(problem)")
        case .networkError, .decodingError, .dataSourceError:
            .unavailable("\(message ?? "Error"): the diary can't be had at the moment. Try again later.")
        case .cancelled: .unavailable("The request was cancelled.")
        }
    }
}

extension Request {
    /// The entry that the path names.
    var entry: Entry.ID {
        get throws(Problem) { try id(of: Entry.self, called: "entry") }
    }

    /// What an entry means that is there already.
    var same: SameEntry {
        get throws(Problem) {
            switch query["same"] {
            case nil, "entry": .isThatEntry
            case "another": .isAnother
            default: throw .badRequest("same must be entry or another.")
            }
        }
    }

    /// The query of a list.
    var diaryQuery: DiaryQuery {
        get throws(Problem) {
            var diaryQuery = DiaryQuery(search: query["q"] ?? "")
            diaryQuery.year = try integer("year", in: Day.years)
            diaryQuery.month = try integer("month", in: 1...12)
            if let text = query["on"] {
                guard let on = MonthDay(text) else { throw .badRequest("on must be a month and a day, as in 02-29.") }
                diaryQuery.on = on
            }
            diaryQuery.limit = try integer("_limit", in: 1...Int.max) ?? DiaryEndpoints.defaultWindow
            diaryQuery.offset = try integer("_offset", in: 0...Int.max) ?? 0
            return diaryQuery
        }
    }
}
