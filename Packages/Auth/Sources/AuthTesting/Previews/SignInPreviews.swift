import Auth
import AuthDomain
import Screens
import ScreensTesting
import SharedDataTesting

extension AuthPreviews {
    static var signIn: [Preview] {
        [
            Preview("Sign in", "empty") { await Preview.used(login()) },
            Preview("Sign in", "without a local user") {
                let factory = AuthFactory.inMemory(allowsLocalUser: false)
                return await Preview.used(factory.loginScreen(factory.userState()))
            },
            Preview("Sign in", "signing in", during: "sign-in") {
                await Preview.used(
                    login { _, _ throws(AuthError) in
                        await untilCancelled()
                        throw .cancelled
                    }, typing: typed)
            },
            Preview("Sign in", "refused") { await Preview.used(login(), typing: typed, then: ["sign-in"]) },
            Preview("Sign in", "refused after too many attempts") {
                await Preview.used(
                    login { _, _ throws(AuthError) in throw .tooManyAttempts(retryAfter: .seconds(300)) },
                    typing: typed,
                    then: ["sign-in"])
            },
            Preview("Sign in", "could not be asked") {
                await Preview.used(
                    login { _, _ throws(AuthError) in throw locked }, typing: typed, then: ["sign-in"])
            },
            Preview("Sign in", "an e-mail that programs have stumbled over") {
                await Preview.used(
                    login(), typing: ["email": "\u{1B}[31m%_'\u{202E}@example.org", "password": secret],
                    then: ["sign-in"])
            },
            Preview("Sign in", "the session was ended elsewhere") {
                let (factory, state) = await ada { $0.onSession = { _ throws(AuthError) in throw .sessionExpired } }
                return await Preview.used(factory.loginScreen(state))
            },
        ]
    }

    private static let typed: KeyValuePairs<Field.ID, String> = ["email": "ada@example.org", "password": secret]

    private static func login() -> any Screen {
        let factory = makeFactory()
        return factory.loginScreen(factory.userState())
    }

    private static func login(
        _ onSignIn: @escaping @Sendable (String, String) async throws(AuthError) -> Session
    ) -> any Screen {
        var authenticator = StubAuthenticator()
        authenticator.onSignIn = onSignIn
        let factory = AuthFactory(authenticator: authenticator, allowsLocalUser: true)
        return factory.loginScreen(factory.userState())
    }
}
