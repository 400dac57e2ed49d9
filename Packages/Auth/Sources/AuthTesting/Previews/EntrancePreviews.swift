import Auth
import AuthDomain
import Screens
import ScreensTesting

extension AuthPreviews {
    static var entrance: [Preview] {
        [
            Preview("Sign in", "empty") { await login() },
            Preview("Sign in", "without a local user") {
                let factory = AuthFactory.inMemory(allowsLocalUser: false)
                return await Preview.used(factory.loginScreen(factory.userState()))
            },
            Preview("Sign in", "refused") { await login(filled: true) },
            Preview("Sign in", "could not be asked") {
                var authenticator = StubAuthenticator()
                authenticator.onSignIn = { _, _ throws(AuthError) in throw .storage("the disk is full") }
                let factory = AuthFactory(authenticator: authenticator)
                return await Preview.used(
                    factory.loginScreen(factory.userState()),
                    typing: ["email": "ada@example.org", "password": password],
                    then: ["sign-in"])
            },
            Preview("Create an account", "empty") {
                let factory = makeFactory()
                return await Preview.used(factory.signUpScreen(factory.userState()))
            },
            Preview("Create an account", "for the local user") {
                let (factory, state) = await local()
                return await Preview.used(factory.signUpScreen(state))
            },
            Preview("Create an account", "refused") {
                let factory = makeFactory()
                return await Preview.used(
                    factory.signUpScreen(factory.userState()),
                    typing: ["name": "Ada", "email": "ada", "password": password],
                    then: ["create"])
            },
            Preview("Create an account", "an e-mail that is taken") {
                let factory = await ada().factory
                return await Preview.used(
                    factory.signUpScreen(factory.userState()),
                    typing: ["name": "Ada", "email": "ADA@example.org", "password": password], then: ["create"])
            },
        ]
    }

    private static func login(filled: Bool = false) async -> (any Screen)? {
        let factory = makeFactory()
        let login = await Preview.used(factory.loginScreen(factory.userState()))
        guard filled else { return login }
        return await Preview.used(
            login, typing: ["email": "ada@example.org", "password": "not her password"], then: ["sign-in"])
    }
}
