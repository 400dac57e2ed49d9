import AuthDomain
import SharedData

/// An authenticator driven by hand: each function does what a test says. One that nobody spoke of fails, and says so.
public struct StubAuthenticator: Authenticator {
    /// What ``signIn(email:password:client:)`` does with e-mail and password.
    public var onSignIn: @Sendable (String, String) async throws(AuthError) -> Session
    /// What ``signUp(name:email:password:takingOver:client:)`` does with the secret.
    public var onSignUp: @Sendable (String?) async throws(AuthError) -> Session
    /// What ``signInLocally(client:)`` does.
    public var onSignInLocally: @Sendable () async throws(AuthError) -> Session
    /// What ``signOut(secret:)`` does.
    public var onSignOut: @Sendable (String) async throws(AuthError) -> Void
    /// What ``session(secret:)`` does.
    public var onSession: @Sendable (String) async throws(AuthError) -> Session
    /// What ``sessions(secret:)`` does.
    public var onSessions: @Sendable (String) async throws(AuthError) -> [SessionInfo]
    /// What ``endSessions(_:secret:)`` does.
    public var onEndSessions: @Sendable (EndedSessions, String) async throws(AuthError) -> Void
    /// What ``changePassword(secret:old:new:endingOtherSessions:)`` does.
    public var onChangePassword: @Sendable (String) async throws(AuthError) -> Void

    /// Makes an authenticator with which everything fails.
    public init() {
        onSignIn = { _, _ throws(AuthError) in throw Self.unexpected("signIn") }
        onSignUp = { _ throws(AuthError) in throw Self.unexpected("signUp") }
        onSignInLocally = { () throws(AuthError) in throw Self.unexpected("signInLocally") }
        onSignOut = { _ throws(AuthError) in throw Self.unexpected("signOut") }
        onSession = { _ throws(AuthError) in throw Self.unexpected("session") }
        onSessions = { _ throws(AuthError) in throw Self.unexpected("sessions") }
        onEndSessions = { _, _ throws(AuthError) in throw Self.unexpected("endSessions") }
        onChangePassword = { _ throws(AuthError) in throw Self.unexpected("changePassword") }
    }

    public func signIn(email: String, password: String, client: String) async throws(AuthError) -> Session {
        try await onSignIn(email, password)
    }

    public func signUp(
        name: PersonName, email: EmailAddress, password: NewPassword, takingOver secret: String?, client: String
    ) async throws(AuthError) -> Session { try await onSignUp(secret) }

    public func signInLocally(client: String) async throws(AuthError) -> Session { try await onSignInLocally() }

    public func signOut(secret: String) async throws(AuthError) { try await onSignOut(secret) }

    public func session(secret: String) async throws(AuthError) -> Session { try await onSession(secret) }

    public func sessions(secret: String) async throws(AuthError) -> [SessionInfo] { try await onSessions(secret) }

    public func endSessions(_ ended: EndedSessions, secret: String) async throws(AuthError) {
        try await onEndSessions(ended, secret)
    }

    public func changePassword(
        secret: String, old: String, new: NewPassword, endingOtherSessions: Bool
    ) async throws(AuthError) { try await onChangePassword(secret) }

    public func resetPassword(email: EmailAddress, new: NewPassword) async throws(AuthError) {
        throw Self.unexpected("resetPassword")
    }

    public func confirm(password: String, of user: User.ID) async throws(AuthError) {
        throw Self.unexpected("confirm")
    }

    private static func unexpected(_ function: String) -> AuthError {
        .storage("Nobody said what \(function) does.")
    }
}
