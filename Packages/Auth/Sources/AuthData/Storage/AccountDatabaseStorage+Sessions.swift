import AuthDomain
import Service
import SharedData

import struct Foundation.Date

extension AccountDatabaseStorage {
    public func beginLocalSession(name: String, _ session: NewSession) async throws(AccountStorageError)
        -> StoredSession
    {
        try await write { connection in
            if let local: StoredAccount = try connection.first("\(StoredAccount.select) WHERE a.local_mark = 1") {
                return try Self.insert(session, of: local.account, on: connection)
            }
            let now = session.createdAt.milliseconds
            let user = try UserTable.insert(name: name, now: now, on: connection)
            try connection.execute(
                """
                INSERT INTO accounts (user_id, password_version, local_mark, created_at)
                VALUES (\(user.id), 1, 1, \(now))
                """)
            return try Self.insert(session, of: Account(user: user, email: nil), on: connection)
        }
    }

    public func beginSession(
        _ session: NewSession, of user: User.ID, passwordVersion: Int64
    ) async throws(AccountStorageError) -> StoredSession? {
        try await write { connection in
            let stored: StoredAccount? = try connection.first(
                "\(StoredAccount.select) WHERE a.user_id = \(user) AND a.password_version = \(passwordVersion)")
            guard let stored else { return nil }
            try Self.clearAttempts(of: user, on: connection)
            return try Self.insert(session, of: stored.account, on: connection)
        }
    }

    public func session(digest: [UInt8]) async throws(AccountStorageError) -> StoredSession? {
        try await read { try $0.first("\(StoredSession.select) WHERE s.digest = \(digest)") }
    }

    public func noteUse(of session: SessionInfo.ID, at instant: Date) async throws(AccountStorageError) {
        let instant = instant.milliseconds
        try await write { connection in
            _ = try connection.execute(
                "UPDATE sessions SET seen_at = \(instant) WHERE id = \(session) AND seen_at < \(instant)")
        }
    }

    public func sessions(of user: User.ID) async throws(AccountStorageError) -> [StoredSession] {
        try await read {
            try $0.all("\(StoredSession.select) WHERE s.user_id = \(user) ORDER BY s.seen_at DESC, s.id DESC")
        }
    }

    public func endSession(digest: [UInt8]) async throws(AccountStorageError) {
        try await write { _ = try $0.execute("DELETE FROM sessions WHERE digest = \(digest)") }
    }

    @discardableResult public func endSessions(
        _ ended: EndedSessions, of user: User.ID
    ) async throws(AccountStorageError) -> Int {
        try await write { try Self.end(ended, of: user, on: $0) }
    }

    public func removeSessions(expiringBy instant: Date, unusedSince use: Date) async throws(AccountStorageError) {
        try await write { connection in
            _ = try connection.execute(
                "DELETE FROM sessions WHERE expires_at <= \(instant.milliseconds) OR seen_at <= \(use.milliseconds)")
        }
    }

    @discardableResult static func end(
        _ ended: EndedSessions, of user: User.ID, on connection: any Connection
    ) throws -> Int {
        switch ended {
        case .none: 0
        case .all: try connection.execute("DELETE FROM sessions WHERE user_id = \(user)")
        case .one(let id): try connection.execute("DELETE FROM sessions WHERE user_id = \(user) AND id = \(id)")
        case .others(let id): try connection.execute("DELETE FROM sessions WHERE user_id = \(user) AND id <> \(id)")
        }
    }

    static func insert(_ session: NewSession, of account: Account, on connection: any Connection) throws
        -> StoredSession
    {
        let now = session.createdAt.milliseconds
        let id = try connection.integer(
            """
            INSERT INTO sessions (user_id, digest, client, created_at, seen_at, expires_at)
            VALUES (\(account.user.id), \(session.digest), \(session.client), \(now), \(now), \(session.expiresAt.milliseconds))
            RETURNING id
            """)
        return StoredSession(id: SessionInfo.ID(id), account: account, beginning: session)
    }
}

extension StoredSession {
    /// A session that has just begun.
    init(id: SessionInfo.ID, account: Account, beginning session: NewSession) {
        self.init(
            id: id, account: account, createdAt: session.createdAt, seenAt: session.createdAt,
            expiresAt: session.expiresAt, client: session.client)
    }
}

extension StoredSession: RowDecodable {
    static let select: SQL = """
        SELECT s.id, s.created_at, s.seen_at, s.expires_at, s.client, u.id, u.name, a.email
        FROM sessions s JOIN accounts a ON a.user_id = s.user_id JOIN users u ON u.id = s.user_id
        """

    public init(row: any ResultRow) throws {
        let user = User(id: User.ID(try row.integer(5)), name: try row.text(6))
        self.init(
            id: SessionInfo.ID(try row.integer(0)), account: Account(user: user, email: try row.optional(7, row.text)),
            createdAt: Date(milliseconds: try row.integer(1)), seenAt: Date(milliseconds: try row.integer(2)),
            expiresAt: Date(milliseconds: try row.integer(3)), client: try row.text(4))
    }
}
