import Auth
import AuthDomain
import Foundation
import Screens
import ScreensTesting
import ServiceTesting
import SharedData
import SharedDataTesting

/// The feature's screens in each of their states.
@MainActor public enum AuthPreviews {
    /// All of them, in the order in which a person meets them.
    public static var all: [Preview] { entrance + home + account }

    static let password = "an engine of brass"
    static let context = Context(locale: Locale(identifier: "en_US"), timeZone: .gmt)

    static func makeFactory() -> AuthFactory { .inMemory(clock: ManualClock()) }

    /// Someone who goes on without an account.
    static func local() async -> (factory: AuthFactory, state: UserStateViewModel) {
        let factory = makeFactory()
        let state = factory.userState()
        _ = await Preview.used(factory.loginScreen(state), then: ["continue-locally"])
        return (factory, state)
    }

    /// Ada, who has made an account.
    static func ada() async -> (factory: AuthFactory, state: UserStateViewModel) {
        let factory = makeFactory()
        let state = factory.userState()
        _ = await Preview.used(
            factory.signUpScreen(state),
            typing: ["name": "Ada", "email": "ada@example.org", "password": password], then: ["create"])
        return (factory, state)
    }
}
