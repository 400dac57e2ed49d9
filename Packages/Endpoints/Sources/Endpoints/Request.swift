import Service
import SharedData

/// A request that has been matched to an endpoint.
public struct Request: Sendable {
    /// The largest body, in bytes, that an endpoint takes unless it states another: 1 MiB.
    public static let maximumBody = 1 << 20

    /// The parts of the path that the endpoint's path has in braces, decoded.
    public let parameters: [String: String]
    /// The query, decoded; the last value of a name that is there more than once.
    public let query: [String: String]
    /// The header fields.
    public let headers: HTTPHeaders
    /// The body.
    public let body: [UInt8]

    /// Makes a request.
    public init(
        parameters: [String: String] = [:], query: [String: String] = [:], headers: HTTPHeaders = [:],
        body: [UInt8] = []
    ) {
        self.parameters = parameters
        self.query = query
        self.headers = headers
        self.body = body
    }

    /// The id that a part of the path gives.
    /// - Throws: ``Problem`` 404 when it is none: nothing has such an id.
    public func id<Entity>(_ name: String = "id", of type: Entity.Type, called what: String) throws(Problem)
        -> Identifier<Entity>
    {
        guard let text = parameters[name], let id = Identifier<Entity>(text) else {
            throw .notFound("There is no such \(what).")
        }
        return id
    }

    /// A whole number from the query, or nil when it is not there.
    /// - Throws: ``Problem`` 400 when it is no number, or out of the range.
    public func integer(_ name: String, in range: ClosedRange<Int>) throws(Problem) -> Int? {
        guard let text = query[name] else { return nil }
        guard !text.hasPrefix("+"), let value = Int(text), range.contains(value) else {
            throw .badRequest("\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound).")
        }
        return value
    }

    /// The part of a list that the query asks for: from `_offset` on at most `_limit` items, or the `_page` of that many (10 where no limit is
    /// given), counted from 1.
    /// - Parameter offsetNames: The parameters by which the beginning can be given; the first one that is there counts.
    /// - Returns: How many items to skip, and the most to give; nil for no end.
    /// - Throws: ``Problem`` 400 for what is no number, or out of range.
    public func window(offsetNames: [String] = ["_offset"]) throws(Problem) -> (offset: Int, limit: Int?) {
        let limit = try integer("_limit", in: 1...Int.max)
        var offset: Int?
        for name in offsetNames {
            let given = try integer(name, in: 0...Int.max)
            offset = offset ?? given
        }
        guard let page = try integer("_page", in: 1...Int.max) else { return (offset ?? 0, limit) }
        let size = limit ?? 10
        let (skipped, isTooLarge) = (page - 1).multipliedReportingOverflow(by: size)
        guard !isTooLarge else { throw .badRequest("There is no such page: _page × _limit is too large.") }
        return (skipped, size)
    }

    /// The body as a value.
    /// - Throws: ``Problem`` 415 for another media type than JSON, 400 for one that is no JSON text, 422 for one that is not of the shape;
    ///   the detail names place and reason.
    public func decode<Value: WireValue>(_ type: Value.Type) throws(Problem) -> Value {
        let mediaType = headers["Content-Type"]?.split(separator: ";").first.map {
            $0.filter { $0 != " " && $0 != "\t" }.lowercased()
        }
        guard mediaType == "application/json" || mediaType == "application/merge-patch+json" else {
            throw Problem(415, "Unsupported Media Type", detail: "The body must be sent as application/json.")
        }
        let json: JSON
        do { json = try JSON(parsing: body) } catch { throw .badRequest("The body is not JSON: \(error).") }
        do { return try Value.read(json, Limits()) } catch {
            throw .unprocessable("The body is not as it should be: \(error).")
        }
    }
}
