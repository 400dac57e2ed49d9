import Endpoints
import Service
import ServiceTesting
import SharedData
import Testing

import struct Foundation.URL

@Suite("The API client") struct APIClientTests {
    private let http = StubHTTPClient()

    private func answering(_ status: Int, _ body: String = "", headers: HTTPHeaders = [:]) throws {
        http.stub(
            .get, try #require(URL(string: "https://example.org/api/things")),
            with: HTTPResponse(status, headers: headers, body: Array(body.utf8)))
    }

    private func failure(baseURL: String = "https://example.org/api/", namesItem: Bool = false) async
        -> DataSourceError?
    {
        do throws(DataSourceError) {
            let client = APIClient(client: http, baseURL: baseURL)
            _ = try await client.ask(.get, "/things", statuses: [200], namesItem: namesItem)
            return nil
        } catch { return error }
    }

    @Test("an answer with a documented status is given, with one slash between the base and the path")
    func asking() async throws {
        try answering(200, "[1, 2]")
        let client = APIClient(client: http, baseURL: "https://example.org/api///")

        let response = try await client.ask(.get, "/things", statuses: [200])

        #expect(try client.read(response) as [Int64] == [1, 2])
        #expect(http.requests.first?.headers["Accept"] == "application/json")
    }

    @Test("what is searched arrives as it is: only unreserved characters stay")
    func encoding() async {
        let client = APIClient(client: http, baseURL: "https://example.org")

        _ = try? await client.ask(.get, "/things", query: [("q", "a+b&c=d é~%")], statuses: [200])

        #expect(http.requests.map(\.url.absoluteString) == ["https://example.org/things?q=a%2Bb%26c%3Dd%20%C3%A9~%25"])
    }

    @Test(
        "each status becomes an error of its own, with what the server said",
        arguments: [
            (404, false, DataSourceError.unexpectedStatus(404, "words")), (404, true, .notFound),
            (410, true, .notFound),
            (409, false, .conflict("words")), (412, false, .conflict("words")), (403, false, .forbidden("words")),
            (429, false, .forbidden("words")), (500, true, .unexpectedStatus(500, "words")),
        ])
    func refusals(_ status: Int, _ namesItem: Bool, _ expected: DataSourceError) async throws {
        try answering(status, #"{"title": "T", "detail": "words"}"#)

        #expect(await failure(namesItem: namesItem) == expected)
    }

    @Test("a refusal that is no problem document is told all the same, and a long one is cut")
    func odd() async throws {
        try answering(502, "<html>")
        #expect(await failure() == .unexpectedStatus(502, ""))

        try answering(502, #"{"title": "\#(String(repeating: "x", count: 10_000))"}"#)
        #expect(await failure() == .unexpectedStatus(502, String(repeating: "x", count: 500)))
    }

    @Test(
        "an address that no request can be sent to is refused before anything is sent",
        arguments: ["", "things", "ftp://example.org", "http://", "mailto:a@b.c", "//example.org"])
    func badURL(_ baseURL: String) async {
        guard case .badURL = await failure(baseURL: baseURL) else { return #expect(Bool(false), "\(baseURL)") }
        #expect(http.requests.isEmpty)
    }

    @Test("a body that is not of the shape is named with its place")
    func decoding() async throws {
        try answering(200, #"[1, "two"]"#)
        let client = APIClient(client: http, baseURL: "https://example.org/api")
        let response = try await client.ask(.get, "/things", statuses: [200])

        let error = #expect(throws: DataSourceError.self) { try client.read(response) as [Int64] }

        #expect(error?.description.contains("[1] must be a whole number") == true)
    }
}
