import Service

/// Why a request was refused, as a problem document (RFC 9457).
public struct Problem: Error, Sendable, Equatable {
    /// The status code: 400 to 599.
    public var status: Int
    /// The kind of problem in a few words, the same for each of its kind.
    public var title: String
    /// What happened this time and what to do, for a person.
    public var detail: String?
    /// Header fields that the answer needs, such as `Retry-After`.
    public var headers: HTTPHeaders

    /// Makes a problem.
    public init(_ status: Int, _ title: String, detail: String? = nil, headers: HTTPHeaders = [:]) {
        self.status = status
        self.title = title
        self.detail = detail
        self.headers = headers
    }

    /// The problem as an answer.
    public var response: HTTPResponse {
        var writer = JSONWriter()
        writer.object { writer in
            writer.name("type")
            writer.string("about:blank")
            writer.name("title")
            writer.string(title)
            writer.name("status")
            writer.integer(Int64(status))
            if let detail {
                writer.name("detail")
                writer.string(detail)
            }
        }
        var headers = headers
        headers["Content-Type"] = "application/problem+json"
        return HTTPResponse(status, headers: headers, body: writer.bytes)
    }

    /// 400: the request cannot be understood.
    public static func badRequest(_ detail: String) -> Problem { Problem(400, "Bad Request", detail: detail) }
    /// 401: nobody is signed in.
    public static let unauthorized = Problem(
        401, "Unauthorized", detail: "Sign in first.", headers: ["WWW-Authenticate": "Bearer"])
    /// 404: what the request names is not there, or not for this person.
    public static func notFound(_ detail: String) -> Problem { Problem(404, "Not Found", detail: detail) }
    /// 409: it does not go with how things are now.
    public static func conflict(_ detail: String) -> Problem { Problem(409, "Conflict", detail: detail) }
    /// 413: the body has more bytes than so many.
    public static func tooLarge(limit: Int) -> Problem {
        Problem(413, "Content Too Large", detail: "The body may have at most \(limit) bytes.")
    }
    /// 422: it was understood, and what it says is not allowed.
    public static func unprocessable(_ detail: String) -> Problem {
        Problem(422, "Unprocessable Content", detail: detail)
    }
    /// 503: something that the answer needs can't be had at the moment.
    public static func unavailable(_ detail: String) -> Problem { Problem(503, "Service Unavailable", detail: detail) }
}
