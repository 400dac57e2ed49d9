import Auth
import AuthDomain
import Screens
import ScreensTesting

extension AuthPreviews {
    static var home: [Preview] {
        [
            Preview("Home", "of the local user") {
                let (factory, state) = await local()
                return factory.homeScreen(state)
            },
            Preview("Home", "of someone with an account") {
                let (factory, state) = await member()
                let links = [Row(id: "todos", title: "Todos", destination: Route(path: ["todos"]))]
                return factory.homeScreen(state, links: links)
            },
            Preview("Home", "of someone whose name programs have stumbled over") {
                let (factory, state) = await member(
                    "\u{202E}ada\u{202C} &amp; <b>👩‍🌾 " + String(repeating: "long ", count: 30))
                return factory.homeScreen(state)
            },
            Preview("Home", "signing out failed") {
                let (factory, state) = await ada { $0.onSignOut = { _ throws(AuthError) in throw .signOutError } }
                return await Preview.used(factory.homeScreen(state), then: ["sign-out"])
            },
            Preview("Home", "of nobody") {
                let factory = makeFactory()
                return factory.homeScreen(factory.userState())
            },
        ]
    }
}
