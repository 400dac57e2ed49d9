import Endpoints
import TodosData
import TodosDomain

/// The ways from one window of a list to the others, as a `Link` header field (RFC 8288). They are relative to the address
/// of the request, which the feature does not know.
struct TodoLinks {
    let query: TodoQuery
    let total: Int
    /// The parameters of the request that say nothing of the window.
    let others: [String: String]

    init(_ request: Request, _ query: TodoQuery, total: Int) {
        self.query = query
        self.total = total
        others = request.query.filter { ["completed", "q", "userId"].contains($0.key) }
    }

    /// The value of the field; nil where the list is whole.
    var value: String? {
        guard let limit = query.limit, total > 0 else { return nil }
        let last = (total - 1) / limit * limit
        var links = [link(0, limit, "first")]
        if query.offset > 0 {
            links.append(link(min(max(query.offset - min(limit, query.offset), 0), last), limit, "prev"))
        }
        if query.offset < total, total - query.offset > limit {
            links.append(link(query.offset + limit, limit, "next"))
        }
        links.append(link(last, limit, "last"))
        return links.joined(separator: ", ")
    }

    private func link(_ offset: Int, _ limit: Int, _ relation: String) -> String {
        var parameters = others.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.percentEncoded)" }
        parameters += ["_limit=\(limit)", "_offset=\(offset)"]
        return "<?\(parameters.joined(separator: "&"))>; rel=\"\(relation)\""
    }
}
