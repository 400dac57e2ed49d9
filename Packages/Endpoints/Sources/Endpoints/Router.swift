import Foundation
import Service
import SharedData

/// Finds the endpoint for a request and lets it answer.
public struct Router: Sendable {
    /// The endpoints, in the order in which they are tried.
    public let endpoints: [Endpoint]

    /// Makes a router.
    public init(_ endpoints: [Endpoint]) { self.endpoints = endpoints }

    /// Answers a request. What can't be answered gets a problem document: 404 for an unknown path, 405 with `Allow` for a method it doesn't
    /// know, 401 where someone must be signed in.
    /// - Parameter path: The path and query below the API's root, as they came: percent-encoded.
    public func respond(
        to method: HTTPMethod, _ path: String, headers: HTTPHeaders = [:], body: [UInt8] = [], context: Context
    ) async -> HTTPResponse {
        do throws(Problem) {
            let halves = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
            let segments = try Self.segments(halves.first ?? "")
            let query = try Self.query(halves.count == 2 ? halves[1] : "")
            let matches = endpoints.compactMap { endpoint in Self.match(endpoint.path, segments).map { (endpoint, $0) }
            }
            guard !matches.isEmpty else { throw .notFound("There is nothing at this address.") }
            guard
                let (endpoint, parameters) = matches.first(where: {
                    $0.0.method == method || $0.0.method == .get && method == .head
                })
            else {
                var methods = Set(matches.map(\.0.method))
                if methods.contains(.get) { methods.insert(.head) }
                let allowed = methods.map(\.rawValue).sorted().joined(separator: ", ")
                throw Problem(
                    405, "Method Not Allowed", detail: "Allowed here: \(allowed).", headers: ["Allow": allowed])
            }
            guard endpoint.isOpen || context.user != nil else { throw .unauthorized }
            guard body.count <= endpoint.maximumBody else { throw .tooLarge(limit: endpoint.maximumBody) }
            let request = Request(parameters: parameters, query: query, headers: headers, body: body)
            return try await endpoint.handler(context, request)
        } catch {
            return error.response
        }
    }

    private static func segments(_ path: Substring) throws(Problem) -> [String] {
        var segments: [String] = []
        for part in path.split(separator: "/") {
            guard let decoded = String(part).removingPercentEncoding, !decoded.contains("\0") else {
                throw .badRequest("The address is not percent-encoded UTF-8.")
            }
            segments.append(decoded)
        }
        return segments
    }

    private static func query(_ text: Substring) throws(Problem) -> [String: String] {
        var query: [String: String] = [:]
        for pair in text.split(separator: "&") {
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let decoded = sides.map { $0.replacing("+", with: " ").removingPercentEncoding }
            guard let name = decoded[0], let value = decoded.count == 2 ? decoded[1] : "" else {
                throw .badRequest("The query is not percent-encoded UTF-8.")
            }
            query[name] = value
        }
        return query
    }

    private static func match(_ pattern: String, _ segments: [String]) -> [String: String]? {
        let parts = pattern.split(separator: "/")
        guard parts.count == segments.count else { return nil }
        var parameters: [String: String] = [:]
        for (part, segment) in zip(parts, segments) {
            if part.hasPrefix("{"), part.hasSuffix("}") {
                parameters[String(part.dropFirst().dropLast())] = segment
            } else if part != segment {
                return nil
            }
        }
        return parameters
    }
}
