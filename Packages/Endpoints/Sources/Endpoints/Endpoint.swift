import Service
import SharedData

/// One thing that programs can ask for: a method and a path, what goes in and comes out, and the handler that answers.
public struct Endpoint: Sendable {
    /// What the handler is.
    public typealias Handler = @Sendable (Context, Request) async throws(Problem) -> HTTPResponse

    /// The method.
    public let method: HTTPMethod
    /// The path below the API's root: `/todos/{id}`; a part in braces takes one segment of any text.
    public let path: String
    /// What it does, in one short sentence for the document.
    public let summary: String
    /// Whether nobody has to be signed in. Where it is false, the handler is reached only with a ``Context/user``.
    public let isOpen: Bool
    /// The query parameters that it knows.
    public let parameters: [Parameter]
    /// The type of the body that it takes, or nil.
    public let body: (any WireValue.Type)?
    /// The largest body, in bytes, that it takes; a larger one is refused (413) before the handler is reached.
    public let maximumBody: Int
    /// The status of success.
    public let status: Int
    /// The type of what it answers with, or nil for nothing.
    public let answer: (any WireValue.Type)?
    /// Answers a request.
    public let handler: Handler

    /// Makes an endpoint from its parts. The other initializers read the body and write the answer as well.
    public init(
        _ method: HTTPMethod, _ path: String, _ summary: String, isOpen: Bool = false, parameters: [Parameter] = [],
        maximumBody: Int = Request.maximumBody, body: (any WireValue.Type)? = nil, status: Int = 200,
        answer: (any WireValue.Type)? = nil, handler: @escaping Handler
    ) {
        self.method = method
        self.path = path
        self.summary = summary
        self.isOpen = isOpen
        self.parameters = parameters
        self.maximumBody = maximumBody
        self.body = body
        self.status = status
        self.answer = answer
        self.handler = handler
    }

    /// Makes an endpoint that takes no body and answers with a value.
    public init<Answer: WireValue>(
        _ method: HTTPMethod, _ path: String, _ summary: String, isOpen: Bool = false, parameters: [Parameter] = [],
        status: Int = 200, answer: @escaping @Sendable (Context, Request) async throws(Problem) -> Reply<Answer>
    ) {
        self.init(
            method, path, summary, isOpen: isOpen, parameters: parameters, status: status, answer: Answer.self
        ) { context, request throws(Problem) in
            try await answer(context, request).response(status)
        }
    }

    /// Makes an endpoint that takes a body and answers with a value. A body that is too large or not of its shape is refused (413, 415,
    /// 400 or 422) before the handler is reached.
    public init<Body: WireValue, Answer: WireValue>(
        _ method: HTTPMethod, _ path: String, _ summary: String, isOpen: Bool = false, parameters: [Parameter] = [],
        maximumBody: Int = Request.maximumBody, status: Int = 200, takes: Body.Type,
        answer: @escaping @Sendable (Context, Request, Body) async throws(Problem) -> Reply<Answer>
    ) {
        self.init(
            method, path, summary, isOpen: isOpen, parameters: parameters, maximumBody: maximumBody, body: Body.self,
            status: status, answer: Answer.self
        ) { context, request throws(Problem) in
            try await answer(context, request, try request.decode(Body.self)).response(status)
        }
    }

    /// A query parameter, for the document.
    public struct Parameter: Sendable, Equatable {
        /// Its name.
        public var name: String
        /// What it does.
        public var description: String

        /// Makes a parameter.
        public init(_ name: String, _ description: String) {
            self.name = name
            self.description = description
        }
    }
}

/// What a handler answers with when all went well.
public struct Reply<Value: WireValue>: Sendable {
    /// The value that becomes the body.
    public var value: Value
    /// The status, where it is another than the endpoint's: 200 to 299.
    public var status: Int?
    /// Header fields that go with it, such as `Location`.
    public var headers: HTTPHeaders

    /// Makes a reply.
    public init(_ value: Value, status: Int? = nil, headers: HTTPHeaders = [:]) {
        self.value = value
        self.status = status
        self.headers = headers
    }

    fileprivate func response(_ usual: Int) -> HTTPResponse {
        var headers = headers
        headers["Content-Type"] = "application/json"
        return HTTPResponse(status ?? usual, headers: headers, body: value.json)
    }
}

/// A value without fields: `{}`.
public struct Nothing: WireShape, Equatable {
    public static let name = "Nothing"
    public init() {}
    public mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {}
}
