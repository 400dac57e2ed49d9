import Service
import SharedData

import struct Foundation.URL
import struct Foundation.URLComponents
import struct Foundation.URLQueryItem

/// Sends requests below one address and reads the answers: the part of an API data source that knows HTTP.
public struct APIClient: Sendable {
    private let client: any HTTPClient
    private let baseURL: String

    /// Makes a client.
    /// - Parameters:
    ///   - client: Sends the requests, on behalf of whoever it is for.
    ///   - baseURL: Where the endpoints are, with or without a slash at the end. One that is not usable gives
    ///     ``DataSourceError/badURL(_:)`` at each request.
    public init(client: any HTTPClient, baseURL: String) {
        self.client = client
        self.baseURL = baseURL
    }

    /// Asks, and gives the answer when its status is a documented one.
    /// - Parameters:
    ///   - path: Below the base URL, beginning with a slash, of unreserved characters only.
    ///   - query: Names and values, unencoded.
    ///   - maximumBody: The largest body, in bytes, that the server takes there.
    ///   - statuses: The documented ones.
    ///   - namesItem: Whether the path names one item, so that 404 means that there is none.
    /// - Throws: ``DataSourceError``: what stands in the way of an answer, or an answer with another status. A body
    ///   that is too large is not sent, and `forbidden`.
    public func ask(
        _ method: HTTPMethod, _ path: String, query: [(String, String)] = [], body: [UInt8]? = nil,
        maximumBody: Int = Request.maximumBody, statuses: Set<Int>, namesItem: Bool = false
    ) async throws(DataSourceError) -> HTTPResponse {
        var request = HTTPRequest(method, try url(path, query), headers: ["Accept": "application/json"])
        if let body {
            guard body.count <= maximumBody else {
                throw .forbidden(
                    "At most \(maximumBody) bytes can be sent at once; these are \(body.count). Send them in parts.")
            }
            request.headers["Content-Type"] = "application/json"
            request.body = body
        }
        let response: HTTPResponse
        do { response = try await client.send(request) } catch {
            switch error {
            case .cancelled: throw .cancelled
            case .badURL(let text): throw .badURL(text)
            case .timedOut(let limit): throw .requestFailed("no answer within \(limit)")
            case .unreachable(let text), .interrupted(let text): throw .requestFailed(text)
            case .tooLarge(let limit): throw .requestFailed("the answer is larger than \(limit) bytes")
            }
        }
        guard statuses.contains(response.status) else { throw Self.refusal(response, namesItem) }
        return response
    }

    /// Reads an answer's body.
    /// - Throws: ``DataSourceError/decoding(_:)`` when it is not of the shape.
    public func read<Value: WireValue>(_ response: HTTPResponse) throws(DataSourceError) -> Value {
        do { return try Value(json: response.body) } catch { throw .decoding(error.description) }
    }

    private func url(_ path: String, _ query: [(String, String)]) throws(DataSourceError) -> URL {
        guard var components = URLComponents(string: baseURL), let scheme = components.scheme?.lowercased(),
            scheme == "http" || scheme == "https", components.host?.isEmpty == false
        else { throw .badURL("“\(baseURL)” is not an http or https address") }
        while components.percentEncodedPath.hasSuffix("/") { components.percentEncodedPath.removeLast() }
        components.percentEncodedPath += path
        components.fragment = nil
        components.query = nil
        if !query.isEmpty {
            components.percentEncodedQueryItems = query.map {
                URLQueryItem(name: $0, value: $1.percentEncoded)
            }
        }
        guard let url = components.url else { throw .badURL("“\(baseURL)” is not an http or https address") }
        return url
    }

    private static func refusal(_ response: HTTPResponse, _ namesItem: Bool) -> DataSourceError {
        let problem = try? JSON(parsing: response.body)
        var detail = ""
        if case .string(let text) = problem?["detail"] ?? problem?["title"] { detail = String(text.prefix(500)) }
        return switch response.status {
        case 404 where namesItem, 410 where namesItem: .notFound
        case 409, 412: .conflict(detail.isEmpty ? "The server reports a conflict." : detail)
        case 403, 429: .forbidden(detail.isEmpty ? "The server does not allow it." : detail)
        default: .unexpectedStatus(response.status, detail)
        }
    }
}
