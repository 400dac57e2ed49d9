import AuthDomain
import SharedData

import struct Foundation.Date

/// The rows of an ``InMemoryAccountStorage``.
struct Tables: Sendable {
    struct AccountRow: Sendable {
        var stored: StoredAccount
        var folded: String?
    }

    struct SessionRow: Sendable {
        var id: SessionInfo.ID
        var user: User.ID
        var new: NewSession
        var seenAt: Date
        var digest: [UInt8] { new.digest }
    }

    var accounts: [User.ID: AccountRow] = [:]
    var sessions: [SessionRow] = []
    var attempts: [String: SignInLimit.Attempts] = [:]
    private var lastUser: Int64 = 0
    private var lastSession: Int64 = 0

    mutating func newUserID() -> User.ID {
        lastUser += 1
        return User.ID(lastUser)
    }

    mutating func begin(_ session: NewSession, of user: User.ID) -> StoredSession {
        lastSession += 1
        let row = SessionRow(id: SessionInfo.ID(lastSession), user: user, new: session, seenAt: session.createdAt)
        sessions.append(row)
        return stored(row, of: accounts[user]?.stored.account ?? Account(user: User(id: user, name: ""), email: nil))
    }

    func stored(_ row: SessionRow) -> StoredSession? {
        (accounts[row.user]?.stored.account).map { stored(row, of: $0) }
    }

    private func stored(_ row: SessionRow, of account: Account) -> StoredSession {
        StoredSession(
            id: row.id, account: account, createdAt: row.new.createdAt, seenAt: row.seenAt,
            expiresAt: row.new.expiresAt, client: row.new.client)
    }

    @discardableResult mutating func end(_ ended: EndedSessions, of user: User.ID) -> Int {
        let before = sessions.count
        sessions.removeAll { session in
            guard session.user == user else { return false }
            switch ended {
            case .none: return false
            case .all: return true
            case .one(let id): return session.id == id
            case .others(let id): return session.id != id
            }
        }
        return before - sessions.count
    }
}
