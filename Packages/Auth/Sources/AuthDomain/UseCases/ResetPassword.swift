/// Gives an account a new password, for the machine's administrator. Not for anyone who comes over the network: it asks for no proof.
public protocol ResetPassword: Sendable {
    /// Stores a new password and ends all of the account's sessions.
    /// - Throws: ``AuthError/unknownAccount``, ``AuthError/invalidEmail``, ``AuthError/weakPassword(_:)``, and others.
    func execute(email: String, new: String) async throws(AuthError)
}

/// Resets a password by an authenticator.
public struct ResetPasswordUseCase: ResetPassword {
    private let authenticator: any Authenticator

    /// Makes the use case.
    public init(authenticator: any Authenticator) { self.authenticator = authenticator }

    public func execute(email: String, new: String) async throws(AuthError) {
        guard let email = EmailAddress(email) else { throw .invalidEmail }
        try await authenticator.resetPassword(email: email, new: try NewPassword(new))
    }
}
