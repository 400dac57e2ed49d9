import AuthDomain

/// What a ``UserStateViewModel`` can do.
public struct UserStateUseCases: Sendable {
    /// Signs in.
    public var signIn: any SignIn
    /// Makes an account.
    public var signUp: any SignUp
    /// Goes on without an account.
    public var signInLocally: any SignInLocally
    /// Signs out.
    public var signOut: any SignOut
    /// Finds out whether a session stands.
    public var restoreSession: any RestoreSession

    /// Gathers the use cases.
    public init(
        signIn: any SignIn, signUp: any SignUp, signInLocally: any SignInLocally, signOut: any SignOut,
        restoreSession: any RestoreSession
    ) {
        self.signIn = signIn
        self.signUp = signUp
        self.signInLocally = signInLocally
        self.signOut = signOut
        self.restoreSession = restoreSession
    }
}

extension UserStateUseCases {
    /// The use cases over an authenticator.
    public init(authenticator: any Authenticator, allowsLocalUser: Bool) {
        self.init(
            signIn: SignInUseCase(authenticator: authenticator), signUp: SignUpUseCase(authenticator: authenticator),
            signInLocally: SignInLocallyUseCase(authenticator: authenticator, isAllowed: allowsLocalUser),
            signOut: SignOutUseCase(authenticator: authenticator),
            restoreSession: RestoreSessionUseCase(authenticator: authenticator))
    }
}
