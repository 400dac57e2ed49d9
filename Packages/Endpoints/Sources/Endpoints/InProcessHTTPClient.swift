import Foundation
import Service
import SharedData

/// Calls endpoints without a socket: an `HTTPClient` over a ``Router``, always on behalf of one context.
public struct InProcessHTTPClient: HTTPClient {
    /// The address that an API data source is given for use with this client.
    public static let baseURL = URL(string: "http://in-process.invalid") ?? URL(filePath: "/")

    private let router: Router
    private let context: Context
    private let root: String

    /// Makes a client.
    /// - Parameter root: What stands before the endpoints' paths in the URLs that are asked for, such as `/api`.
    public init(_ endpoints: [Endpoint], context: Context, root: String = "") {
        router = Router(endpoints)
        self.context = context
        self.root = root
    }

    public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        guard !Task.isCancelled else { throw .cancelled }
        let path = request.url.path(percentEncoded: true)
        let below = path.dropFirst(root.count)
        guard path.hasPrefix(root), root.isEmpty || below.isEmpty || below.hasPrefix("/") else {
            throw .badURL("\(path) is not below \(root)")
        }
        let query = request.url.query(percentEncoded: true).map { "?" + $0 } ?? ""
        let response = await router.respond(
            to: request.method, below + query, headers: request.headers, body: request.body, context: context)
        guard !Task.isCancelled else { throw .cancelled }
        return response
    }
}
