import SharedData

/// Asks for a password before something that can't be undone.
public protocol ConfirmPassword: Sendable {
    /// Makes sure that a password is a user's. The local user has none, and passes.
    /// - Throws: ``AuthError/wrongPassword``, and others.
    func execute(password: String, of user: User.ID) async throws(AuthError)
}

/// Checks a password by an authenticator.
public struct ConfirmPasswordUseCase: ConfirmPassword {
    private let authenticator: any Authenticator

    /// Makes the use case.
    public init(authenticator: any Authenticator) { self.authenticator = authenticator }

    public func execute(password: String, of user: User.ID) async throws(AuthError) {
        try await authenticator.confirm(password: password, of: user)
    }
}
