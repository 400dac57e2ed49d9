import Service

/// The tables of the feature. Their migrations stand behind those of `UserTable`, which they refer to.
public enum TodoSchema {
    /// The steps of the schema.
    public static let migrations = [
        Migration("todos", 1) { dialect in
            [
                """
                CREATE TABLE todo_deletions (
                    id \(raw: dialect.identity),
                    user_id \(raw: dialect.integer) NOT NULL REFERENCES users(id) ON DELETE CASCADE,
                    deleted_at \(raw: dialect.integer) NOT NULL
                )
                """,
                "CREATE INDEX todo_deletions_user ON todo_deletions (user_id, id)",
                "CREATE INDEX todo_deletions_age ON todo_deletions (deleted_at)",
                // A todo is deleted when it names the deletion by which it went; purging a deletion takes its todos along.
                """
                CREATE TABLE todos (
                    id \(raw: dialect.identity),
                    user_id \(raw: dialect.integer) NOT NULL REFERENCES users(id) ON DELETE CASCADE,
                    title \(raw: dialect.text) NOT NULL,
                    title_folded \(raw: dialect.text) NOT NULL,
                    completed \(raw: dialect.boolean) NOT NULL,
                    deletion_id \(raw: dialect.integer) REFERENCES todo_deletions(id) ON DELETE CASCADE
                )
                """,
                "CREATE INDEX todos_user ON todos (user_id, id)",
                "CREATE INDEX todos_state ON todos (user_id, completed, id) WHERE deletion_id IS NULL",
                "CREATE INDEX todos_deletion ON todos (deletion_id) WHERE deletion_id IS NOT NULL",
            ]
        }
    ]
}
