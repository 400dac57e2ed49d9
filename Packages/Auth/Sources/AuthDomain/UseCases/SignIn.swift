/// Signs a person in.
public protocol SignIn: Sendable {
    /// Begins a session for whoever knows the password.
    /// - Parameter client: From where the request comes, for the list of sessions.
    /// - Throws: ``AuthError/signInError``, which does not tell whether the e-mail is known, and others.
    func execute(email: String, password: String, client: String) async throws(AuthError) -> Session
}

/// Signs a person in by an authenticator.
public struct SignInUseCase: SignIn {
    private let authenticator: any Authenticator

    /// Makes the use case.
    public init(authenticator: any Authenticator) { self.authenticator = authenticator }

    public func execute(email: String, password: String, client: String) async throws(AuthError) -> Session {
        try await authenticator.signIn(email: email, password: password, client: client)
    }
}
