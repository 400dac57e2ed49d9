import AuthDomain
import Foundation
import Service
import Testing

@Suite struct SignInLimitTests {
    let fixture = Fixture()

    private func fail(_ times: Int, _ email: String = "ada@example.org") async {
        for _ in 0..<times { _ = await error { () throws(AuthError) in try await fixture.signIn(email, "wrong") } }
    }

    @Test(arguments: ["ada@example.org", "nobody@example.org"])
    func knownAndUnknownEmailsAreLimitedAlike(_ email: String) async throws {
        try await fixture.signUp()
        await fail(5, email)

        #expect(
            await error { () throws(AuthError) in try await fixture.signIn(email) }
                == .tooManyAttempts(retryAfter: .seconds(15)))
        #expect(fixture.hasher.verifiedHashes.count == 5)
    }

    @Test func theTimeToWaitGrowsAndEnds() async throws {
        try await fixture.signUp()
        await fail(5)
        var waits: [Duration] = []
        for _ in 0..<9 {
            if case .tooManyAttempts(let wait) = await error({ () throws(AuthError) in try await fixture.signIn() }) {
                waits.append(wait)
                fixture.clock.move(TimeInterval(wait.components.seconds))
            }
            await fail(1)
        }
        fixture.clock.move(900)

        #expect(waits == [15, 30, 60, 120, 240, 480, 900, 900, 900].map(Duration.seconds))
        #expect(try await fixture.signIn().user.name == "Ada")
    }

    @Test func askingWhileOneHasToWaitDoesNotMakeItLonger() async throws {
        try await fixture.signUp()
        await fail(20)
        fixture.clock.move(15)

        #expect(try await fixture.signIn().user.name == "Ada")
    }

    @Test func aSuccessForgetsFailures() async throws {
        try await fixture.signUp()
        await fail(4)
        _ = try await fixture.signIn()
        await fail(4)

        #expect(try await fixture.signIn().user.name == "Ada")
    }

    @Test func attemptsAtOnceCannotOutrunTheCount() async throws {
        try await fixture.signUp()

        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<50 { group.addTask { await fail(1) } }
        }

        #expect(fixture.hasher.verifiedHashes.count == 5)
    }

    @Test(arguments: [PasswordHashingError.cancelled, .outOfMemory])
    func anAttemptAtWhichNoPasswordWasLookedAtDoesNotCount(_ failure: PasswordHashingError) async throws {
        try await fixture.signUp()
        fixture.hasher.fail(failure)
        await fail(20)
        fixture.hasher.fail(nil)

        #expect(try await fixture.signIn().user.name == "Ada")
    }

    @Test func theClockSetBackLocksNobodyOut() async throws {
        try await fixture.signUp()
        await fail(5)
        fixture.clock.move(-10 * 365 * 86_400)
        #expect(
            await error { () throws(AuthError) in try await fixture.signIn() }
                == .tooManyAttempts(retryAfter: .seconds(15)))
        fixture.clock.move(15)

        #expect(try await fixture.signIn().user.name == "Ada")
    }

    @Test func guessingTheOldPasswordIsLimitedToo() async throws {
        let session = try await fixture.signUp()
        let new = try NewPassword("another one")
        for _ in 0..<5 {
            let failure = await error { () throws(AuthError) in
                try await fixture.authenticator.changePassword(
                    secret: session.secret, old: "wrong", new: new, endingOtherSessions: false)
            }
            #expect(failure == .wrongPassword)
        }

        let failure = await error { () throws(AuthError) in
            try await fixture.authenticator.confirm(password: "correct horse", of: session.user.id)
        }

        #expect(failure == .tooManyAttempts(retryAfter: .seconds(15)))
    }
}
