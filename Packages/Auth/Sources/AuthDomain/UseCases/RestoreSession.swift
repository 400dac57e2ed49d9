/// Finds out whether a session still stands, and whose it is.
public protocol RestoreSession: Sendable {
    /// The session that a secret proves.
    /// - Throws: ``AuthError/sessionExpired`` when it has ended.
    func execute(secret: String) async throws(AuthError) -> Session
}

/// Looks a session up by an authenticator.
public struct RestoreSessionUseCase: RestoreSession {
    private let authenticator: any Authenticator

    /// Makes the use case.
    public init(authenticator: any Authenticator) { self.authenticator = authenticator }

    public func execute(secret: String) async throws(AuthError) -> Session {
        try await authenticator.session(secret: secret)
    }
}
