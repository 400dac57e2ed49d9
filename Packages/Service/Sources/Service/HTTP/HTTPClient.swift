import struct Foundation.URL

/// Sends requests and brings answers. An answer with a status of 400 and above is an answer, no error.
public protocol HTTPClient: Sendable {
    /// Sends one request.
    /// - Throws: ``HTTPError`` when there is no whole answer.
    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse
}

/// A request of HTTP (RFC 9110).
public struct HTTPRequest: Sendable, Equatable {
    /// What is to be done.
    public var method: HTTPMethod
    /// To what.
    public var url: URL
    /// More about it.
    public var headers: HTTPHeaders
    /// What is sent along.
    public var body: [UInt8]

    /// Makes a request.
    public init(_ method: HTTPMethod, _ url: URL, headers: HTTPHeaders = [:], body: [UInt8] = []) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
    }
}

/// An answer of HTTP (RFC 9110).
public struct HTTPResponse: Sendable, Equatable {
    /// The status code: 100 to 599.
    public var status: Int
    /// More about it.
    public var headers: HTTPHeaders
    /// What came with it.
    public var body: [UInt8]

    /// Makes an answer.
    public init(_ status: Int, headers: HTTPHeaders = [:], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

/// What a request asks for (RFC 9110, section 9; PATCH is RFC 5789).
public enum HTTPMethod: String, Sendable, CaseIterable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
    case options = "OPTIONS"
}

/// Header fields: names without regard to case, in the order in which they were added.
public struct HTTPHeaders: Sendable, Equatable, ExpressibleByDictionaryLiteral, Sequence {
    private var fields: [(name: String, value: String)]

    public init(dictionaryLiteral fields: (String, String)...) { self.fields = fields.map { ($0, $1) } }

    /// The value of a field; several of one name are joined by `, `. Setting replaces all of that name, nil removes them.
    public subscript(_ name: String) -> String? {
        get {
            let values = fields.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
            return values.isEmpty ? nil : values.joined(separator: ", ")
        }
        set {
            fields.removeAll { $0.name.lowercased() == name.lowercased() }
            if let newValue { fields.append((name, newValue)) }
        }
    }

    /// Adds a field beside those of the same name, as `Set-Cookie` needs.
    public mutating func add(_ name: String, _ value: String) { fields.append((name, value)) }

    public func makeIterator() -> IndexingIterator<[(name: String, value: String)]> { fields.makeIterator() }

    public static func == (left: HTTPHeaders, right: HTTPHeaders) -> Bool {
        left.fields.elementsEqual(right.fields) { $0.name.lowercased() == $1.name.lowercased() && $0.value == $1.value }
    }
}

/// Why there is no whole answer.
public enum HTTPError: Error, Sendable, Equatable {
    case cancelled
    /// The address is none that a request can be sent to; the text says what is wrong with it.
    case badURL(String)
    /// No whole answer came within the deadline.
    case timedOut(Duration)
    /// Nobody answered at the address; the text says why.
    case unreachable(String)
    /// The answer broke off or was not HTTP; the text says where.
    case interrupted(String)
    /// The answer was larger than the limit, in bytes.
    case tooLarge(limit: Int)
}
