import Service

/// The table of the feature. Its migrations stand behind those of `UserTable`, which it refers to.
public enum PostSchema {
    /// The steps of the schema.
    public static let migrations = [
        Migration("posts", 1) { dialect in
            [
                // Who goes leaves posts behind, without a name. The body stands last: who reads the rest passes it by.
                """
                CREATE TABLE posts (
                    id \(raw: dialect.identity),
                    author_id \(raw: dialect.integer) REFERENCES users(id) ON DELETE SET NULL,
                    deleted_at \(raw: dialect.integer),
                    title \(raw: dialect.text) NOT NULL,
                    body \(raw: dialect.text) NOT NULL
                )
                """,
                "CREATE INDEX posts_author ON posts (author_id, id)",
                "CREATE INDEX posts_live ON posts (id) WHERE deleted_at IS NULL",
                "CREATE INDEX posts_deleted ON posts (deleted_at) WHERE deleted_at IS NOT NULL",
            ]
        }
    ]
}
