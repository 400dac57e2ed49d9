import Auth
import AuthDomain
import Foundation
import Screens
import SharedData

/// Prints Auth's screens in their states, as text.
@MainActor enum Preview {
    static func print() async {
        let factory = AuthFactory.inMemory()
        let state = factory.userState()
        let login = factory.loginScreen(state)
        show("Login", login)
        login.edit("email", to: "ada@example.org")
        login.edit("password", to: "not her password")
        show("Login, filled in", login)
        _ = await login.perform("sign-in")
        show("Login, refused", login)
        _ = await login.perform("dismiss")

        _ = await login.perform("continue-locally")
        show("Home, local user", factory.homeScreen(state))
        show("Password, local user", factory.passwordScreen(state))
        let signUp = factory.signUpScreen(state)
        show("Sign-up, local user", signUp)
        signUp.edit("name", to: "Ada")
        signUp.edit("email", to: "ada")
        signUp.edit("password", to: "an engine of brass")
        _ = await signUp.perform("create")
        show("Sign-up, refused", signUp)
        signUp.edit("email", to: "ada@example.org")
        signUp.edit("password", to: "an engine of brass")
        _ = await signUp.perform("create")

        show("Home", factory.applicationSwitcher(state))
        let password = factory.passwordScreen(state)
        show("Password", password)
        for (field, text) in [("old", "wrong"), ("new", "a weaving loom"), ("again", "a weaving loom")] {
            password.edit(Field.ID(field), to: text)
        }
        _ = await password.perform("change")
        show("Password, refused", password)
        for (field, text) in [("old", "an engine of brass"), ("new", "a weaving loom"), ("again", "a weaving loom")] {
            password.edit(Field.ID(field), to: text)
        }
        _ = await password.perform("change")
        show("Password, changed", password)

        let sessions = factory.sessionsScreen(
            state, context: Context(locale: Locale(identifier: "en_GB"), timeZone: .gmt))
        show("Sessions, loading", sessions)
        await sessions.appear()
        show("Sessions", sessions)
    }

    private static func show(_ state: String, _ screen: any Screen) {
        Swift.print("--- \(state)\n\n\(screen.page.text)")
    }
}
