/// Makes an account.
public protocol SignUp: Sendable {
    /// Checks what was typed, adds the account and begins its first session.
    /// - Parameters:
    ///   - secret: The session that asks, if there is one; the local user's data goes to the account.
    ///   - client: From where the request comes, for the list of sessions.
    /// - Throws: ``AuthError/invalidName(_:)``, ``AuthError/invalidEmail``, ``AuthError/weakPassword(_:)``, ``AuthError/emailTaken``, and others.
    func execute(
        name: String, email: String, password: String, takingOver secret: String?, client: String
    ) async throws(AuthError) -> Session
}

/// Makes an account by an authenticator.
public struct SignUpUseCase: SignUp {
    private let authenticator: any Authenticator

    /// Makes the use case.
    public init(authenticator: any Authenticator) { self.authenticator = authenticator }

    public func execute(
        name: String, email: String, password: String, takingOver secret: String?, client: String
    ) async throws(AuthError) -> Session {
        let name = try PersonName(name)
        guard let email = EmailAddress(email) else { throw .invalidEmail }
        let password = try NewPassword(password)
        return try await authenticator.signUp(
            name: name, email: email, password: password, takingOver: secret, client: client)
    }
}
