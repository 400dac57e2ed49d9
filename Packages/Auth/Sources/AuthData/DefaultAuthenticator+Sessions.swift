import AuthDomain
import Foundation
import SharedData

extension DefaultAuthenticator {
    public func session(secret: String) async throws(AuthError) -> Session {
        Session(try await standing(secret), secret: secret)
    }

    public func sessions(secret: String) async throws(AuthError) -> [SessionInfo] {
        let current = try await standing(secret)
        let all = try await ask { () throws(AccountStorageError) in
            try await storage.sessions(of: current.account.user.id)
        }
        let now = now
        return all.filter { !lifetime.isOver($0, now: now) }.map {
            SessionInfo(
                id: $0.id, createdAt: $0.createdAt, lastSeenAt: $0.seenAt, client: $0.client,
                isCurrent: $0.id == current.id)
        }
    }

    public func endSessions(_ ended: EndedSessions, secret: String) async throws(AuthError) {
        let current = try await standing(secret)
        try await ask { () throws(AccountStorageError) in
            _ = try await storage.endSessions(ended, of: current.account.user.id)
        }
    }

    /// The session that a secret proves, if it is not over. One that is over is removed, so that no clock revives it.
    private func standing(_ secret: String) async throws(AuthError) -> StoredSession {
        let digest = secrets.digest(secret)
        let found = try await ask { () throws(AccountStorageError) in try await storage.session(digest: digest) }
        guard var session = found else { throw .sessionExpired }
        let now = now
        guard !lifetime.isOver(session, now: now) else {
            try? await storage.endSession(digest: digest)
            throw .sessionExpired
        }
        guard lifetime.isToBeNoted(session, now: now) else { return session }
        session.seenAt = now
        // A database that can't be written at the moment is no reason to refuse whoever only reads.
        try? await storage.noteUse(of: session.id, at: now)
        return session
    }
}
