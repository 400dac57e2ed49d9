/// Lets a person go on without an account.
public protocol SignInLocally: Sendable {
    /// Whether that can be done here.
    var isAllowed: Bool { get }
    /// Begins a session of the local user.
    /// - Throws: ``AuthError/localUserNotAllowed``, and others.
    func execute(client: String) async throws(AuthError) -> Session
}

/// Lets a person go on without an account where that was allowed: on a database that only the machine's user can read.
public struct SignInLocallyUseCase: SignInLocally {
    private let authenticator: any Authenticator
    public let isAllowed: Bool

    /// Makes the use case.
    public init(authenticator: any Authenticator, isAllowed: Bool) {
        self.authenticator = authenticator
        self.isAllowed = isAllowed
    }

    public func execute(client: String) async throws(AuthError) -> Session {
        guard isAllowed else { throw .localUserNotAllowed }
        return try await authenticator.signInLocally(client: client)
    }
}
