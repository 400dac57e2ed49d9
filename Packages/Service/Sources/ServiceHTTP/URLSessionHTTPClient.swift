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
///   For the other methods the answer is the redirect itself.
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
        // An idle time beyond the deadline, so that it is the deadline that counts.
        configuration.timeoutIntervalForRequest = Double(deadline.components.seconds) + 60
        exchanges = Exchanges(maximumBody: maximumBody)
        session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
        self.deadline = deadline
        self.clock = clock
    }

    deinit { session.invalidateAndCancel() }

    public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let urlRequest = try URLRequest(checking: request)
        guard !Task.isCancelled else { throw .cancelled }
        let task = session.dataTask(with: urlRequest)
        let exchange = Exchange(task)
        exchanges.begin(exchange, as: task.taskIdentifier)
        let watch = Task { [clock, deadline] in
            guard (try? await clock.sleep(for: deadline)) != nil else { return }
            exchange.end(.failure(.timedOut(deadline)))
        }
        defer { watch.cancel() }
        let result = await withTaskCancellationHandler {
            await exchange.result()
        } onCancel: {
            exchange.end(.failure(.cancelled))
        }
        exchanges.forget(task.taskIdentifier)
        return try result.get()
    }
}
