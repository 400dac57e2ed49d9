import AuthDomain
import Observation
import Screens
import ScreensTesting
import SharedData
import Testing

@testable import Auth

@MainActor @Suite struct SwitcherTests {
    let fixture = Fixture()

    /// A home screen with data of its own.
    final class Diary: Screen {
        let user: User
        init(_ user: User) { self.user = user }
        var page: Page { Page(title: "Diary of \(user.name)") }
        func appear() async {}
        func edit(_ field: Field.ID, to value: String) {}
        func perform(_ action: Action.ID) async -> Outcome { .stay }
    }

    private func fillIn(_ screen: some Screen, email: String = "ada@example.org", password: String = "correct horse") {
        screen.edit("email", to: email)
        screen.edit("password", to: password)
    }

    @Test func itLeadsFromLoginToHomeAndBack() async throws {
        try await fixture.signUp()
        let state = fixture.factory.userState()
        let switcher = fixture.factory.applicationSwitcher(state)
        #expect(switcher.page.title == "Sign in")
        fillIn(switcher)

        let signIn = await switcher.perform("sign-in")

        guard case .signedIn(let token) = signIn else {
            Issue.record("the outcome is \(signIn)")
            return
        }
        #expect(token.secret == state.session?.secret)
        #expect(switcher.page.title == "Home")
        #expect(await switcher.perform("sign-out") == .signedOut)
        #expect(switcher.page.title == "Sign in")
        #expect(!switcher.page.text.contains("ada"))
    }

    @Test func signingOutFromElsewhereDropsTheHomeScreenAtOnce() async throws {
        let session = try await fixture.signUp()
        let state = fixture.factory.userState()
        weak var diary: Diary?
        let switcher = fixture.factory.applicationSwitcher(state) { user in
            let made = Diary(user)
            diary = made
            return made
        }
        await state.restore(session.secret)
        #expect(switcher.page.title == "Diary of Ada")
        #expect(diary != nil)

        await state.signOut()

        #expect(diary == nil)
        #expect(switcher.page.title == "Sign in")
    }

    @Test func theNextPersonGetsAScreenOfTheirOwn() async throws {
        let ada = try await fixture.signUp()
        let bob = try await fixture.factory.signUp.execute(
            name: "Bob", email: "bob@example.org", password: "correct horse", takingOver: nil, client: "")
        let state = fixture.factory.userState()
        let switcher = fixture.factory.applicationSwitcher(state) { Diary($0) }
        await state.restore(ada.secret)
        #expect(switcher.page.title == "Diary of Ada")

        // Without a sign-out in between, and without anyone looking at the page.
        await state.restore(bob.secret)

        #expect(switcher.page.title == "Diary of Bob")
    }

    @Test func anEndedSessionLeadsToTheLoginScreenWithAMessage() async throws {
        let session = try await fixture.signUp()
        let state = fixture.factory.userState()
        let switcher = fixture.factory.applicationSwitcher(state)
        await state.restore(session.secret)
        #expect(switcher.page.title == "Home")
        try await fixture.authenticator.signOut(secret: session.secret)

        await state.refresh()

        #expect(switcher.page.title == "Sign in")
        #expect(switcher.page.alert?.message == "Your session has ended. Sign in again.")
        _ = await switcher.perform("dismiss")
        #expect(switcher.page.alert == nil)
    }

    @Test func aChangeOfWhoIsSignedInIsSeenByWhoeverObservesThePage() async throws {
        let session = try await fixture.signUp()
        let state = fixture.factory.userState()
        let switcher = fixture.factory.applicationSwitcher(state)
        await confirmation { changed in
            withObservationTracking {
                _ = switcher.page
            } onChange: {
                changed()
            }
            await state.restore(session.secret)
        }
    }
}
