import AuthDomain
import Service
import SharedData

import struct Foundation.Date

extension AccountDatabaseStorage {
    public func account(email: EmailAddress) async throws(AccountStorageError) -> StoredAccount? {
        try await read { try $0.first("\(StoredAccount.select) WHERE a.email_folded = \(email.folded)") }
    }

    public func account(of user: User.ID) async throws(AccountStorageError) -> StoredAccount? {
        try await read { try $0.first("\(StoredAccount.select) WHERE a.user_id = \(user)") }
    }

    public func create(
        _ account: NewAccount, takingOver localUser: User.ID?, session: NewSession
    ) async throws(AccountStorageError) -> StoredSession {
        try await write { connection in
            let isTaken =
                try connection.integer(
                    "SELECT COUNT(*) FROM accounts WHERE email_folded = \(account.email.folded)") > 0
            guard !isTaken else { throw AccountStorageError.emailTaken }
            do {
                let user =
                    try localUser.map { try Self.takeOver($0, for: account, on: connection) }
                    ?? Self.insert(account, now: session.createdAt, on: connection)
                return try Self.insert(session, of: Account(user: user, email: account.email.text), on: connection)
            } catch let error as DatabaseError where error.code == .unique {
                // Where writers don't wait for each other, another one was faster.
                throw AccountStorageError.emailTaken
            }
        }
    }

    public func replaceHash(
        _ hash: String, of user: User.ID, passwordVersion: Int64
    ) async throws(AccountStorageError) {
        try await write { connection in
            _ = try connection.execute(
                "UPDATE accounts SET password_hash = \(hash) WHERE user_id = \(user) AND password_version = \(passwordVersion)"
            )
        }
    }

    public func setPassword(
        _ hash: String, of user: User.ID, passwordVersion: Int64, ending: EndedSessions
    ) async throws(AccountStorageError) -> Bool {
        try await write { connection in
            let changed = try connection.execute(
                """
                UPDATE accounts SET password_hash = \(hash), password_version = password_version + 1
                WHERE user_id = \(user) AND password_version = \(passwordVersion) AND email IS NOT NULL
                """)
            guard changed == 1 else { return false }
            try Self.end(ending, of: user, on: connection)
            try Self.clearAttempts(of: user, on: connection)
            return true
        }
    }

    private static func insert(_ account: NewAccount, now: Date, on connection: any Connection) throws -> User {
        let user = try UserTable.insert(name: account.name, now: now.milliseconds, on: connection)
        try connection.execute(
            """
            INSERT INTO accounts (user_id, email, email_folded, password_hash, password_version, created_at)
            VALUES (\(user.id), \(account.email.text), \(account.email.folded), \(account.passwordHash), 1, \(now.milliseconds))
            """)
        return user
    }

    private static func takeOver(_ id: User.ID, for account: NewAccount, on connection: any Connection) throws -> User {
        let changed = try connection.execute(
            """
            UPDATE accounts SET email = \(account.email.text), email_folded = \(account.email.folded),
                password_hash = \(account.passwordHash), password_version = password_version + 1, local_mark = NULL
            WHERE user_id = \(id) AND email IS NULL
            """)
        guard changed == 1 else { throw AccountStorageError.missing }
        try UserTable.rename(id, to: account.name, on: connection)
        try end(.all, of: id, on: connection)
        return User(id: id, name: account.name)
    }
}

extension StoredAccount: RowDecodable {
    static let select: SQL = """
        SELECT u.id, u.name, a.email, a.password_hash, a.password_version
        FROM accounts a JOIN users u ON u.id = a.user_id
        """

    public init(row: any ResultRow) throws {
        let user = User(id: User.ID(try row.integer(0)), name: try row.text(1))
        self.init(
            account: Account(user: user, email: try row.optional(2, row.text)),
            passwordHash: try row.optional(3, row.text), passwordVersion: try row.integer(4))
    }
}
