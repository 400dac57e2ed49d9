import AuthDomain
import AuthTesting
import Foundation
import Screens
import ScreensTesting
import SharedData
import Testing

import class Service.Lock

@testable import Auth

@MainActor @Suite struct AuthScreenTests {
    let fixture = Fixture()
    let british = Context(locale: Locale(identifier: "en_GB"), timeZone: .gmt)

    private func signedIn(_ name: String = "Ada") async throws -> UserStateViewModel {
        let state = fixture.factory.userState()
        await state.signUp(name: name, email: "ada@example.org", password: "correct horse")
        return state
    }

    private func fill(_ screen: some Screen, _ values: [(Field.ID, String)]) {
        for (field, value) in values { screen.edit(field, to: value) }
    }

    @Test func aRefusedSignInKeepsTheEmailAndForgetsThePassword() async {
        let state = fixture.factory.userState()
        let screen = fixture.factory.loginScreen(state)
        fill(screen, [("email", "ada@example.org"), ("password", "correct horse")])
        #expect(screen.page.forms[0].isComplete)

        #expect(await screen.perform("sign-in") == .stay)

        #expect(screen.page.alert?.message == "The e-mail or the password is wrong.")
        #expect(screen.page.forms[0].fields.map(\.value) == ["ada@example.org", ""])
        #expect(!screen.page.forms[0].isComplete)
    }

    @Test func anIncompleteFormAsksNobody() async {
        let state = AuthFactory(authenticator: StubAuthenticator()).userState()
        let screen = LoginScreen(state: state, signUp: AuthRoutes().signUp)
        screen.edit("email", to: "ada@example.org")

        #expect(await screen.perform("sign-in") == .stay)
        #expect(screen.page.alert == nil)
    }

    @Test func withoutPermissionNobodyGoesOnWithoutAnAccount() async {
        let factory = AuthFactory(authenticator: fixture.authenticator)
        let state = factory.userState()
        let screen = factory.loginScreen(state)

        #expect(!screen.page.actions.map(\.id).contains("continue-locally"))
        #expect(await screen.perform("continue-locally") == .stay)
        #expect(!state.isLoggedIn)
    }

    @Test func loginAndHomeShowAProgressMarkWhileBusy() async throws {
        let gate = Gate()
        var stub = StubAuthenticator()
        stub.onSignIn = { _, _ throws(AuthError) in
            await gate.pass()
            throw .signInError
        }
        let factory = AuthFactory(authenticator: stub)
        let state = factory.userState()
        let login = factory.loginScreen(state)
        fill(login, [("email", "a@b"), ("password", "correct horse")])
        let signIn = Task { await login.perform("sign-in") }
        await gate.visitor()

        for page in [login.page, factory.homeScreen(state).page] {
            #expect(page.content == [.progress("One moment…")])
            #expect(page.toolbar.isEmpty)
        }
        await gate.open()
        _ = await signIn.value
        #expect(login.page.forms.count == 1)
    }

    @Test func theLocalUserIsNamedSo() async throws {
        let state = fixture.factory.userState()
        guard case .signedIn = await fixture.factory.loginScreen(state).perform("continue-locally") else {
            Issue.record("not signed in")
            return
        }

        let page = fixture.factory.homeScreen(state).page
        #expect(page.text.contains("Hello, Local user."))
        #expect(page.text.contains("whoever can read the database file can read what is in it"))
        #expect(page.rows.map(\.title) == ["Create an account", "Sessions"])
    }

    @Test func signingInSaysThatItDoesNotProtectTheFile() {
        let page = fixture.factory.loginScreen(fixture.factory.userState()).page

        #expect(page.text.contains("does not protect the database file"))
    }

    @Test func homeTellsWhoIsSignedInAndLeadsOn() async throws {
        let state = try await signedIn()
        let links = [Row(id: "todos", title: "Todos", destination: Route(path: ["todos"]))]
        let screen = fixture.factory.homeScreen(state, links: links)

        #expect(
            screen.page.rows.map(\.destination?.description) == ["/account/password", "/account/sessions", "/todos"])
    }

    @Test func aFailingSignOutIsSaidOnHome() async {
        var stub = StubAuthenticator()
        let session = Session(
            id: .init(1), secret: "s", expiresAt: .now,
            account: Account(user: User(id: .init(1), name: "Ada"), email: "a@b"))
        stub.onSession = { _ in session }
        stub.onSignOut = { _ throws(AuthError) in throw .signOutError }
        let factory = AuthFactory(authenticator: stub)
        let state = factory.userState()
        await state.restore("s")
        let screen = factory.homeScreen(state)

        #expect(await screen.perform("sign-out") == .stay)
        #expect(screen.page.alert?.message == "You are still signed in: the session could not be ended. Try again.")
        #expect(screen.page.text.contains("Hello, Ada."))
    }

    @Test func signUpSaysBesideEachFieldWhatIsWrong() async throws {
        try await fixture.signUp("taken@example.org")
        let state = fixture.factory.userState()
        let screen = fixture.factory.signUpScreen(state)
        var problems: [[String?]] = []
        for (name, email, password) in [
            ("A\u{0}da", "ada@example.org", "12345678"), ("Ada", "ada", "12345678"),
            ("Ada", "Taken@example.org", "12345678"),
            ("Ada", "ada@example.org", "1234567"),
        ] {
            fill(screen, [("name", name), ("email", email), ("password", password)])
            #expect(await screen.perform("create") == .stay)
            problems.append(screen.page.forms[0].fields.map(\.message))
            #expect(screen.page.alert == nil)
            #expect(screen.page.forms[0].fields[1].value == email)
        }

        #expect(
            problems == [
                ["A name can't hold the character U+0000.", nil, nil], [nil, "This is not an e-mail address.", nil],
                [nil, "There is an account with this e-mail already. Sign in, or use another e-mail.", nil],
                [nil, nil, "A password needs at least 8 characters."],
            ])
        #expect(screen.page.leaving != nil)
        screen.edit("password", to: "12345678")
        guard case .signedIn = await screen.perform("create") else {
            Issue.record("not signed up")
            return
        }
        #expect(screen.page.leaving == nil)
    }

    @Test func thePasswordIsChangedAndTheAddressSaysSo() async throws {
        let state = try await signedIn()
        let screen = fixture.factory.passwordScreen(state)
        let old = [(Field.ID("old"), "correct horse")]
        fill(screen, old + [("new", "battery staple"), ("again", "battery stable")])
        _ = await screen.perform("change")
        #expect(screen.page.forms[0].fields[2].message == "The two passwords differ.")
        fill(screen, [("old", "wrong"), ("new", "battery staple"), ("again", "battery staple")])
        _ = await screen.perform("change")
        #expect(screen.page.forms[0].fields[0].message == "The password is wrong.")
        fill(screen, old + [("new", "short"), ("again", "short")])
        _ = await screen.perform("change")
        #expect(screen.page.forms[0].fields[1].message == "A password needs at least 8 characters.")
        #expect(screen.page.address.isEmpty && screen.page.notice == nil)
        fill(screen, old + [("new", "battery staple"), ("again", "battery staple")])

        #expect(await screen.perform("change") == .stay)

        #expect(screen.page.notice?.text == "The password was changed.")
        #expect(screen.page.address == ["done": "1"])
        #expect(try await fixture.signIn("ada@example.org", "battery staple").user == state.user)
    }

    @Test func sessionsAreShownAndEnded() async throws {
        let state = try await signedIn()
        fixture.clock.move(60)
        let other = try await fixture.authenticator.signIn(
            email: "ada@example.org", password: "correct horse", client: "10.0.0.9\u{1B}[2J")
        let screen = fixture.factory.sessionsScreen(state, context: british)
        #expect(screen.page.content == [.progress("Loading the sessions…")])
        fixture.clock.move(60)
        await screen.appear()

        #expect(
            screen.page.rows.map { $0.subtitle?.replacing("at 8:", with: "at 08:") } == [
                "Signed in 15 Jan 2027 at 08:00, last used 15 Jan 2027 at 08:02",
                "Signed in 15 Jan 2027 at 08:01, last used 15 Jan 2027 at 08:01",
            ])
        #expect(screen.page.text.contains("10.0.0.9␛[2J"))
        #expect(
            screen.page.rows.flatMap(\.actions).map(\.confirmation?.question) == ["Sign out here?", "Sign out there?"])
        #expect(await screen.perform(Action.ID("end", other.id)) == .stay)
        #expect(await screen.perform(Action.ID("end", other.id)) == .stay)
        #expect(!screen.page.text.contains("10.0.0.9"))
        #expect(
            await error { () throws(AuthError) in try await fixture.authenticator.session(secret: other.secret) }
                == .sessionExpired)
        let own = try #require(state.session?.id)
        #expect(await screen.perform(Action.ID("end", own)) == .signedOut)
        #expect(!screen.page.text.contains("terminal"))
    }

    @Test func aSessionThatHasEndedElsewhereLocks() async throws {
        for action: Action.ID in ["end-others", "retry", "change"] {
            let fixture = Fixture()
            let session = try await fixture.signUp()
            let state = fixture.factory.userState()
            await state.restore(session.secret)
            let sessions = fixture.factory.sessionsScreen(state, context: british)
            let password = fixture.factory.passwordScreen(state)
            fill(password, [("old", "correct horse"), ("new", "battery staple"), ("again", "battery staple")])
            try await fixture.authenticator.signOut(secret: session.secret)

            _ = await sessions.perform(action)
            _ = await password.perform(action)

            #expect(!state.isLoggedIn)
            #expect(state.message == "Your session has ended. Sign in again.")
        }
    }

    @Test func listingThatFailsCanBeTriedAgain() async throws {
        var stub = StubAuthenticator()
        stub.onSession = { _ in
            Session(
                id: .init(1), secret: "s", expiresAt: .now,
                account: Account(user: User(id: .init(1), name: "Ada"), email: nil))
        }
        stub.onSessions = { _ throws(AuthError) in throw .storage("The database is locked. Try again.") }
        let factory = AuthFactory(authenticator: stub)
        let state = factory.userState()
        await state.restore("s")
        let screen = factory.sessionsScreen(state, context: british)

        await screen.appear()

        #expect(screen.page.status == .failed)
        #expect(screen.page.text.contains("! The database is locked. Try again."))
        #expect(screen.page.toolbar.map(\.id) == ["retry"])
    }

    @Test func aReloadThatFailsCanBeTriedAgain() async {
        let isFailing = Lock(false)
        var stub = StubAuthenticator()
        stub.onSession = { _ in
            Session(
                id: .init(1), secret: "s", expiresAt: .now,
                account: Account(user: User(id: .init(1), name: "Ada"), email: nil))
        }
        stub.onSessions = { _ throws(AuthError) in
            if isFailing.withLock({ $0 }) { throw .busy }
            return [SessionInfo(id: .init(1), createdAt: .now, lastSeenAt: .now, client: "terminal", isCurrent: true)]
        }
        let factory = AuthFactory(authenticator: stub)
        let state = factory.userState()
        await state.restore("s")
        let screen = factory.sessionsScreen(state, context: british)
        await screen.appear()
        #expect(screen.page.toolbar.isEmpty)

        isFailing.withLock { $0 = true }
        await screen.appear()
        #expect(screen.page.toolbar.map(\.id) == ["retry"] && screen.page.rows.count == 1)

        isFailing.withLock { $0 = false }
        _ = await screen.perform("retry")
        #expect(screen.page.toolbar.isEmpty)
    }

    @Test func theLocalUserIsLedFromThePasswordToAnAccount() async {
        let state = fixture.factory.userState()
        await state.signInLocally()

        #expect(fixture.factory.passwordScreen(state).page.rows.map(\.destination) == [AuthRoutes().signUp])
    }
}
