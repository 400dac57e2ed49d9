/// The address of a screen within the program: a path and a query, as in `/todos?filter=active`.
///
/// A route is local: a text that names a scheme or a host, or that climbs with `..`, is none. Percent-encoding is
/// read strictly (RFC 3986, section 2.1; the decoded bytes must be UTF-8 without U+0000), and `+` is itself.
public struct Route: Sendable, Hashable, CustomStringConvertible {
    /// The longest text, in UTF-8 bytes, that ``init(_:)`` reads.
    public static let maximumLength = 8192

    /// The parts of the path, decoded; empty for `/`.
    public var path: [String]
    /// The query, decoded: at most one value for a name.
    public var query: [String: String]

    /// Makes a route from its decoded parts.
    public init(path: [String], query: [String: String] = [:]) {
        self.path = path
        self.query = query
    }

    /// Reads a route from its text, or gives nil when the text is none: it must begin with a single `/`.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count <= Self.maximumLength, bytes.first == UInt8(ascii: "/"),
            !bytes.contains(where: { $0 < 0x21 || $0 == 0x7F || $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "#") })
        else { return nil }
        let halves = bytes.split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
        var path: [String] = []
        var parts = halves[0].dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        if parts.last?.isEmpty == true { parts.removeLast() }
        for part in parts {
            guard let decoded = PercentEncoding.decode(part), !decoded.isEmpty, decoded != ".", decoded != "..",
                !decoded.utf8.contains(UInt8(ascii: "/"))
            else { return nil }
            path.append(decoded)
        }
        var query: [String: String] = [:]
        if halves.count == 2 {
            for pair in halves[1].split(separator: UInt8(ascii: "&")) {
                let sides = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
                guard let name = PercentEncoding.decode(sides[0]), !name.isEmpty,
                    let value = sides.count == 2 ? PercentEncoding.decode(sides[1]) : "", query[name] == nil
                else { return nil }
                query[name] = value
            }
        }
        self.init(path: path, query: query)
    }

    /// The route as text that ``init(_:)`` reads, with the query's names in order.
    public var description: String {
        let path = "/" + path.map(PercentEncoding.encode).joined(separator: "/")
        guard !query.isEmpty else { return path }
        let pairs = query.sorted { $0.key < $1.key }
        return path + "?"
            + pairs.map { PercentEncoding.encode($0.key) + "=" + PercentEncoding.encode($0.value) }.joined(
                separator: "&")
    }

    /// The routes whose paths are beginnings of this one's, shortest first: where "up" may lead. They have no query.
    public var ancestors: [Route] { (0..<path.count).map { Route(path: Array(path.prefix($0))) } }

    /// Whether this route's path begins with the path of another.
    public func isWithin(_ other: Route) -> Bool { path.starts(with: other.path) }

    /// The same path with no query.
    public var withoutQuery: Route { Route(path: path) }
}

extension Route: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let route = Route(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a local route")
        }
        self = route
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
