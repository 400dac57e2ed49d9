import Foundation
import Service
import ServiceTesting
import Testing

@Suite("Doubles for tests", .timeLimit(.minutes(1)))
struct DoublesTests {
    @Test("a clock wakes those whose time has come, in order")
    func wakesInOrder() async throws {
        let clock = ManualClock()
        let start = clock.now
        let woken = Lock([Int]())
        let tasks = [3, 1, 2].map { seconds in
            Task {
                try await clock.sleep(for: .seconds(seconds))
                woken.withLock { $0.append(seconds) }
            }
        }
        await clock.waitForSleepers(3)

        for seconds in 1...3 {
            clock.advance(by: .seconds(1))
            while woken.withLock({ $0.count }) < seconds { await Task.yield() }
        }
        for task in tasks { try await task.value }

        #expect(woken.withLock { $0 } == [1, 2, 3])
        #expect(clock.now == start.addingTimeInterval(3))
    }

    @Test("a clock lets go of a task that is cancelled")
    func letsGoOfCancelled() async {
        let clock = ManualClock()
        let task = Task { try await clock.sleep(for: .seconds(1)) }
        await clock.waitForSleepers()

        task.cancel()

        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(clock.sleeperCount == 0)
    }

    @Test("a hasher tells right from wrong and outdated")
    func hasherTells() async throws {
        let old = try await FastPasswordHasher().hash("secret")
        let hasher = FastPasswordHasher(generation: 2)

        #expect(try await hasher.verify("secret", against: hasher.hash("secret")) == .right(isOutdated: false))
        #expect(try await hasher.verify("secret", against: old) == .right(isOutdated: true))
        #expect(try await hasher.verify("secreT", against: old) == .wrong)
        #expect(try await hasher.verify("secret", against: nil) == .wrong)
        #expect(try await hasher.hash("secret") != hasher.hash("secret"))
    }

    @Test("secrets can be foretold, and have the length of real ones")
    func secretsAreForetold() {
        let generator = CountingSecretGenerator()

        #expect(generator.makeSecret() == CountingSecretGenerator.secret(1))
        #expect(generator.makeSecret().utf8.count == 43)
        #expect(
            generator.digest(CountingSecretGenerator.secret(1)) != generator.digest(CountingSecretGenerator.secret(2)))
        #expect(generator.digest("a").count == 32)
    }

    @Test("a client answers what was stubbed, and refuses loudly what was not")
    func clientRefusesLoudly() async throws {
        let url = try #require(URL(string: "http://example.org/a?b=1"))
        let client = StubHTTPClient()
        client.stub(.get, url, with: HTTPResponse(200, body: [1]))

        #expect(try await client.send(HTTPRequest(.get, url)).body == [1])
        await #expect(throws: HTTPError.unreachable("POST http://example.org/a?b=1 was not stubbed")) {
            _ = try await client.send(HTTPRequest(.post, url))
        }
        #expect(client.requests.map(\.method) == [.get, .post])
    }
}
