import SharedData

/// Tells who someone is: signs people up, in and out. It knows the rules; the rows are an ``AccountStorage``'s.
///
/// A secret is what ``Session/secret`` holds. All functions throw ``AuthError``.
public protocol Authenticator: Sendable {
    /// Begins a session for whoever knows the password.
    /// - Parameters:
    ///   - email: As typed. A text that is no address is treated like an address that nobody has.
    ///   - client: From where the request comes, for the list of sessions.
    /// - Throws: ``AuthError/signInError`` for a wrong e-mail and a wrong password alike; ``AuthError/tooManyAttempts(retryAfter:)``.
    func signIn(email: String, password: String, client: String) async throws(AuthError) -> Session

    /// Adds an account and begins its first session.
    /// - Parameter secret: The session that asks, if there is one. When it is the local user's, the account becomes that user's, with
    ///   everything that is theirs, and that session ends.
    /// - Throws: ``AuthError/emailTaken``.
    func signUp(
        name: PersonName, email: EmailAddress, password: NewPassword, takingOver secret: String?, client: String
    ) async throws(AuthError) -> Session

    /// Begins a session of the local user, who has no account. For a database that only the machine's user can read.
    func signInLocally(client: String) async throws(AuthError) -> Session

    /// Ends a session. One that has ended already is no error.
    /// - Throws: ``AuthError/signOutError`` when it still stands.
    func signOut(secret: String) async throws(AuthError)

    /// The session that a secret proves, which is noted as used.
    /// - Throws: ``AuthError/sessionExpired``.
    func session(secret: String) async throws(AuthError) -> Session

    /// The sessions of whoever asks, the last one used first.
    func sessions(secret: String) async throws(AuthError) -> [SessionInfo]

    /// Ends one session, or all others, of whoever asks. One that has ended already is no error.
    func endSessions(_ ended: EndedSessions, secret: String) async throws(AuthError)

    /// Changes the password of whoever asks. The session that asks stays.
    /// - Throws: ``AuthError/wrongPassword`` when the old one is wrong; ``AuthError/noPassword`` for the local user.
    func changePassword(
        secret: String, old: String, new: NewPassword, endingOtherSessions: Bool
    ) async throws(AuthError)

    /// Gives an account a new password and ends its sessions. For the machine's administrator: it asks for no proof.
    /// - Throws: ``AuthError/unknownAccount``.
    func resetPassword(email: EmailAddress, new: NewPassword) async throws(AuthError)

    /// Makes sure that a password is a user's, before something that can't be undone. The local user has none, and passes.
    /// - Throws: ``AuthError/wrongPassword``; ``AuthError/tooManyAttempts(retryAfter:)``.
    func confirm(password: String, of user: User.ID) async throws(AuthError)
}
