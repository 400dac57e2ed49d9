import AuthDomain
import Service
import SharedData

import struct Foundation.Date

/// Keeps accounts, sessions and attempts in memory, for trying things out and for tests.
public final class InMemoryAccountStorage: AccountStorage {
    private let tables = Lock(Tables())

    /// Makes an empty storage.
    public init() {}

    public func account(email: EmailAddress) async throws(AccountStorageError) -> StoredAccount? {
        try use { tables in tables.accounts.values.first { $0.folded == email.folded }?.stored }
    }

    public func account(of user: User.ID) async throws(AccountStorageError) -> StoredAccount? {
        try use { $0.accounts[user]?.stored }
    }

    public func create(
        _ account: NewAccount, takingOver localUser: User.ID?, session: NewSession
    ) async throws(AccountStorageError) -> StoredSession {
        try use { tables throws(AccountStorageError) in
            guard !tables.accounts.values.contains(where: { $0.folded == account.email.folded }) else {
                throw .emailTaken
            }
            let user = User(id: localUser ?? tables.newUserID(), name: account.name)
            if let localUser {
                guard tables.accounts[localUser]?.stored.account.isLocal == true else { throw .missing }
                tables.end(.all, of: localUser)
            }
            let version = (tables.accounts[user.id]?.stored.passwordVersion ?? 0) + 1
            tables.accounts[user.id] = .init(
                stored: StoredAccount(
                    account: Account(user: user, email: account.email.text), passwordHash: account.passwordHash,
                    passwordVersion: version), folded: account.email.folded)
            return tables.begin(session, of: user.id)
        }
    }

    public func beginLocalSession(name: String, _ session: NewSession) async throws(AccountStorageError)
        -> StoredSession
    {
        try use { tables in
            if let local = tables.accounts.values.first(where: { $0.stored.account.isLocal }) {
                return tables.begin(session, of: local.stored.account.user.id)
            }
            let user = User(id: tables.newUserID(), name: name)
            tables.accounts[user.id] = .init(
                stored: StoredAccount(account: Account(user: user, email: nil), passwordHash: nil, passwordVersion: 1),
                folded: nil)
            return tables.begin(session, of: user.id)
        }
    }

    public func beginSession(
        _ session: NewSession, of user: User.ID, passwordVersion: Int64
    ) async throws(AccountStorageError) -> StoredSession? {
        try use { tables in
            guard let account = tables.accounts[user], account.stored.passwordVersion == passwordVersion else {
                return nil
            }
            if let folded = account.folded { tables.attempts[folded] = nil }
            return tables.begin(session, of: user)
        }
    }

    public func replaceHash(
        _ hash: String, of user: User.ID, passwordVersion: Int64
    ) async throws(AccountStorageError) {
        try use { tables in
            guard tables.accounts[user]?.stored.passwordVersion == passwordVersion else { return }
            tables.accounts[user]?.stored.passwordHash = hash
        }
    }

    public func setPassword(
        _ hash: String, of user: User.ID, passwordVersion: Int64, ending: EndedSessions
    ) async throws(AccountStorageError) -> Bool {
        try use { tables in
            guard let account = tables.accounts[user], let folded = account.folded,
                account.stored.passwordVersion == passwordVersion
            else { return false }
            tables.accounts[user]?.stored.passwordHash = hash
            tables.accounts[user]?.stored.passwordVersion += 1
            tables.end(ending, of: user)
            tables.attempts[folded] = nil
            return true
        }
    }

    public func session(digest: [UInt8]) async throws(AccountStorageError) -> StoredSession? {
        try use { tables in tables.sessions.first { $0.digest == digest }.flatMap(tables.stored) }
    }

    public func noteUse(of session: SessionInfo.ID, at instant: Date) async throws(AccountStorageError) {
        try use { tables in
            guard let index = tables.sessions.firstIndex(where: { $0.id == session }) else { return }
            tables.sessions[index].seenAt = max(tables.sessions[index].seenAt, instant)
        }
    }

    public func sessions(of user: User.ID) async throws(AccountStorageError) -> [StoredSession] {
        try use { tables in
            tables.sessions.filter { $0.user == user }.compactMap(tables.stored)
                .sorted { ($0.seenAt, $0.id) > ($1.seenAt, $1.id) }
        }
    }

    public func endSession(digest: [UInt8]) async throws(AccountStorageError) {
        try use { $0.sessions.removeAll { $0.digest == digest } }
    }

    @discardableResult public func endSessions(
        _ ended: EndedSessions, of user: User.ID
    ) async throws(AccountStorageError) -> Int {
        try use { $0.end(ended, of: user) }
    }

    public func removeSessions(expiringBy instant: Date, unusedSince use: Date) async throws(AccountStorageError) {
        try self.use { $0.sessions.removeAll { $0.new.expiresAt <= instant || $0.seenAt <= use } }
    }

    public func claimAttempt(
        _ email: EmailAddress, limit: SignInLimit, now: Date
    ) async throws(AccountStorageError) -> Duration? {
        try use { tables in
            tables.attempts = tables.attempts.filter { now.timeIntervalSince($0.value.lastAt) < limit.memory }
            var attempts = tables.attempts[email.folded] ?? SignInLimit.Attempts(count: 0, lastAt: now)
            defer { tables.attempts[email.folded] = attempts }
            return limit.claim(&attempts, now: now)
        }
    }

    public func returnAttempt(_ email: EmailAddress) async throws(AccountStorageError) {
        try use { tables in
            guard let count = tables.attempts[email.folded]?.count, count > 0 else { return }
            tables.attempts[email.folded]?.count -= 1
        }
    }

    public func clearAttempts(_ email: EmailAddress) async throws(AccountStorageError) {
        try use { $0.attempts[email.folded] = nil }
    }

    private func use<Value: Sendable>(
        _ work: (inout Tables) throws(AccountStorageError) -> Value
    ) throws(AccountStorageError) -> Value {
        guard !Task.isCancelled else { throw .cancelled }
        return try tables.withLock { tables throws(AccountStorageError) in try work(&tables) }
    }
}
