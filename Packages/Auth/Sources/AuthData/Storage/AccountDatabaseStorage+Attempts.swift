import AuthDomain
import Service
import SharedData

import struct Foundation.Date

extension AccountDatabaseStorage {
    public func claimAttempt(
        _ email: EmailAddress, limit: SignInLimit, now: Date
    ) async throws(AccountStorageError) -> Duration? {
        try await write { connection in
            let forgotten = now.addingTimeInterval(-limit.memory).milliseconds
            try connection.execute("DELETE FROM sign_in_attempts WHERE last_at <= \(forgotten)")
            // The conflict's update changes nothing, but locks the row where writers don't wait for each other.
            let known = try connection.first(
                """
                INSERT INTO sign_in_attempts (email_folded, attempts, last_at)
                VALUES (\(email.folded), 0, \(now.milliseconds))
                ON CONFLICT (email_folded) DO UPDATE SET attempts = sign_in_attempts.attempts
                RETURNING attempts, last_at
                """
            ) { row in
                SignInLimit.Attempts(count: try row.integer(0), lastAt: Date(milliseconds: try row.integer(1)))
            }
            var attempts = known ?? SignInLimit.Attempts(count: 0, lastAt: now)
            let wait = limit.claim(&attempts, now: now)
            try connection.execute(
                """
                UPDATE sign_in_attempts SET attempts = \(attempts.count), last_at = \(attempts.lastAt.milliseconds)
                WHERE email_folded = \(email.folded)
                """)
            return wait
        }
    }

    public func returnAttempt(_ email: EmailAddress) async throws(AccountStorageError) {
        try await write { connection in
            _ = try connection.execute(
                "UPDATE sign_in_attempts SET attempts = attempts - 1 WHERE email_folded = \(email.folded) AND attempts > 0"
            )
        }
    }

    public func clearAttempts(_ email: EmailAddress) async throws(AccountStorageError) {
        try await write { _ = try $0.execute("DELETE FROM sign_in_attempts WHERE email_folded = \(email.folded)") }
    }

    static func clearAttempts(of user: User.ID, on connection: any Connection) throws {
        try connection.execute(
            """
            DELETE FROM sign_in_attempts
            WHERE email_folded IN (SELECT email_folded FROM accounts WHERE user_id = \(user))
            """)
    }
}
