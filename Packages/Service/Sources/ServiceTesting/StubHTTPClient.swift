import Service

import struct Foundation.URL

/// Answers requests as a test says. Unless it is made with an answer to everything, a request that nothing was said about throws
/// ``HTTPError/unreachable(_:)`` with its method and address, so that it can't pass unnoticed.
public final class StubHTTPClient: HTTPClient {
    /// Makes the answer to a request.
    public typealias Answer = @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse

    private struct State {
        var answers: [String: Answer] = [:]
        var requests: [HTTPRequest] = []
    }

    private let state = Lock(State())
    private let otherwise: Answer

    /// Makes a client that answers nothing yet.
    public convenience init() {
        self.init { request throws(HTTPError) in
            throw .unreachable("\(request.method.rawValue) \(request.url.absoluteString) was not stubbed")
        }
    }

    /// Makes a client that answers in one way whatever nothing else is said about.
    public init(answer: @escaping Answer) { otherwise = answer }

    /// What was asked, in order.
    public var requests: [HTTPRequest] { state.withLock { $0.requests } }

    /// Says what a request is answered with, from now on. The address is the whole of it, with the query.
    public func stub(_ method: HTTPMethod, _ url: URL, with answer: @escaping Answer) {
        state.withLock { $0.answers[Self.key(method, url)] = answer }
    }

    /// Says what a request is answered with, from now on.
    public func stub(_ method: HTTPMethod, _ url: URL, with response: HTTPResponse) {
        stub(method, url) { _ throws(HTTPError) in response }
    }

    public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let answer: Answer? = state.withLock { state in
            state.requests.append(request)
            return state.answers[Self.key(request.method, request.url)]
        }
        if Task.isCancelled { throw .cancelled }
        return try await (answer ?? otherwise)(request)
    }

    private static func key(_ method: HTTPMethod, _ url: URL) -> String { method.rawValue + " " + url.absoluteString }
}
