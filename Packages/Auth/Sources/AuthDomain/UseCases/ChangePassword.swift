/// Changes the password of whoever is signed in.
public protocol ChangePassword: Sendable {
    /// Checks the old password and stores a new one.
    /// - Parameter endingOtherSessions: Whether whoever is signed in elsewhere has to sign in again.
    /// - Throws: ``AuthError/wrongPassword``, ``AuthError/weakPassword(_:)``, and others.
    func execute(secret: String, old: String, new: String, endingOtherSessions: Bool) async throws(AuthError)
}

/// Changes a password by an authenticator.
public struct ChangePasswordUseCase: ChangePassword {
    private let authenticator: any Authenticator

    /// Makes the use case.
    public init(authenticator: any Authenticator) { self.authenticator = authenticator }

    public func execute(
        secret: String, old: String, new: String, endingOtherSessions: Bool
    ) async throws(AuthError) {
        let new = try NewPassword(new)
        try await authenticator.changePassword(
            secret: secret, old: old, new: new, endingOtherSessions: endingOtherSessions)
    }
}
