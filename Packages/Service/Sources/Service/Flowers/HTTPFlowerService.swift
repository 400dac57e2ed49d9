import struct Foundation.URL

/// A catalogue that is asked over HTTP: `GET {base}/flowers` and `GET {base}/flowers/{id}`, which answer with JSON of the
/// fields of ``FlowerRecord``.
public struct HTTPFlowerService: FlowerService {
    private let client: any HTTPClient
    private let baseURL: URL

    /// Makes the service.
    /// - Parameters:
    ///   - client: Sends the requests.
    ///   - baseURL: What stands before `/flowers`, such as `https://example.org/api`.
    public init(client: any HTTPClient, baseURL: URL) {
        self.client = client
        self.baseURL = baseURL
    }

    public func flowers() async throws(FlowerServiceError) -> [FlowerRecord] {
        let response = try await get("flowers")
        guard response.status == 200 else { throw Self.unexpected(response.status) }
        return try FlowerDecoding.records(response.body)
    }

    public func flower(id: Int64) async throws(FlowerServiceError) -> FlowerRecord? {
        let response = try await get("flowers/\(id)")
        if response.status == 404 { return nil }
        guard response.status == 200 else { throw Self.unexpected(response.status) }
        let record = try FlowerDecoding.record(response.body)
        guard record.id == id else { throw .decoding("id is \(record.id), but \(id) was asked for") }
        return record
    }

    private func get(_ path: String) async throws(FlowerServiceError) -> HTTPResponse {
        do throws(HTTPError) {
            return try await client.send(
                HTTPRequest(.get, baseURL.appending(path: path), headers: ["Accept": "application/json"]))
        } catch {
            throw FlowerServiceError(error)
        }
    }

    private static func unexpected(_ status: Int) -> FlowerServiceError {
        .network("the catalogue answered with status \(status)")
    }
}

extension FlowerServiceError {
    /// What an error of HTTP means for who asked for flowers.
    init(_ error: HTTPError) {
        switch error {
        case .cancelled: self = .cancelled
        case .badURL(let reason): self = .network("the catalogue's address is wrong: \(reason)")
        case .timedOut(let deadline): self = .network("no answer came within \(deadline.components.seconds) seconds")
        case .unreachable(let reason): self = .network("nobody answered: \(reason)")
        case .interrupted(let reason): self = .network("the answer broke off: \(reason)")
        case .tooLarge(let limit): self = .network("the answer was larger than \(limit) bytes")
        }
    }
}
