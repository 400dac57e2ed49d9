import AuthData
import AuthDomain
import Foundation
import Testing

@Suite struct SignInTests {
    let fixture = Fixture()

    @Test func theRightPasswordBeginsASession() async throws {
        try await fixture.signUp("Ada@Example.org")

        let session = try await fixture.signIn(" ada@EXAMPLE.org ")

        #expect(session.user.name == "Ada")
        #expect(session.account.email == "Ada@Example.org")
        #expect(try await fixture.authenticator.session(secret: session.secret) == session)
    }

    @Test func anUnknownEmailAndAWrongPasswordAreTheSameInErrorAndWork() async throws {
        try await fixture.signUp()

        let wrongPassword = await error { () throws(AuthError) in try await fixture.signIn("ada@example.org", "wrong") }
        let unknownEmail = await error { () throws(AuthError) in try await fixture.signIn("bob@example.org", "wrong") }
        let noEmail = await error { () throws(AuthError) in try await fixture.signIn("no e-mail", "wrong") }
        let hugePassword = await error { () throws(AuthError) in
            try await fixture.signIn("ada@example.org", String(repeating: "x", count: 100_000))
        }

        #expect([wrongPassword, unknownEmail, noEmail, hugePassword] == Array(repeating: .signInError, count: 4))
        let verified = fixture.hasher.state.withLock { $0.verified }
        #expect(verified.count == 4)
        #expect(verified.map { $0.hash != nil } == [true, false, false, false])
        #expect(verified.allSatisfy { $0.password.utf8.count < 2000 })
    }

    @Test func theLocalUserCannotBeSignedInByPassword() async throws {
        _ = try await fixture.authenticator.signInLocally(client: "terminal")

        for email in ["", "Local user"] {
            #expect(await error { () throws(AuthError) in try await fixture.signIn(email, "") } == .signInError)
        }
    }

    @Test(arguments: [
        ("caf\u{E9} au lait", "cafe\u{301} au lait"), ("correct horse", "correct horse "),
        ("Correct horse", "correct horse"),
    ])
    func passwordsAreComparedByTheirBytes(_ chosen: String, _ typed: String) async throws {
        try await fixture.signUp(password: chosen)

        #expect(
            await error { () throws(AuthError) in try await fixture.signIn("ada@example.org", typed) } == .signInError)
        #expect(try await fixture.signIn("ada@example.org", chosen).user.name == "Ada")
    }

    @Test func theInMemoryHasherComparesBytesToo() async throws {
        let authenticator = DefaultAuthenticator.inMemory()
        _ = try await authenticator.signUp(
            name: PersonName("Ada"), email: try #require(EmailAddress("a@b")),
            password: NewPassword("caf\u{E9} au lait"),
            takingOver: nil, client: "")

        let failure = await error { () throws(AuthError) in
            try await authenticator.signIn(email: "a@b", password: "cafe\u{301} au lait", client: "")
        }

        #expect(failure == .signInError)
    }

    @Test func eachSignInHasASecretOfItsOwn() async throws {
        let first = try await fixture.signUp()
        let second = try await fixture.signIn()

        #expect(first.secret != second.secret)
        #expect(first.id != second.id)
    }

    @Test func anOutdatedHashIsReplacedOnce() async throws {
        try await fixture.signUp()
        fixture.hasher.strengthen()

        _ = try await fixture.signIn()
        _ = try await fixture.signIn()

        #expect(fixture.hasher.state.withLock { $0.hashed } == 2)
        #expect(fixture.hasher.verifiedHashes.map { $0?.contains("$g=2$") } == [false, true])
    }

    @Test func aTakenEmailIsRefused() async throws {
        try await fixture.signUp()

        let failure = await error { () throws(AuthError) in
            try await fixture.factory.signUp.execute(
                name: "Eve", email: "ADA@example.org", password: "12345678", takingOver: nil, client: "")
        }

        #expect(failure == .emailTaken)
    }

    @Test func whatClientsSayOfThemselvesIsCutAndCleaned() async throws {
        try await fixture.signUp()

        let session = try await fixture.authenticator.signIn(
            email: "ada@example.org", password: "correct horse", client: "\u{0}" + String(repeating: "x", count: 5000))

        let listed = try await fixture.authenticator.sessions(secret: session.secret).first { $0.isCurrent }
        #expect(listed?.client == String(repeating: "x", count: 200))
    }
}
