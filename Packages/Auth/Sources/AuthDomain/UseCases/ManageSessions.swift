/// Shows a person the sessions that are theirs, and ends them.
public protocol ManageSessions: Sendable {
    /// The sessions of whoever asks, the last one used first.
    func list(secret: String) async throws(AuthError) -> [SessionInfo]
    /// Ends one session, or all others, of whoever asks.
    func end(_ ended: EndedSessions, secret: String) async throws(AuthError)
}

/// Lists and ends sessions by an authenticator.
public struct ManageSessionsUseCase: ManageSessions {
    private let authenticator: any Authenticator

    /// Makes the use case.
    public init(authenticator: any Authenticator) { self.authenticator = authenticator }

    public func list(secret: String) async throws(AuthError) -> [SessionInfo] {
        try await authenticator.sessions(secret: secret)
    }

    public func end(_ ended: EndedSessions, secret: String) async throws(AuthError) {
        try await authenticator.endSessions(ended, secret: secret)
    }
}
