import Foundation
import Service

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An HTTP client over `URLSession`.
///
/// - It keeps nothing: no cookies, no cache, no credentials.
/// - The deadline is for the whole exchange, so an answer that trickles does not outlive it.
/// - Only GET and HEAD are redirected, at most 5 times, never from https to http; to another origin the request loses its credentials.
///   For the other methods, and where a redirect is not followed, the answer is the redirect itself, without its body.
public final class URLSessionHTTPClient: HTTPClient {
    /// The most redirects that are followed.
    public static let maximumRedirects = 5

    private let session: URLSession
    private let exchanges: Exchanges
    private let deadline: Duration
    private let clock: any WallClock

    /// Makes a client.
    /// - Parameters:
    ///   - deadline: How long one exchange may take from beginning to end.
    ///   - maximumBody: How many bytes an answer's body may have, after decompression.
    ///   - clock: Waits for the deadline.
    public init(deadline: Duration = .seconds(30), maximumBody: Int = 8 << 20, clock: any WallClock = SystemClock()) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        exchanges = Exchanges(maximumBody: maximumBody)
        session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
        self.deadline = deadline
        self.clock = clock
    }

    deinit { session.invalidateAndCancel() }

    public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        var first = try URLRequest(checking: request)
        // An idle time beyond the deadline, so that it is the deadline that counts.
        first.timeoutInterval = Double(min(max(deadline.components.seconds, 0), 1_000_000)) + 60
        guard !Task.isCancelled else { throw .cancelled }
        let isLate = Lock(false)
        let work = Task { [first] in await follow(first) }
        let watch = Task { [clock, deadline] in
            guard (try? await clock.sleep(for: deadline)) != nil else { return }
            isLate.withLock { $0 = true }
            work.cancel()
        }
        defer { watch.cancel() }
        let result = await withTaskCancellationHandler {
            await work.value
        } onCancel: {
            work.cancel()
        }
        if result == .failure(.cancelled), isLate.withLock({ $0 }) { throw .timedOut(deadline) }
        return try result.get()
    }

    /// Sends a request and those that its redirects lead to.
    private func follow(_ first: URLRequest) async -> Result<HTTPResponse, HTTPError> {
        var request = first
        for _ in 0...Self.maximumRedirects {
            switch await exchange(request) {
            case .failure(let error): return .failure(error)
            case .success(let answer):
                guard let next = answer.next else { return .success(answer.response) }
                request = next
            }
        }
        return .failure(.interrupted("it redirects more than \(Self.maximumRedirects) times"))
    }

    private func exchange(_ request: URLRequest) async -> Result<Answer, HTTPError> {
        let task = session.dataTask(with: request)
        let exchange = Exchange(task)
        exchanges.begin(exchange, as: task.taskIdentifier)
        defer { exchanges.forget(task.taskIdentifier) }
        return await withTaskCancellationHandler {
            await exchange.result()
        } onCancel: {
            exchange.end(.failure(.cancelled))
        }
    }
}
