import SharedData

import struct Foundation.Date

/// Where accounts, sessions and failed attempts to sign in are kept, as rows. It holds no rules but that each of its
/// functions does all it says or nothing.
public protocol AccountStorage: Sendable {
    /// The account with an e-mail address, compared folded.
    func account(email: EmailAddress) async throws(AccountStorageError) -> StoredAccount?
    /// The account of a user.
    func account(of user: User.ID) async throws(AccountStorageError) -> StoredAccount?

    /// Adds a user with an account and begins a session.
    /// - Parameter localUser: The local user who becomes the account's user, with everything that is theirs. All their sessions end.
    /// - Throws: ``AccountStorageError/emailTaken``; ``AccountStorageError/missing`` when the user is not, or no longer, a local one.
    func create(_ account: NewAccount, takingOver localUser: User.ID?, session: NewSession)
        async throws(AccountStorageError) -> StoredSession
    /// Begins a session of the local user, who is added when there is none.
    func beginLocalSession(name: String, _ session: NewSession) async throws(AccountStorageError) -> StoredSession
    /// Begins a session and forgets the account's failed attempts. Nil, and nothing done, when the user's password is no longer of this version.
    func beginSession(_ session: NewSession, of user: User.ID, passwordVersion: Int64)
        async throws(AccountStorageError) -> StoredSession?

    /// Stores another hash of the same password, unless the password is no longer of this version.
    func replaceHash(_ hash: String, of user: User.ID, passwordVersion: Int64) async throws(AccountStorageError)
    /// Stores the hash of a new password, of the next version, ends sessions and forgets failed attempts.
    /// - Returns: False, with nothing done, when the password is no longer of this version.
    func setPassword(_ hash: String, of user: User.ID, passwordVersion: Int64, ending: EndedSessions)
        async throws(AccountStorageError) -> Bool

    /// The session whose secret has a digest.
    func session(digest: [UInt8]) async throws(AccountStorageError) -> StoredSession?
    /// Notes when a session was used; never earlier than it says already.
    func noteUse(of session: SessionInfo.ID, at instant: Date) async throws(AccountStorageError)
    /// A user's sessions, the last one used first.
    func sessions(of user: User.ID) async throws(AccountStorageError) -> [StoredSession]
    /// Ends the session whose secret has a digest; nothing happens when there is none.
    func endSession(digest: [UInt8]) async throws(AccountStorageError)
    /// Ends some of a user's sessions. Returns how many.
    @discardableResult func endSessions(_ ended: EndedSessions, of user: User.ID) async throws(AccountStorageError)
        -> Int
    /// Removes the sessions that end at an instant or before, and those not used after another.
    func removeSessions(expiringBy instant: Date, unusedSince use: Date) async throws(AccountStorageError)

    /// Asks for an attempt to sign in, and counts it, as ``SignInLimit/claim(_:now:)`` says. Nil when it may be made; otherwise for how long none may.
    func claimAttempt(_ email: EmailAddress, limit: SignInLimit, now: Date) async throws(AccountStorageError)
        -> Duration?
    /// Takes one counted attempt back: no password was looked at.
    func returnAttempt(_ email: EmailAddress) async throws(AccountStorageError)
    /// Forgets the attempts on an e-mail address.
    func clearAttempts(_ email: EmailAddress) async throws(AccountStorageError)
}

/// Which of a user's sessions end.
public enum EndedSessions: Sendable, Equatable {
    /// No session ends.
    case none
    /// Each of them.
    case all
    /// The one with this id, if it is the user's.
    case one(SessionInfo.ID)
    /// Each but the one with this id.
    case others(than: SessionInfo.ID)
}

/// Why rows could not be read or written.
public enum AccountStorageError: Error, Sendable, Equatable {
    case cancelled
    /// Another account has this e-mail address.
    case emailTaken
    /// What was to be changed is not there.
    case missing
    /// The storage failed; the text says why and what to do.
    case failed(String)
}
