import Auth
import AuthDomain
import Foundation
import Screens
import ScreensTesting
import SharedData
import SharedDataTesting

extension AuthPreviews {
    static var home: [Preview] {
        [
            Preview("Home", "of the local user") {
                let (factory, state) = await local()
                return factory.homeScreen(state)
            },
            Preview("Home", "of someone with an account") {
                let (factory, state) = await ada()
                return factory.homeScreen(state)
            },
        ]
    }

    static var account: [Preview] {
        [
            Preview("Password", "of the local user, who has none") {
                let (factory, state) = await local()
                return await Preview.used(factory.passwordScreen(state))
            },
            Preview("Password", "empty") { await password() },
            Preview("Password", "the old one is wrong") {
                await password(["old": "wrong", "new": "a weaving loom", "again": "a weaving loom"])
            },
            Preview("Password", "the new ones differ") {
                await password(["old": password, "new": "a weaving loom", "again": "another loom"])
            },
            Preview("Password", "changed") {
                await password(["old": password, "new": "a weaving loom", "again": "a weaving loom"])
            },
            Preview("Sessions", "loading", isLoading: true) {
                await sessions { _ throws(AuthError) in
                    await untilCancelled()
                    throw .cancelled
                }
            },
            Preview("Sessions", "one") {
                let (factory, state) = await ada()
                return await Preview.used(factory.sessionsScreen(state, context: context))
            },
            Preview("Sessions", "the load failed") {
                await Preview.used(
                    await sessions { _ throws(AuthError) in throw .storage("the disk is full") })
            },
        ]
    }

    private nonisolated static let ada = Session(
        id: SessionInfo.ID(1), secret: "secret", expiresAt: .distantFuture,
        account: Account(user: User(id: User.ID(1), name: "Ada"), email: "ada@example.org"))

    private static func password(_ texts: KeyValuePairs<Field.ID, String> = [:]) async -> (any Screen)? {
        let (factory, state) = await ada()
        return await Preview.used(
            factory.passwordScreen(state), typing: texts, then: texts.isEmpty ? [] : ["change"])
    }

    /// The sessions of someone who is signed in, as an authenticator brings them.
    private static func sessions(
        _ onSessions: @escaping @Sendable (String) async throws(AuthError) -> [SessionInfo]
    ) async -> SessionsScreen? {
        var authenticator = StubAuthenticator()
        authenticator.onSessions = onSessions
        authenticator.onSignInLocally = { () throws(AuthError) in ada }
        let factory = AuthFactory(authenticator: authenticator, allowsLocalUser: true)
        let state = factory.userState()
        _ = await Preview.used(factory.loginScreen(state), then: ["continue-locally"])
        return factory.sessionsScreen(state, context: context)
    }
}
