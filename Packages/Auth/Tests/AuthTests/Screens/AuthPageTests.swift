import AuthDomain
import Foundation
import Screens
import ScreensTesting
import SharedData
import Testing

@testable import Auth

/// What holds for every screen of Auth, signed in, signed out and on one's own.
@MainActor @Suite struct AuthPageTests {
    enum Who: CaseIterable { case nobody, local, account }

    let fixture = Fixture()

    private func screens(_ who: Who) async -> [(route: String, screen: any Screen)] {
        let factory = fixture.factory
        let state = factory.userState()
        switch who {
        case .nobody: break
        case .local: await state.signInLocally()
        case .account: await state.signUp(name: "Ada", email: "ada@example.org", password: "correct horse")
        }
        return [
            ("/login", factory.loginScreen(state)), ("/signup", factory.signUpScreen(state)),
            ("/home", factory.homeScreen(state)), ("/account/password", factory.passwordScreen(state)),
            ("/account/password?done=1", factory.passwordScreen(state)),
            ("/account/sessions", factory.sessionsScreen(state, context: Context())),
            ("/", factory.applicationSwitcher(state)),
        ]
    }

    @Test(arguments: Who.allCases)
    func addressesAreKeptAndPagesAreWellFormed(_ who: Who) async throws {
        for (text, screen) in await screens(who) {
            let route = try #require(Route(text))
            try await ScreenContract.checkAddress(route) { _ in screen }
        }
    }

    @Test(arguments: Who.allCases)
    func noActionThatAPageOffersIsUnknown(_ who: Who) async throws {
        for (route, screen) in await screens(who) where route != "/" {
            await screen.appear()
            for action in screen.page.actions where action.id == "sign-up" {
                #expect(await screen.perform(action.id) == .push(AuthRoutes().signUp))
            }
            #expect(await screen.perform("no such action") == .stay)
            #expect(await screen.perform("end/no-number") == .stay)
            #expect(await screen.perform("end/") == .stay)
        }
    }

    @Test(arguments: Who.allCases)
    func whatIsTypedIntoASecretFieldIsInNoPage(_ who: Who) async throws {
        let secret = "a-secret-nobody-sees"
        for (_, screen) in await screens(who) {
            await screen.appear()
            for field in screen.page.forms.flatMap(\.fields) where field.kind == .secure {
                screen.edit(field.id, to: secret)
            }
            var pages = [screen.page]
            for action in screen.page.actions {
                _ = await screen.perform(action.id)
                pages.append(screen.page)
            }
            for page in pages {
                let coded = String(decoding: try JSONEncoder().encode(page), as: UTF8.self)
                #expect(!coded.contains(secret) && !page.text.contains(secret))
                var dumped = ""
                dump(page, to: &dumped)
                #expect(!dumped.contains(secret))
            }
        }
    }

    @Test(arguments: [
        "<script>alert(1)</script>", "' OR 1=1 --", "%_", "\u{202E}evil", "e\u{301}", "👩‍👩‍👧", "\u{1B}[2J", "\r\n", "\u{0}",
        String(repeating: "x", count: 100_000),
    ])
    func nothingThatIsTypedBreaksAScreen(_ text: String) async throws {
        for (_, screen) in await screens(.nobody) + screens(.local) {
            await screen.appear()
            for field in ["name", "email", "password", "old", "new", "again", "others", "done", "", "_csrf"] {
                screen.edit(Field.ID(field), to: text)
            }
            for action in screen.page.actions where action.id != "sign-out" { _ = await screen.perform(action.id) }
            try ScreenContract.checkPage(screen.page)
            #expect(!screen.page.text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{0}" || $0 == "\u{202E}" })
        }
    }
}
