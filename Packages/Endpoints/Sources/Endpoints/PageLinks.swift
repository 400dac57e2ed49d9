/// The ways from one window of a list to the others, as a `Link` header field (RFC 8288). They are relative to the address of the
/// request, which a feature does not know.
public struct PageLinks: Sendable {
    private let others: [(name: String, value: String)]
    private let offsetName: String

    /// Makes links.
    /// - Parameters:
    ///   - request: Asked for one of the windows.
    ///   - names: Its parameters that say what is listed, and so belong into each link.
    ///   - offsetName: The parameter that says where a window begins.
    public init(_ request: Request, keeping names: Set<String>, offsetName: String = "_offset") {
        others = request.query.filter { names.contains($0.key) }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        self.offsetName = offsetName
    }

    /// The value of the field; nil where the list is whole, or empty.
    /// - Parameters:
    ///   - offset: Where the window that was asked for begins.
    ///   - limit: How many items a window has at most.
    ///   - total: How many items there are.
    public func value(offset: Int, limit: Int?, total: Int) -> String? {
        guard let limit, limit > 0, total > 0 else { return nil }
        let last = (total - 1) / limit * limit
        var links = [link(0, limit, "first")]
        if offset > 0 { links.append(link(min(offset - min(limit, offset), last), limit, "prev")) }
        if offset < total, total - offset > limit { links.append(link(offset + limit, limit, "next")) }
        links.append(link(last, limit, "last"))
        return links.joined(separator: ", ")
    }

    private func link(_ offset: Int, _ limit: Int, _ relation: String) -> String {
        let parameters = others.map { "\($0.name)=\($0.value.percentEncoded)" }
        let window = ["_limit=\(limit)", "\(offsetName)=\(offset)"]
        return "<?\((parameters + window).joined(separator: "&"))>; rel=\"\(relation)\""
    }
}
