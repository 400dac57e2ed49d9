import AuthDomain
import AuthTesting
import Foundation
import Service
import SharedData
import Testing

@testable import Auth

@MainActor @Suite struct UserStateTests {
    let session = Session(
        id: .init(7), secret: "the secret", expiresAt: Date(timeIntervalSince1970: 2_000_000_000),
        account: Account(user: User(id: .init(1), name: "Ada"), email: "ada@example.org"))

    private func state(_ authenticator: some Authenticator) -> UserStateViewModel {
        AuthFactory(authenticator: authenticator).userState()
    }

    private func signedIn(_ change: (inout StubAuthenticator) -> Void) async -> UserStateViewModel {
        var stub = StubAuthenticator()
        stub.onSignIn = { [session] _, _ in session }
        change(&stub)
        let state = state(stub)
        await state.signIn(email: "ada@example.org", password: "correct horse")
        return state
    }

    @Test func atStartNobodyIsSignedInAndNothingIsDone() {
        let state = state(StubAuthenticator())

        #expect(!state.isLoggedIn)
        #expect(!state.isBusy)
        #expect(state.user == nil && state.message == nil)
    }

    @Test func theRightPasswordSignsIn() async {
        let state = await signedIn { _ in }

        #expect(state.isLoggedIn)
        #expect(!state.isBusy)
        #expect(state.user == session.user)
        #expect(state.session?.token.secret == "the secret")
    }

    @Test func aWrongPasswordAndAWrongEmailGiveOneMessage() async throws {
        let fixture = Fixture()
        try await fixture.signUp()
        let state = state(fixture.authenticator)
        var messages: [String?] = []
        for (email, password) in [("ada@example.org", "wrong"), ("bob@example.org", "correct horse"), ("", "")] {
            let result = await state.signIn(email: email, password: password)
            #expect(result == .failure(.signInError))
            #expect(!state.isLoggedIn && !state.isBusy)
            messages.append(state.message)
        }

        #expect(messages == Array(repeating: "The e-mail or the password is wrong.", count: 3))
    }

    @Test(arguments: [AuthError.signInError, .cancelled, .storage("The disk is full."), .busy])
    func busyEndsHoweverASignInEnds(_ failure: AuthError) async {
        let gate = Gate()
        var stub = StubAuthenticator()
        stub.onSignIn = { _, _ throws(AuthError) in
            await gate.pass()
            throw failure
        }
        let state = state(stub)
        let signIn = Task { await state.signIn(email: "a@b", password: "x") }
        await gate.visitor()
        #expect(state.isBusy)
        await gate.open()

        #expect(await signIn.value == .failure(failure))
        #expect(!state.isBusy && !state.isLoggedIn)
        #expect(state.message == (failure == .cancelled ? nil : failure.message))
    }

    @Test func aCancelledSignInIsNoErrorToShow() async throws {
        let fixture = Fixture()
        try await fixture.signUp()
        let state = state(fixture.authenticator)

        let signIn = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await state.signIn(email: "ada@example.org", password: "correct horse")
        }

        #expect(await signIn.value == .failure(.cancelled))
        #expect(!state.isBusy && !state.isLoggedIn && state.message == nil)
    }

    @Test func whileBusyNothingElseBegins() async {
        let gate = Gate()
        var stub = StubAuthenticator()
        stub.onSignIn = { [session] _, _ in
            await gate.pass()
            return session
        }
        let state = state(stub)
        let first = Task { await state.signIn(email: "a@b", password: "x") }
        await gate.visitor()

        #expect(await state.signUp(name: "Eve", email: "e@b", password: "12345678") == .failure(.cancelled))
        #expect(state.isBusy)
        await gate.open()
        #expect(await first.value == .success(session))
        #expect(!state.isBusy)
    }

    @Test func signOutEndsLoggedOut() async {
        let gate = Gate()
        let state = await signedIn { $0.onSignOut = { _ in await gate.pass() } }
        let signOut = Task { await state.signOut() }
        await gate.visitor()
        #expect(state.isBusy)
        // Leaving does not keep anyone signed in.
        signOut.cancel()
        await gate.open()

        #expect((try? await signOut.value.get()) != nil)
        #expect(!state.isLoggedIn && !state.isBusy)
    }

    @Test(arguments: [AuthError.signOutError, .cancelled])
    func aFailingSignOutSaysSo(_ failure: AuthError) async {
        let state = await signedIn { $0.onSignOut = { _ throws(AuthError) in throw failure } }

        guard case .failure(let thrown) = await state.signOut() else {
            Issue.record("it did not fail")
            return
        }

        #expect(thrown == failure)
        #expect(state.isLoggedIn && !state.isBusy)
        #expect(
            state.message
                == (failure == .cancelled ? nil : "You are still signed in: the session could not be ended. Try again.")
        )
    }

    @Test func theFormerSessionEndsWhenSomeoneElseSignsIn() async throws {
        let fixture = Fixture()
        let ada = try await fixture.signUp()
        try await fixture.signUp("bob@example.org")
        let state = state(fixture.authenticator)
        await state.restore(ada.secret)

        await state.signIn(email: "bob@example.org", password: "correct horse")

        #expect(state.account?.email == "bob@example.org")
        #expect(
            await error { () throws(AuthError) in try await fixture.authenticator.session(secret: ada.secret) }
                == .sessionExpired)
    }

    @Test func aKeptSecretRestoresTheSession() async throws {
        let fixture = Fixture()
        let session = try await fixture.signUp()
        let state = state(fixture.authenticator)

        #expect(await state.restore(session.secret) == .success(session))
        #expect(state.user == session.user)
    }

    @Test func aRevokedSessionLocksAtTheNextLook() async throws {
        let fixture = Fixture()
        let session = try await fixture.signUp()
        let state = state(fixture.authenticator)
        await state.restore(session.secret)
        await state.refresh()
        #expect(state.isLoggedIn)
        try await fixture.authenticator.signOut(secret: session.secret)

        await state.refresh()

        #expect(!state.isLoggedIn)
        #expect(state.message == "Your session has ended. Sign in again.")
        #expect(
            await AuthFactory(authenticator: fixture.authenticator).userState().restore(session.secret)
                == .failure(.sessionExpired))
    }

    @Test func aLookThatFailsSignsNobodyOut() async {
        let state = await signedIn {
            $0.onSession = { _ throws(AuthError) in throw .storage("The database is locked.") }
        }

        await state.refresh()

        #expect(state.isLoggedIn)
        #expect(state.message == nil)
    }

    @Test func aLateAnswerAboutAFormerSessionChangesNothing() async {
        let gate = Gate()
        let state = await signedIn {
            $0.onSession = { [session] _ in
                await gate.pass()
                return session
            }
            $0.onSignOut = { _ in }
        }
        let refresh = Task { await state.refresh() }
        await gate.visitor()
        await state.signOut()
        await gate.open()
        await refresh.value

        #expect(!state.isLoggedIn)
    }

    @Test func theLocalUsersSecretGoesWithTheSignUpButNoOther() async {
        let secrets = Lock<[String?]>([])
        var stub = StubAuthenticator()
        var local = session
        local.account.email = nil
        stub.onSignInLocally = { [local] in local }
        stub.onSignUp = { [session] secret in
            secrets.withLock { $0.append(secret) }
            return session
        }
        stub.onSignOut = { _ in }
        let state = AuthFactory(authenticator: stub, allowsLocalUser: true).userState()

        await state.signUp(name: "Ada", email: "ada@example.org", password: "correct horse")
        state.forget()
        await state.signInLocally()
        await state.signUp(name: "Ada", email: "ada@example.org", password: "correct horse")

        #expect(secrets.withLock { $0 } == [nil, "the secret"])
    }

    @Test func aLocalSessionThatHasEndedLocksWhenAnAccountIsMade() async throws {
        let fixture = Fixture()
        let state = fixture.factory.userState()
        await state.signInLocally()
        try await fixture.authenticator.signOut(secret: try #require(state.session?.secret))

        let result = await state.signUp(name: "Ada", email: "ada@example.org", password: "correct horse")

        #expect(result == .failure(.sessionExpired))
        #expect(!state.isLoggedIn && !state.isBusy)
        #expect(state.message == "Your session has ended. Sign in again.")
    }

    @Test func messagesTellTheTimeToWait() {
        let waits: [Duration] = [.zero, .milliseconds(1), .seconds(15), .seconds(91), .seconds(900)]
        let messages = waits.map { AuthError.tooManyAttempts(retryAfter: $0).message }

        #expect(
            messages
                == ["1 second", "1 second", "15 seconds", "2 minutes", "15 minutes"].map {
                    "There were too many attempts. Try again in \($0)."
                })
    }
}
