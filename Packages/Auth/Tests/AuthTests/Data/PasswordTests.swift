import AuthDomain
import Testing

@Suite struct PasswordTests {
    let fixture = Fixture()

    private func stands(_ session: Session) async -> Bool {
        await error { () throws(AuthError) in try await fixture.authenticator.session(secret: session.secret) } == nil
    }

    @Test(arguments: [true, false])
    func changingThePasswordEndsOtherSessionsIfWanted(_ ends: Bool) async throws {
        let other = try await fixture.signUp()
        let session = try await fixture.signIn()

        try await fixture.factory.changePassword.execute(
            secret: session.secret, old: "correct horse", new: "battery staple", endingOtherSessions: ends)

        #expect(await stands(session))
        #expect(await stands(other) == !ends)
        #expect(await error { () throws(AuthError) in try await fixture.signIn() } == .signInError)
        #expect(try await fixture.signIn("ada@example.org", "battery staple").user == session.user)
    }

    @Test func aWrongOldPasswordChangesNothing() async throws {
        let session = try await fixture.signUp()

        let failure = await error { () throws(AuthError) in
            try await fixture.factory.changePassword.execute(
                secret: session.secret, old: "wrong", new: "battery staple", endingOtherSessions: true)
        }

        #expect(failure == .wrongPassword)
        #expect(try await fixture.signIn().user == session.user)
    }

    @Test func theAdministratorsResetEndsAllSessionsAndWaits() async throws {
        let session = try await fixture.signUp()
        for _ in 0..<5 {
            _ = await error { () throws(AuthError) in try await fixture.signIn("ada@example.org", "wrong") }
        }

        try await fixture.factory.resetPassword.execute(email: "ADA@example.org", new: "battery staple")

        #expect(await !stands(session))
        #expect(try await fixture.signIn("ada@example.org", "battery staple").user == session.user)
    }

    @Test func theAdministratorIsToldWhatIsWrong() async throws {
        try await fixture.signUp()
        let reset = fixture.factory.resetPassword

        #expect(
            await error { () throws(AuthError) in try await reset.execute(email: "bob@example.org", new: "12345678") }
                == .unknownAccount)
        #expect(
            await error { () throws(AuthError) in try await reset.execute(email: "bob", new: "12345678") }
                == .invalidEmail)
        #expect(
            await error { () throws(AuthError) in try await reset.execute(email: "ada@example.org", new: "1") }
                == .weakPassword(.tooShort))
    }

    @Test func aPasswordConfirmsWhoAsks() async throws {
        let session = try await fixture.signUp()
        let local = try await fixture.authenticator.signInLocally(client: "")
        let confirm = fixture.factory.confirmPassword

        #expect(
            await error { () throws(AuthError) in
                try await confirm.execute(password: "correct horse", of: session.user.id)
            } == nil)
        #expect(
            await error { () throws(AuthError) in try await confirm.execute(password: "x", of: session.user.id) }
                == .wrongPassword)
        #expect(
            await error { () throws(AuthError) in try await confirm.execute(password: "", of: local.user.id) } == nil)
        #expect(
            await error { () throws(AuthError) in try await confirm.execute(password: "", of: .init(99)) }
                == .sessionExpired)
    }

    @Test func theLocalUserBecomesAnAccountWithTheSameUser() async throws {
        let local = try await fixture.factory.signInLocally.execute(client: "terminal")

        let session = try await fixture.factory.signUp.execute(
            name: "Ada", email: "ada@example.org", password: "correct horse", takingOver: local.secret,
            client: "terminal")

        #expect(local.user.name == "Local user")
        #expect(session.user.id == local.user.id)
        #expect(session.secret != local.secret)
        #expect(await !stands(local))
        #expect(try await fixture.signIn().user == session.user)
        #expect(try await fixture.factory.signInLocally.execute(client: "terminal").user.id != session.user.id)
    }

    @Test func anAccountTakesNoOtherAccountOver() async throws {
        let ada = try await fixture.signUp()

        let bob = try await fixture.factory.signUp.execute(
            name: "Bob", email: "bob@example.org", password: "correct horse", takingOver: ada.secret, client: "")

        #expect(bob.user.id != ada.user.id)
        #expect(await stands(ada))
    }

    @Test func goingOnWithoutAnAccountMustBeAllowed() async throws {
        let signIn = SignInLocallyUseCase(authenticator: fixture.authenticator, isAllowed: false)

        #expect(await error { () throws(AuthError) in try await signIn.execute(client: "") } == .localUserNotAllowed)
    }
}
