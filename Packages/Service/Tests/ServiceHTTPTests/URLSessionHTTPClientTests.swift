import Foundation
import Service
import ServiceHTTP
import Testing

@Suite(.timeLimit(.minutes(1))) struct URLSessionHTTPClientTests {
    @Test func bringsStatusHeadersAndBody() async throws {
        let server = try LoopbackServer { peer, _ in peer.answer("200 OK", "grüße", "X-Name: value") }

        let response = try await URLSessionHTTPClient().send(HTTPRequest(.get, server.url("/a?b=c%20d")))

        #expect(response.status == 200)
        #expect(response.body == Array("grüße".utf8))
        #expect(response.headers["x-name"] == "value")
        #expect(server.requests.first?.hasPrefix("GET /a?b=c%20d HTTP/1.1\r\n") == true)
    }

    @Test func sendsMethodFieldsAndBody() async throws {
        let server = try LoopbackServer { peer, _ in peer.answer("201 Created") }

        let response = try await URLSessionHTTPClient().send(
            HTTPRequest(.post, server.url("/"), headers: ["Content-Type": "application/json"], body: Array("{}".utf8)))

        let request = try #require(server.requests.first)
        #expect(response.status == 201)
        #expect(request.hasPrefix("POST / HTTP/1.1\r\n"))
        #expect(request.lowercased().contains("content-type: application/json\r\n"))
        #expect(request.hasSuffix("\r\n\r\n{}"))
    }

    @Test(arguments: [400, 404, 500, 503]) func takesAnErrorStatusForAnAnswer(_ status: Int) async throws {
        let server = try LoopbackServer { peer, _ in peer.answer("\(status) No", "why") }

        let response = try await URLSessionHTTPClient().send(HTTPRequest(.get, server.url("/")))

        #expect(response.status == status)
        #expect(response.body == Array("why".utf8))
    }

    @Test func keepsNoCookies() async throws {
        let server = try LoopbackServer { peer, _ in
            peer.answer("200 OK", "", "Set-Cookie: secret=1; Path=/; Max-Age=9999")
        }
        let client = URLSessionHTTPClient()

        for _ in 1...2 { _ = try await client.send(HTTPRequest(.get, server.url("/"))) }

        #expect(server.requests.count == 2)
        #expect(server.requests.allSatisfy { !$0.lowercased().contains("cookie") })
    }

    @Test(arguments: [
        "ftp://example.org/", "file:///etc/passwd", "/relative", "http:///no-host", "mailto:a@example.org",
        "javascript:1",
    ])
    func refusesAnAddressThatIsNotHTTP(_ text: String) async throws {
        let url = try #require(URL(string: text))

        let error = await #expect(throws: HTTPError.self) {
            try await URLSessionHTTPClient().send(HTTPRequest(.get, url))
        }

        guard case .badURL(let reason) = error else { return _ = Issue.record("\(String(describing: error))") }
        #expect(reason.hasPrefix(url.absoluteString))
    }

    @Test(arguments: [("X-A", "1\r\nHost: other"), ("X-A\r\nHost", "1"), ("", "1"), ("X A", "1"), ("X-A", "\0")])
    func refusesAFieldThatWouldEndItsLine(_ name: String, _ value: String) async throws {
        let server = try LoopbackServer { peer, _ in peer.answer("200 OK") }
        let request = HTTPRequest(.get, server.url("/"), headers: HTTPHeaders(dictionaryLiteral: (name, value)))

        let error = await #expect(throws: HTTPError.self) { try await URLSessionHTTPClient().send(request) }

        guard case .badURL = error else { return _ = Issue.record("\(String(describing: error))") }
        #expect(server.requests.isEmpty)
    }

    @Test func refusesABodyThatWouldBeLost() async throws {
        let server = try LoopbackServer { peer, _ in peer.answer("200 OK") }

        await #expect(throws: HTTPError.badURL("a GET request has no body")) {
            try await URLSessionHTTPClient().send(HTTPRequest(.get, server.url("/"), body: [1]))
        }
    }
}
