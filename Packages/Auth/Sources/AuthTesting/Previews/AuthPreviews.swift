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
    public static var all: [Preview] { signIn + signUp + home + password + sessions }

    static let secret = "an engine of brass"
    nonisolated static let locked = AuthError.storage("The database is locked. Try again.")

    static func makeFactory() -> AuthFactory { .inMemory(clock: ManualClock()) }

    /// Someone who goes on without an account.
    static func local() async -> (factory: AuthFactory, state: UserStateViewModel) {
        let factory = makeFactory()
        let state = factory.userState()
        await state.signInLocally()
        return (factory, state)
    }

    /// Someone who has made an account.
    static func member(
        _ name: String = "Ada", _ email: String = "ada@example.org"
    ) async -> (factory: AuthFactory, state: UserStateViewModel) {
        let factory = makeFactory()
        let state = factory.userState()
        await state.signUp(name: name, email: email, password: secret)
        return (factory, state)
    }

    /// Ada, with an authenticator that is driven by hand.
    static func ada(
        _ change: (inout StubAuthenticator) -> Void
    ) async -> (factory: AuthFactory, state: UserStateViewModel) {
        var authenticator = StubAuthenticator()
        authenticator.onSession = { _ throws(AuthError) in session }
        change(&authenticator)
        let factory = AuthFactory(authenticator: authenticator, allowsLocalUser: true)
        let state = factory.userState()
        await state.restore(session.secret)
        return (factory, state)
    }

    nonisolated private static let session = Session(
        id: SessionInfo.ID(1), secret: "secret", expiresAt: .distantFuture,
        account: Account(user: User(id: User.ID(1), name: "Ada"), email: "ada@example.org"))
}
