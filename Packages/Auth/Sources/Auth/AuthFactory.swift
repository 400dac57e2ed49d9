import AuthData
import AuthDomain
import Endpoints
import Screens
import SharedData

import protocol Service.Database
import protocol Service.PasswordHasher
import protocol Service.SecretGenerator
import struct Service.SystemClock
import protocol Service.WallClock

/// Builds Auth from what it depends on.
public struct AuthFactory: Sendable {
    /// Tells who someone is.
    public let authenticator: any Authenticator
    /// The routes that the screens lead to.
    public let routes: AuthRoutes
    /// Whether one can go on without an account.
    public let allowsLocalUser: Bool

    /// Makes a factory.
    /// - Parameter allowsLocalUser: Whether one can go on without an account. Only for a database that nobody but the machine's user
    ///   reaches: never for a server.
    public init(authenticator: any Authenticator, routes: AuthRoutes = AuthRoutes(), allowsLocalUser: Bool = false) {
        self.authenticator = authenticator
        self.routes = routes
        self.allowsLocalUser = allowsLocalUser
    }

    /// Makes a factory whose accounts are in a database with the tables of `AuthSchema` and `UserTable`.
    public init(
        database: any Database, hasher: any PasswordHasher, secrets: any SecretGenerator,
        clock: any WallClock = SystemClock(), routes: AuthRoutes = AuthRoutes(), allowsLocalUser: Bool = false
    ) {
        self.init(
            authenticator: DefaultAuthenticator(
                storage: AccountDatabaseStorage(database: database), hasher: hasher, secrets: secrets, clock: clock),
            routes: routes, allowsLocalUser: allowsLocalUser)
    }

    /// A factory whose accounts live as long as it does, for trying things out. It uses no cryptography.
    public static func inMemory(
        allowsLocalUser: Bool = true, clock: any WallClock = SystemClock(), routes: AuthRoutes = AuthRoutes()
    ) -> AuthFactory {
        AuthFactory(
            authenticator: DefaultAuthenticator.inMemory(clock: clock), routes: routes, allowsLocalUser: allowsLocalUser
        )
    }

    // MARK: Use cases

    /// Signs in.
    public var signIn: any SignIn { SignInUseCase(authenticator: authenticator) }
    /// Makes an account.
    public var signUp: any SignUp { SignUpUseCase(authenticator: authenticator) }
    /// Goes on without an account, where that is allowed.
    public var signInLocally: any SignInLocally {
        SignInLocallyUseCase(authenticator: authenticator, isAllowed: allowsLocalUser)
    }
    /// Signs out.
    public var signOut: any SignOut { SignOutUseCase(authenticator: authenticator) }
    /// Finds out whether a session stands, and whose it is.
    public var restoreSession: any RestoreSession { RestoreSessionUseCase(authenticator: authenticator) }
    /// Lists and ends sessions.
    public var manageSessions: any ManageSessions { ManageSessionsUseCase(authenticator: authenticator) }
    /// Changes the password of whoever is signed in.
    public var changePassword: any ChangePassword { ChangePasswordUseCase(authenticator: authenticator) }
    /// Asks for a password before something that can't be undone.
    public var confirmPassword: any ConfirmPassword { ConfirmPasswordUseCase(authenticator: authenticator) }
    /// Gives an account a new password, for the machine's administrator.
    public var resetPassword: any ResetPassword { ResetPasswordUseCase(authenticator: authenticator) }

    // MARK: Screens

    /// Who is signed in: one for a whole program, or for one request in the web.
    /// - Parameter client: From where it is used, for the list of sessions.
    @MainActor public func userState(client: String = "terminal") -> UserStateViewModel {
        UserStateViewModel(
            useCases: UserStateUseCases(authenticator: authenticator, allowsLocalUser: allowsLocalUser), client: client)
    }

    /// Where one signs in.
    @MainActor public func loginScreen(_ state: UserStateViewModel) -> LoginScreen {
        LoginScreen(state: state, signUp: routes.signUp)
    }

    /// Where one makes an account.
    @MainActor public func signUpScreen(_ state: UserStateViewModel) -> SignUpScreen { SignUpScreen(state: state) }

    /// What one sees after signing in.
    /// - Parameter links: Rows that lead to other places.
    @MainActor public func homeScreen(_ state: UserStateViewModel, links: [Row] = []) -> HomeScreen {
        HomeScreen(state: state, routes: routes, links: links)
    }

    /// Where one changes the password.
    @MainActor public func passwordScreen(_ state: UserStateViewModel) -> PasswordScreen {
        PasswordScreen(state: state, changePassword: changePassword, signUp: routes.signUp)
    }

    /// Where one sees and ends one's sessions.
    @MainActor public func sessionsScreen(_ state: UserStateViewModel, context: Context) -> SessionsScreen {
        SessionsScreen(state: state, sessions: manageSessions, context: context)
    }

    /// The login screen or the home screen, whichever is right at the moment.
    /// - Parameter links: Rows of the home screen that lead to other places.
    @MainActor public func applicationSwitcher(
        _ state: UserStateViewModel, links: [Row] = []
    ) -> ApplicationSwitcher<LoginScreen, HomeScreen> {
        applicationSwitcher(state) { _ in homeScreen(state, links: links) }
    }

    /// The login screen, or a home screen of the program's own.
    @MainActor public func applicationSwitcher<Home: Screen>(
        _ state: UserStateViewModel, home: @escaping @MainActor (User) -> Home
    ) -> ApplicationSwitcher<LoginScreen, Home> {
        ApplicationSwitcher(state: state, login: { loginScreen(state) }, home: home)
    }

    // MARK: Endpoints

    /// What programs can ask for.
    public var endpoints: [Endpoint] { AuthEndpoints(factory: self).all }
}
