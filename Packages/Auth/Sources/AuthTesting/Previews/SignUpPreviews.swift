import Auth
import AuthDomain
import Screens
import ScreensTesting

extension AuthPreviews {
    static var signUp: [Preview] {
        [
            Preview("Create an account", "empty") { await signUp([:]) },
            Preview("Create an account", "for the local user") {
                let (factory, state) = await local()
                return await Preview.used(factory.signUpScreen(state))
            },
            Preview("Create an account", "no e-mail") {
                await signUp(["name": "Ada", "email": "ada", "password": secret])
            },
            Preview("Create an account", "a password that is too short") {
                await signUp(["name": "Ada", "email": "ada@example.org", "password": "brass"])
            },
            Preview("Create an account", "an e-mail that is taken") {
                let factory = await member().factory
                return await Preview.used(
                    factory.signUpScreen(factory.userState()),
                    typing: ["name": "Ada", "email": "ADA@example.org", "password": secret], then: ["create"])
            },
            Preview("Create an account", "a name that programs have stumbled over") {
                await signUp(["name": "A\u{7}da\u{202E}\u{0}", "email": "ada@example.org", "password": secret])
            },
            Preview("Create an account", "could not be stored") {
                var authenticator = StubAuthenticator()
                authenticator.onSignUp = { _ throws(AuthError) in throw locked }
                let factory = AuthFactory(authenticator: authenticator)
                return await Preview.used(
                    factory.signUpScreen(factory.userState()),
                    typing: ["name": "Ada", "email": "ada@example.org", "password": secret], then: ["create"])
            },
        ]
    }

    private static func signUp(_ texts: KeyValuePairs<Field.ID, String>) async -> (any Screen)? {
        let factory = makeFactory()
        return await Preview.used(
            factory.signUpScreen(factory.userState()), typing: texts, then: texts.isEmpty ? [] : ["create"])
    }
}
