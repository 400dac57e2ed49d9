import PostsDomain
import Service
import SharedData

import struct Foundation.Date

/// The feature's statements.
enum PostTable {
    private static let columns = "posts.id, posts.author_id, users.name, posts.title, posts.body"
    private static let source = "posts LEFT JOIN users ON users.id = posts.author_id"

    static func page(_ query: PostQuery, on connection: any Connection) throws -> PostPage {
        var condition: SQL = "posts.deleted_at IS NULL"
        if let author = query.author { condition += " AND posts.author_id = \(author)" }
        let total = Int(try connection.integer("SELECT count(*) FROM posts WHERE \(condition)"))
        let start = query.start(in: total)
        let length = min(max(query.limit ?? total, 1), total - start)
        guard length > 0 else { return PostPage(posts: [], total: total) }
        let behind = total - start - length
        // What is skipped is read, too; so a window in the second half is counted from the end.
        let isNearEnd = behind < start
        let descends = (query.order == .newestFirst) != isNearEnd
        var posts = try connection.all(
            """
            SELECT \(raw: columns) FROM \(raw: source) WHERE \(condition)
            ORDER BY posts.id \(raw: descends ? "DESC" : "ASC") LIMIT \(length) OFFSET \(isNearEnd ? behind : start)
            """, Post.init(row:))
        if isNearEnd { posts.reverse() }
        return PostPage(posts: posts, offset: start, total: total)
    }

    static func post(_ id: Post.ID, on connection: any Connection) throws -> Post? {
        try connection.first(
            "SELECT \(raw: columns) FROM \(raw: source) WHERE posts.id = \(id) AND posts.deleted_at IS NULL",
            Post.init(row:))
    }

    static func insert(_ draft: PostDraft, by author: User.ID, on connection: any Connection) throws -> Post {
        let id = try connection.integer(
            "INSERT INTO posts (author_id, title, body) VALUES (\(author), \(draft.title), \(draft.body)) RETURNING id")
        let name = try UserTable.user(author, on: connection)?.name
        return Post(id: Post.ID(id), authorID: author, authorName: name, title: draft.title, body: draft.body)
    }

    static func insertAll(_ drafts: [PostDraft], by author: User.ID, on connection: any Connection) throws {
        for draft in drafts {
            try connection.execute(
                SQL(
                    "INSERT INTO posts (author_id, title, body) VALUES ($1, $2, $3)",
                    [author.sqlValue, .text(draft.title), .text(draft.body)]))
        }
    }

    static func update(_ id: Post.ID, _ change: PostChange, on connection: any Connection) throws -> Post? {
        if let title = change.title {
            try connection.execute("UPDATE posts SET title = \(title) WHERE id = \(id) AND deleted_at IS NULL")
        }
        if let body = change.body {
            try connection.execute("UPDATE posts SET body = \(body) WHERE id = \(id) AND deleted_at IS NULL")
        }
        return try post(id, on: connection)
    }

    // MARK: Deleting and restoring

    static func delete(_ id: Post.ID, now: Date, on connection: any Connection) throws -> PostDeletion? {
        guard let post = try post(id, on: connection) else { return nil }
        try connection.execute("UPDATE posts SET deleted_at = \(now.milliseconds) WHERE id = \(id)")
        return PostDeletion(post: post, date: now)
    }

    static func deletion(_ lookup: PostDeletion.Lookup, now: Date, on connection: any Connection) throws
        -> PostDeletion?
    {
        let condition: SQL =
            switch lookup {
            case .post(let id): "posts.id = \(id)"
            case .latest(let author): "posts.author_id = \(author)"
            }
        return try connection.first(
            """
            SELECT \(raw: columns), posts.deleted_at FROM \(raw: source)
            WHERE \(condition) AND posts.deleted_at >= \(now.oldestDeletion.milliseconds)
            ORDER BY posts.deleted_at DESC, posts.id DESC LIMIT 1
            """
        ) { row in PostDeletion(post: try Post(row: row), date: Date(milliseconds: try row.integer(5))) }
    }

    static func restore(_ id: Post.ID, on connection: any Connection) throws -> Post? {
        try connection.execute("UPDATE posts SET deleted_at = NULL WHERE id = \(id)")
        return try post(id, on: connection)
    }

    /// Removes for good what was deleted too long ago.
    static func purge(now: Date, on connection: any Connection) throws {
        try connection.execute("DELETE FROM posts WHERE deleted_at < \(now.oldestDeletion.milliseconds)")
    }
}

extension Post {
    /// Reads a post from its id, its author's id and name, its title and its body, in this order.
    init(row: any ResultRow) throws {
        self.init(
            id: ID(try row.integer(0)), authorID: try row.optional(1, row.integer).map { User.ID($0) },
            authorName: try row.optional(2, row.text), title: try row.text(3), body: try row.text(4))
    }
}
