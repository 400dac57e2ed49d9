import Service
import SharedData
import TodosDomain

/// The statements that read and change todos which are not deleted.
enum TodoTable {
    static func page(_ query: TodoQuery, of user: User.ID, on connection: any Connection) throws -> TodoPage {
        // Who asks for everything has everything counted by the way.
        if query == TodoQuery() { return TodoPage(all: try all(of: user, on: connection)) }
        var page = try counts(of: user, on: connection)
        var condition: SQL = "user_id = \(user) AND deletion_id IS NULL"
        switch query.filter {
        case .all: break
        case .active: condition += " AND completed = \(false)"
        case .completed: condition += " AND completed = \(true)"
        }
        switch query.filter {
        case .all: page.total = page.activeCount + page.completedCount
        case .active: page.total = page.activeCount
        case .completed: page.total = page.completedCount
        }
        let search = query.searchText
        // No title contains U+0000, and no database takes it.
        guard !search.unicodeScalars.contains("\0") else {
            page.total = 0
            return page
        }
        if !search.isEmpty {
            condition += #" AND title_folded LIKE \#(search.likePattern) ESCAPE '\'"#
            page.total = Int(try connection.integer("SELECT count(*) FROM todos WHERE \(condition)"))
        }
        page.offset = query.start(in: page.total)
        let length = min(max(query.limit ?? page.total, 1), page.total - page.offset)
        let behind = page.total - page.offset - length
        // What is skipped is read, too; so a window in the second half is counted from the end.
        let isNearEnd = behind < page.offset
        var statement: SQL = "SELECT id, title, completed FROM todos WHERE \(condition) ORDER BY id"
        if isNearEnd { statement += " DESC" }
        statement += " LIMIT \(length) OFFSET \(isNearEnd ? behind : page.offset)"
        page.todos = try todos(statement, of: user, on: connection)
        if isNearEnd { page.todos.reverse() }
        return page
    }

    private static func all(of user: User.ID, on connection: any Connection) throws -> [Todo] {
        try todos(
            "SELECT id, title, completed FROM todos WHERE user_id = \(user) AND deletion_id IS NULL ORDER BY id",
            of: user, on: connection)
    }

    private static func todos(_ statement: SQL, of user: User.ID, on connection: any Connection) throws -> [Todo] {
        try connection.all(statement) { row in
            Todo(
                id: Todo.ID(try row.integer(0)), userID: user, title: try row.text(1), isCompleted: try row.boolean(2))
        }
    }

    static func todo(_ id: Todo.ID, on connection: any Connection) throws -> Todo? {
        try connection.first(
            "SELECT id, user_id, title, completed FROM todos WHERE id = \(id) AND deletion_id IS NULL", Todo.init(row:))
    }

    static func insert(_ draft: TodoDraft, of user: User.ID, on connection: any Connection) throws -> Todo {
        let id = try connection.integer(
            """
            INSERT INTO todos (user_id, title, title_folded, completed)
            VALUES (\(user), \(draft.title), \(draft.title.folded), \(draft.isCompleted)) RETURNING id
            """)
        return Todo(id: Todo.ID(id), userID: user, title: draft.title, isCompleted: draft.isCompleted)
    }

    static func insertAll(_ drafts: [TodoDraft], of user: User.ID, on connection: any Connection) throws {
        let statement = "INSERT INTO todos (user_id, title, title_folded, completed) VALUES ($1, $2, $3, $4)"
        for draft in drafts {
            try connection.execute(
                SQL(
                    statement,
                    [user.sqlValue, .text(draft.title), .text(draft.title.folded), .boolean(draft.isCompleted)]))
        }
    }

    static func update(_ id: Todo.ID, _ change: TodoChange, on connection: any Connection) throws -> Todo? {
        if let title = change.title {
            try connection.execute(
                """
                UPDATE todos SET title = \(title), title_folded = \(title.folded)
                WHERE id = \(id) AND deletion_id IS NULL
                """)
        }
        if let isCompleted = change.isCompleted {
            try connection.execute(
                "UPDATE todos SET completed = \(isCompleted) WHERE id = \(id) AND deletion_id IS NULL")
        }
        return try todo(id, on: connection)
    }

    static func setAllCompleted(_ isCompleted: Bool, of user: User.ID, on connection: any Connection) throws {
        try connection.execute(
            """
            UPDATE todos SET completed = \(isCompleted)
            WHERE user_id = \(user) AND completed = \(!isCompleted) AND deletion_id IS NULL
            """)
    }

    private static func counts(of user: User.ID, on connection: any Connection) throws -> TodoPage {
        var page = TodoPage(all: [])
        let statement: SQL = """
            SELECT completed, count(*) FROM todos WHERE user_id = \(user) AND deletion_id IS NULL GROUP BY completed
            """
        try connection.forEachRow(statement) { row in
            let count = Int(try row.integer(1))
            if try row.boolean(0) { page.completedCount = count } else { page.activeCount = count }
        }
        return page
    }
}

extension Todo {
    /// Reads a todo from its id, owner, title and completion, in this order.
    init(row: any ResultRow) throws {
        self.init(
            id: ID(try row.integer(0)), userID: User.ID(try row.integer(1)), title: try row.text(2),
            isCompleted: try row.boolean(3))
    }
}
