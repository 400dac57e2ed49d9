import Foundation
import Service

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Brings what a session reports to the exchange that it is about.
final class Exchanges: NSObject, URLSessionDataDelegate, Sendable {
    private let maximumBody: Int
    private let running = Lock<[Int: Exchange]>([:])

    init(maximumBody: Int) { self.maximumBody = maximumBody }

    func begin(_ exchange: Exchange, as id: Int) { running.withLock { $0[id] = exchange } }
    func forget(_ id: Int) { running.withLock { $0[id] = nil } }

    private func exchange(_ task: URLSessionTask) -> Exchange? { running.withLock { $0[task.taskIdentifier] } }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        // The client follows redirects itself, each as a task of its own. Without Darwin, answering here ends the process if the
        // task was cancelled meanwhile; so the handler is let go, and the task cancelled.
        let next = Redirects.next(after: task.originalRequest, response)
        exchange(task)?.end(.success(Answer(response: HTTPResponse(response, body: []), next: next)))
        #if canImport(Darwin)
            completionHandler(nil)
        #endif
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        if let head = response as? HTTPURLResponse { exchange(dataTask)?.receive(head, limit: maximumBody) }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        exchange(dataTask)?.receive(data, limit: maximumBody)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        exchange(task)?.complete(error, task.response)
    }
}
