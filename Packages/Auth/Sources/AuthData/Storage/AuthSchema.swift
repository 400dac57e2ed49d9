import Service

/// The tables of accounts, sessions and failed attempts to sign in.
public enum AuthSchema {
    /// The steps of the schema. They stand behind those of `UserTable`, which they refer to.
    public static let migrations = [
        Migration("auth", 1) { dialect in
            [
                // A local user has no e-mail and no hash; the mark, which is 1 or nothing, lets there be one of them.
                """
                CREATE TABLE accounts (
                    user_id \(raw: dialect.integer) PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
                    email \(raw: dialect.text),
                    email_folded \(raw: dialect.text) UNIQUE,
                    password_hash \(raw: dialect.text),
                    password_version \(raw: dialect.integer) NOT NULL,
                    local_mark \(raw: dialect.integer) UNIQUE,
                    created_at \(raw: dialect.integer) NOT NULL
                )
                """,
                """
                CREATE TABLE sessions (
                    id \(raw: dialect.identity),
                    user_id \(raw: dialect.integer) NOT NULL REFERENCES accounts (user_id) ON DELETE CASCADE,
                    digest \(raw: dialect.bytes) NOT NULL UNIQUE,
                    client \(raw: dialect.text) NOT NULL,
                    created_at \(raw: dialect.integer) NOT NULL,
                    seen_at \(raw: dialect.integer) NOT NULL,
                    expires_at \(raw: dialect.integer) NOT NULL
                )
                """,
                "CREATE INDEX sessions_user ON sessions (user_id)",
                """
                CREATE TABLE sign_in_attempts (
                    email_folded \(raw: dialect.text) PRIMARY KEY,
                    attempts \(raw: dialect.integer) NOT NULL,
                    last_at \(raw: dialect.integer) NOT NULL
                )
                """,
                "CREATE INDEX sign_in_attempts_last ON sign_in_attempts (last_at)",
            ]
        }
    ]
}
