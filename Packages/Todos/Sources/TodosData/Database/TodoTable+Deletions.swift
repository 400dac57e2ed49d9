import Service
import SharedData
import TodosDomain

import struct Foundation.Date

/// The statements that delete and restore.
extension TodoTable {
    static func delete(_ id: Todo.ID, now: Date, on connection: any Connection) throws -> TodoDeletion? {
        guard let todo = try todo(id, on: connection) else { return nil }
        let deletion = try beginDeletion(of: todo.userID, now: now, on: connection)
        try connection.execute("UPDATE todos SET deletion_id = \(deletion) WHERE id = \(id)")
        return TodoDeletion(id: deletion, userID: todo.userID, date: now, count: 1, title: todo.title)
    }

    static func deleteCompleted(of user: User.ID, now: Date, on connection: any Connection) throws -> TodoDeletion? {
        let first = try connection.first(
            """
            SELECT title FROM todos WHERE user_id = \(user) AND completed = \(true) AND deletion_id IS NULL
            ORDER BY id LIMIT 1
            """
        ) { try $0.text(0) }
        guard let first else { return nil }
        let deletion = try beginDeletion(of: user, now: now, on: connection)
        let count = try connection.execute(
            """
            UPDATE todos SET deletion_id = \(deletion)
            WHERE user_id = \(user) AND completed = \(true) AND deletion_id IS NULL
            """)
        return TodoDeletion(id: deletion, userID: user, date: now, count: count, title: first)
    }

    static func deletion(_ lookup: TodoDeletion.Lookup, now: Date, on connection: any Connection) throws
        -> TodoDeletion?
    {
        let condition: SQL =
            switch lookup {
            case .id(let id): "id = \(id)"
            case .todo(let todo): "id = (SELECT deletion_id FROM todos WHERE id = \(todo))"
            case .latest(let user): "user_id = \(user)"
            }
        let found = try connection.first(
            """
            SELECT id, user_id, deleted_at FROM todo_deletions
            WHERE \(condition) AND deleted_at >= \(now.oldestDeletion.milliseconds) ORDER BY id DESC LIMIT 1
            """
        ) { row in
            (
                id: TodoDeletion.ID(try row.integer(0)), user: User.ID(try row.integer(1)),
                date: Date(milliseconds: try row.integer(2))
            )
        }
        guard let found else { return nil }
        let count = try connection.integer("SELECT count(*) FROM todos WHERE deletion_id = \(found.id)")
        let title = try connection.first(
            "SELECT title FROM todos WHERE deletion_id = \(found.id) ORDER BY id LIMIT 1"
        ) { try $0.text(0) }
        return title.map { title in
            TodoDeletion(id: found.id, userID: found.user, date: found.date, count: Int(count), title: title)
        }
    }

    static func restore(_ restoration: TodoRestoration, on connection: any Connection) throws -> [Todo] {
        switch restoration {
        case .todo(let id):
            let deletion = try connection.first(
                "SELECT deletion_id FROM todos WHERE id = \(id) AND deletion_id IS NOT NULL"
            ) { try $0.integer(0) }
            if let deletion {
                try connection.execute("UPDATE todos SET deletion_id = NULL WHERE id = \(id)")
                try connection.execute(
                    """
                    DELETE FROM todo_deletions WHERE id = \(deletion)
                    AND NOT EXISTS (SELECT 1 FROM todos WHERE deletion_id = todo_deletions.id)
                    """)
            }
            return try todo(id, on: connection).map { [$0] } ?? []
        case .deletion(let id):
            let todos = try connection.all(
                "SELECT id, user_id, title, completed FROM todos WHERE deletion_id = \(id) ORDER BY id", Todo.init(row:)
            )
            try connection.execute("UPDATE todos SET deletion_id = NULL WHERE deletion_id = \(id)")
            try connection.execute("DELETE FROM todo_deletions WHERE id = \(id)")
            return todos
        }
    }

    /// Removes for good what was deleted too long ago; the todos go with their deletions.
    static func purge(now: Date, on connection: any Connection) throws {
        try connection.execute("DELETE FROM todo_deletions WHERE deleted_at < \(now.oldestDeletion.milliseconds)")
    }

    private static func beginDeletion(of user: User.ID, now: Date, on connection: any Connection) throws
        -> TodoDeletion.ID
    {
        let id = try connection.integer(
            "INSERT INTO todo_deletions (user_id, deleted_at) VALUES (\(user), \(now.milliseconds)) RETURNING id")
        return TodoDeletion.ID(id)
    }
}
