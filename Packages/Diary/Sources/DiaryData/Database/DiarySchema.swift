import Service

/// The tables of the feature. Their migrations stand behind those of `UserTable`, which they refer to.
public enum DiarySchema {
    /// The steps of the schema.
    public static let migrations = [
        Migration("diary", 1) { dialect in
            [
                """
                CREATE TABLE diary_deletions (
                    id \(raw: dialect.identity),
                    user_id \(raw: dialect.integer) NOT NULL REFERENCES users(id) ON DELETE CASCADE,
                    deleted_at \(raw: dialect.integer) NOT NULL
                )
                """,
                "CREATE INDEX diary_deletions_user ON diary_deletions (user_id, id)",
                "CREATE INDEX diary_deletions_age ON diary_deletions (deleted_at)",
                // `begun` counts milliseconds since 1970, and `day` is 20260131. The texts stand last: a row's other columns are read without
                // them. An entry is deleted when it names the deletion by which it went; purging a deletion takes its entries along.
                """
                CREATE TABLE diary_entries (
                    user_id \(raw: dialect.integer) NOT NULL REFERENCES users(id) ON DELETE CASCADE,
                    begun \(raw: dialect.integer) NOT NULL,
                    zone \(raw: dialect.text) NOT NULL,
                    utc_offset \(raw: dialect.integer) NOT NULL,
                    day \(raw: dialect.integer) NOT NULL,
                    deletion_id \(raw: dialect.integer) REFERENCES diary_deletions(id) ON DELETE CASCADE,
                    excerpt \(raw: dialect.text) NOT NULL,
                    text_folded \(raw: dialect.text) NOT NULL,
                    text \(raw: dialect.text) NOT NULL,
                    PRIMARY KEY (user_id, begun)
                )
                """,
                "CREATE INDEX diary_entries_day ON diary_entries (user_id, day, begun) WHERE deletion_id IS NULL",
                "CREATE INDEX diary_entries_deletion ON diary_entries (deletion_id) WHERE deletion_id IS NOT NULL",
                """
                CREATE TABLE diary_drafts (
                    user_id \(raw: dialect.integer) NOT NULL REFERENCES users(id) ON DELETE CASCADE,
                    begun \(raw: dialect.integer) NOT NULL,
                    zone \(raw: dialect.text) NOT NULL,
                    utc_offset \(raw: dialect.integer) NOT NULL,
                    is_new \(raw: dialect.boolean) NOT NULL,
                    kept_at \(raw: dialect.integer) NOT NULL,
                    excerpt \(raw: dialect.text) NOT NULL,
                    text \(raw: dialect.text) NOT NULL,
                    PRIMARY KEY (user_id, begun)
                )
                """,
            ]
        }
    ]
}
