import Service
import TodosDomain

/// How the counts of a page travel beside the list itself, which is a bare array as JSONPlaceholder's is.
extension TodoPage {
    /// The counts as header fields.
    package var headers: HTTPHeaders {
        [
            "X-Total-Count": String(total), "X-Active-Count": String(activeCount),
            "X-Completed-Count": String(completedCount),
        ]
    }

    /// Reads the counts; nil when one of them is missing or is none.
    init?(headers: HTTPHeaders) {
        func count(_ name: String) -> Int? { headers[name].flatMap(Int.init).flatMap { $0 >= 0 ? $0 : nil } }
        guard let total = count("X-Total-Count"), let active = count("X-Active-Count"),
            let completed = count("X-Completed-Count")
        else { return nil }
        self.init(todos: [], total: total, activeCount: active, completedCount: completed)
    }
}
