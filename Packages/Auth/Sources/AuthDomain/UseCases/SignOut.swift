/// Signs a person out.
public protocol SignOut: Sendable {
    /// Ends a session. One that has ended already is no error.
    /// - Throws: ``AuthError/signOutError`` when it still stands.
    func execute(secret: String) async throws(AuthError)
}

/// Signs a person out by an authenticator.
public struct SignOutUseCase: SignOut {
    private let authenticator: any Authenticator

    /// Makes the use case.
    public init(authenticator: any Authenticator) { self.authenticator = authenticator }

    public func execute(secret: String) async throws(AuthError) { try await authenticator.signOut(secret: secret) }
}
