import Service

/// The table of the feature: what the directory knows besides `UserTable`'s names. Its migrations stand behind those of `UserTable`.
public enum UserSchema {
    /// The steps of the schema.
    public static let migrations = [
        Migration("people", 1) { dialect in
            [
                // Someone who made an account needs no row here, and has one without added_at once there are details. Who is removed stays in
                // `users` until the removal can't be taken back any more.
                """
                CREATE TABLE people (
                    user_id \(raw: dialect.integer) PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE,
                    added_by \(raw: dialect.integer) REFERENCES users(id) ON DELETE SET NULL,
                    added_at \(raw: dialect.integer),
                    deleted_at \(raw: dialect.integer),
                    details_folded \(raw: dialect.text) NOT NULL,
                    username \(raw: dialect.text),
                    email \(raw: dialect.text),
                    phone \(raw: dialect.text),
                    website \(raw: dialect.text),
                    street \(raw: dialect.text),
                    suite \(raw: dialect.text),
                    city \(raw: dialect.text),
                    zipcode \(raw: dialect.text),
                    latitude \(raw: dialect.text),
                    longitude \(raw: dialect.text),
                    company \(raw: dialect.text),
                    catch_phrase \(raw: dialect.text),
                    business \(raw: dialect.text)
                )
                """,
                "CREATE INDEX people_added_by ON people (added_by)",
                "CREATE INDEX people_deleted ON people (deleted_at) WHERE deleted_at IS NOT NULL",
            ]
        }
    ]
}
