import Foundation
import Service
import ServiceHTTP
import Testing

@Suite(.timeLimit(.minutes(1))) struct RedirectTests {
    @Test(arguments: ["301 Moved", "302 Found", "303 See Other", "307 Temporary", "308 Permanent"])
    func aReadIsRedirected(_ status: String) async throws {
        let server = try LoopbackServer { peer, request in
            if request.hasPrefix("GET /old") {
                peer.answer(status, "moved", "Location: /new")
            } else {
                peer.answer("200 OK", "here")
            }
        }

        let response = try await URLSessionHTTPClient().send(
            HTTPRequest(.get, server.url("/old"), headers: ["Authorization": "a"]))

        #expect(response.status == 200)
        #expect(response.body == Array("here".utf8))
        #expect(server.requests.count == 2)
        #expect(server.requests.last?.contains("Authorization: a") == true)
    }

    @Test(arguments: ["301 Moved", "302 Found", "303 See Other", "307 Temporary", "308 Permanent"])
    func aWriteGetsTheRedirectForItsAnswer(_ status: String) async throws {
        let server = try LoopbackServer { peer, _ in peer.answer(status, "moved", "Location: /new") }

        let response = try await URLSessionHTTPClient().send(
            HTTPRequest(.post, server.url("/old"), body: Array("precious".utf8)))

        #expect(response.status == Int(status.prefix(3)))
        #expect(response.headers["Location"] == "/new")
        #expect(server.requests.count == 1)
    }

    @Test func aLoopEnds() async throws {
        let server = try LoopbackServer { peer, _ in peer.answer("302 Found", "", "Location: /again") }

        await #expect(throws: HTTPError.interrupted("it redirects more than 5 times")) {
            try await URLSessionHTTPClient().send(HTTPRequest(.get, server.url("/")))
        }
        #expect(server.requests.count == 6)
    }

    @Test func credentialsDoNotGoToAnotherOrigin() async throws {
        let other = try LoopbackServer { peer, _ in peer.answer("200 OK") }
        let server = try LoopbackServer { peer, _ in peer.answer("302 Found", "", "Location: \(other.url("/"))") }

        let response = try await URLSessionHTTPClient().send(
            HTTPRequest(.get, server.url("/"), headers: ["Authorization": "secret", "X-Kind": "kept"]))

        #expect(response.status == 200)
        #expect(server.requests.first?.contains("secret") == true)
        #expect(other.requests.first?.contains("secret") == false)
        #expect(other.requests.first?.contains("kept") == true)
    }

    @Test(arguments: ["file:///etc/passwd", "ftp://127.0.0.1/"]) func aRedirectOutOfHTTPIsNotFollowed(
        _ location: String
    ) async throws {
        let server = try LoopbackServer { peer, _ in peer.answer("302 Found", "", "Location: \(location)") }

        let response = try await URLSessionHTTPClient().send(HTTPRequest(.get, server.url("/")))

        #expect(response.status == 302)
    }

    @Test(arguments: [
        "", " ", "//", "http:", "http://", "http://[::1", "//[", "?%zz", "#", "/a b", "http://a b/", "/%00", "://",
        "\u{7F}", "/é",
    ])
    func anOddLocationDoesNoHarm(_ location: String) async throws {
        let server = try LoopbackServer { peer, request in
            if request.hasPrefix("GET /start ") {
                peer.answer("302 Found", "", "Location: \(location)")
            } else {
                peer.answer("200 OK")
            }
        }
        let client = URLSessionHTTPClient()

        _ = try? await client.send(HTTPRequest(.get, server.url("/start")))

        #expect(try await client.send(HTTPRequest(.get, server.url("/"))).status == 200)
    }

    @Test func cancellingWhileItRedirectsDoesNoHarm() async throws {
        let server = try LoopbackServer { peer, _ in peer.answer("302 Found", "", "Location: /again") }
        let client = URLSessionHTTPClient()

        for delay in 1...40 {
            let task = Task { try await client.send(HTTPRequest(.get, server.url("/"))) }
            for _ in 0..<delay * 20 { await Task.yield() }
            task.cancel()
            await #expect(throws: HTTPError.self) { try await task.value }
        }
    }
}
