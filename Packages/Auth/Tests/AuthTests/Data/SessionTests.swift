import AuthData
import AuthDomain
import Foundation
import Testing

@Suite struct SessionTests {
    let fixture = Fixture()
    let day: TimeInterval = 86_400

    private func failure(_ secret: String) async -> AuthError? {
        await error { () throws(AuthError) in try await fixture.authenticator.session(secret: secret) }
    }

    @Test func aSessionEndsWhenItIsNotUsed() async throws {
        let session = try await fixture.signUp()
        fixture.clock.move(30 * day - 1)
        #expect(await failure(session.secret) == nil)
        fixture.clock.move(30 * day)

        #expect(await failure(session.secret) == .sessionExpired)
    }

    @Test func aSessionEndsHoweverMuchItIsUsed() async throws {
        let session = try await fixture.signUp()
        for _ in 0..<179 {
            fixture.clock.move(day)
            #expect(await failure(session.secret) == nil)
        }
        fixture.clock.move(day)

        #expect(session.expiresAt == fixture.clock.now)
        #expect(await failure(session.secret) == .sessionExpired)
    }

    @Test func theClockSetBackNeitherRevivesNorEndsASession() async throws {
        let ended = try await fixture.signUp()
        fixture.clock.move(31 * day)
        #expect(await failure(ended.secret) == .sessionExpired)
        let standing = try await fixture.signIn()
        fixture.clock.move(-1000 * day)

        #expect(await failure(ended.secret) == .sessionExpired)
        #expect(await failure(standing.secret) == nil)
    }

    @Test func useIsNotedOnceAMinute() async throws {
        let session = try await fixture.signUp()
        let begin = fixture.clock.now
        var seen: [TimeInterval] = []
        for _ in 0..<4 {
            fixture.clock.move(25)
            let listed = try await fixture.authenticator.sessions(secret: session.secret)
            seen.append(listed[0].lastSeenAt.timeIntervalSince(begin))
        }

        #expect(seen == [0, 0, 75, 75])
    }

    @Test func aSecretIsGoodForNothingAfterTheSignOut() async throws {
        let session = try await fixture.signUp()
        try await fixture.authenticator.signOut(secret: session.secret)
        try await fixture.authenticator.signOut(secret: session.secret)

        #expect(await failure(session.secret) == .sessionExpired)
        #expect(
            await error { () throws(AuthError) in try await fixture.authenticator.sessions(secret: session.secret) }
                == .sessionExpired)
    }

    @Test(arguments: ["", "x", "' OR 1=1 --", "\u{0}", String(repeating: "a", count: 100_000)])
    func nobodyHasASecretThatWasNotGiven(_ secret: String) async throws {
        try await fixture.signUp()
        #expect(await failure(secret) == .sessionExpired)
    }

    @Test func sessionsAreListedAndEnded() async throws {
        let first = try await fixture.signUp()
        fixture.clock.move(10)
        let second = try await fixture.signIn()
        let other = try await fixture.signUp("bob@example.org")

        let listed = try await fixture.authenticator.sessions(secret: first.secret)
        try await fixture.authenticator.endSessions(.one(other.id), secret: first.secret)
        try await fixture.authenticator.endSessions(.others(than: first.id), secret: first.secret)

        #expect(listed.map(\.id) == [second.id, first.id])
        #expect(listed.map(\.isCurrent) == [false, true])
        #expect(await failure(first.secret) == nil)
        #expect(await failure(second.secret) == .sessionExpired)
        #expect(await failure(other.secret) == nil)
    }

    @Test func whatIsOverIsRemovedAtTheNextSignIn() async throws {
        let old = try await fixture.signUp()
        fixture.clock.move(31 * day)
        _ = try await fixture.signIn()

        #expect(try await fixture.storage.sessions(of: old.user.id).count == 1)
    }
}
