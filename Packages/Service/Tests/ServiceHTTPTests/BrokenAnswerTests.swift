import Foundation
import Service
import ServiceHTTP
import Testing

@Suite(.timeLimit(.minutes(1))) struct BrokenAnswerTests {
    @Test func endsATrickleAtTheDeadline() async throws {
        let server = try LoopbackServer { peer, _ in
            guard peer.write("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n") else { return }
            while peer.write("x") { usleep(20_000) }
        }
        let deadline = Duration.milliseconds(300)

        let duration = await ContinuousClock().measure {
            await #expect(throws: HTTPError.timedOut(deadline)) {
                try await URLSessionHTTPClient(deadline: deadline).send(HTTPRequest(.get, server.url("/")))
            }
        }

        #expect(duration >= deadline)
    }

    @Test func tellsThatNobodyListens() async throws {
        let url: URL
        do { url = try LoopbackServer { _, _ in }.url("/") }

        let error = await #expect(throws: HTTPError.self) {
            try await URLSessionHTTPClient().send(HTTPRequest(.get, url))
        }

        guard case .unreachable = error else { return _ = Issue.record("\(String(describing: error))") }
    }

    @Test(arguments: [
        "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhal",
        "HTTP/1.1 200 O", "", "220 mail.example.org ESMTP\r\n", "\0\u{1}\u{2}\r\n\r\n",
    ])
    func tellsThatAnAnswerBrokeOffOrIsNotHTTP(_ answer: String) async throws {
        let server = try LoopbackServer { peer, _ in peer.write(answer) }

        let error = await #expect(throws: HTTPError.self) {
            try await URLSessionHTTPClient().send(HTTPRequest(.get, server.url("/")))
        }

        guard case .interrupted = error else { return _ = Issue.record("\(String(describing: error))") }
    }

    @Test func aFailedRequestDoesNotHarmTheNext() async throws {
        let server = try LoopbackServer { peer, request in
            if request.contains("/bad") {
                peer.write("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nx")
            } else {
                peer.answer("200 OK")
            }
        }
        let client = URLSessionHTTPClient()

        await #expect(throws: HTTPError.self) { try await client.send(HTTPRequest(.get, server.url("/bad"))) }
        let response = try await client.send(HTTPRequest(.get, server.url("/good")))

        #expect(response.status == 200)
    }

    @Test(arguments: [true, false]) func refusesAnAnswerLargerThanTheLimit(_ isAnnounced: Bool) async throws {
        let server = try LoopbackServer { peer, _ in
            let length = isAnnounced ? "Content-Length: 100000\r\n" : ""
            peer.write("HTTP/1.1 200 OK\r\n\(length)Connection: close\r\n\r\n" + String(repeating: "x", count: 100_000))
        }

        await #expect(throws: HTTPError.tooLarge(limit: 99_999)) {
            try await URLSessionHTTPClient(maximumBody: 99_999).send(HTTPRequest(.get, server.url("/")))
        }
        let response = try await URLSessionHTTPClient(maximumBody: 100_000).send(HTTPRequest(.get, server.url("/")))
        #expect(response.body.count == 100_000)
    }

    @Test func cancellingTheTaskEndsTheTransfer() async throws {
        let (arrivals, arrival) = AsyncStream<Void>.makeStream()
        let (ends, end) = AsyncStream<Void>.makeStream()
        let server = try LoopbackServer { peer, _ in
            arrival.yield()
            peer.waitForEnd()
            end.yield()
        }
        let client = URLSessionHTTPClient()
        let task = Task { try await client.send(HTTPRequest(.get, server.url("/"))) }

        for await _ in arrivals { break }
        task.cancel()

        await #expect(throws: HTTPError.cancelled) { try await task.value }
        for await _ in ends { break }
    }

    @Test func aCancelledTaskSendsNothing() async throws {
        let server = try LoopbackServer { peer, _ in peer.answer("200 OK") }
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await URLSessionHTTPClient().send(HTTPRequest(.get, server.url("/")))
        }

        await #expect(throws: HTTPError.cancelled) { try await task.value }
        #expect(server.requests.isEmpty)
    }
}
