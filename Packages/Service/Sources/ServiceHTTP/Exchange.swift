import Foundation
import Service

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What came of one request: the answer, and the request that it redirects to, if that is to be followed.
struct Answer: Sendable {
    var response: HTTPResponse
    var next: URLRequest?
}

/// One request and what has come of its answer. The first end counts; it stops the transfer.
final class Exchange: Sendable {
    private struct State {
        var head: HTTPURLResponse?
        var body: [UInt8] = []
        var result: Result<Answer, HTTPError>?
        var waiting: CheckedContinuation<Result<Answer, HTTPError>, Never>?
    }

    private let task: URLSessionDataTask
    private let state = Lock(State())

    init(_ task: URLSessionDataTask) { self.task = task }

    /// Starts the transfer and waits for the end.
    func result() async -> Result<Answer, HTTPError> {
        await withCheckedContinuation { continuation in
            let result = state.withLock { state in
                if state.result == nil { state.waiting = continuation }
                return state.result
            }
            if let result { continuation.resume(returning: result) } else { task.resume() }
        }
    }

    func end(_ result: Result<Answer, HTTPError>) {
        let waiting: CheckedContinuation<Result<Answer, HTTPError>, Never>? = state.withLock { state in
            guard state.result == nil else { return nil }
            state.result = result
            state.body = []
            defer { state.waiting = nil }
            return state.waiting
        }
        task.cancel()
        waiting?.resume(returning: result)
    }

    func receive(_ head: HTTPURLResponse, limit: Int) {
        state.withLock { state in
            state.head = head
            state.body = []
        }
        if head.expectedContentLength > Int64(limit), task.originalRequest?.httpMethod != "HEAD" {
            end(.failure(.tooLarge(limit: limit)))
        }
    }

    func receive(_ data: Data, limit: Int) {
        let isTooLarge = state.withLock { state in
            guard state.result == nil else { return false }
            guard data.count <= limit - state.body.count else { return true }
            state.body.append(contentsOf: data)
            return false
        }
        if isTooLarge { end(.failure(.tooLarge(limit: limit))) }
    }

    func complete(_ error: (any Error)?, _ response: URLResponse?) {
        if let error { return end(.failure(HTTPError(error))) }
        let answer: Answer? = state.withLock { state in
            guard let head = state.head ?? response as? HTTPURLResponse else { return nil }
            return Answer(response: HTTPResponse(head, body: state.body))
        }
        end(answer.map(Result.success) ?? .failure(.interrupted("the answer was not HTTP")))
    }
}

extension HTTPResponse {
    init(_ head: HTTPURLResponse, body: [UInt8]) {
        var headers: HTTPHeaders = [:]
        for case (let name as String, let value as String) in head.allHeaderFields { headers.add(name, value) }
        // The body has been decompressed by now.
        if headers["Content-Encoding"] != nil {
            headers["Content-Encoding"] = nil
            headers["Content-Length"] = nil
        }
        self.init(head.statusCode, headers: headers, body: body)
    }
}
