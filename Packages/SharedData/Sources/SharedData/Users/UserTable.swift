import Service

/// The table of people. Other features' rows refer to it, so that what belongs to a person goes when the person goes;
/// it is written in the same transaction as they are, and so by functions that take a connection.
public enum UserTable {
    /// The steps of the schema. They stand before those of every feature that refers to people.
    public static let migrations = [
        Migration("users", 1) { dialect in
            [
                """
                CREATE TABLE users (
                    id \(raw: dialect.identity),
                    name \(raw: dialect.text) NOT NULL,
                    name_folded \(raw: dialect.text) NOT NULL,
                    created_at \(raw: dialect.integer) NOT NULL
                )
                """
            ]
        }
    ]

    /// Adds a person.
    /// - Parameters:
    ///   - name: What the person is called: trimmed, not empty.
    ///   - now: The present instant in milliseconds since 1970.
    public static func insert(name: String, now: Int64, on connection: any Connection) throws -> User {
        let id = try connection.integer(
            "INSERT INTO users (name, name_folded, created_at) VALUES (\(name), \(name.folded), \(now)) RETURNING id")
        return User(id: User.ID(id), name: name)
    }

    /// Reads a person; nil when there is none with this id.
    public static func user(_ id: User.ID, on connection: any Connection) throws -> User? {
        try connection.first("SELECT name FROM users WHERE id = \(id)") { User(id: id, name: try $0.text(0)) }
    }

    /// Gives a person another name: trimmed, not empty. Returns whether there was one with this id.
    @discardableResult public static func rename(
        _ id: User.ID, to name: String, on connection: any Connection
    ) throws -> Bool {
        try connection.execute("UPDATE users SET name = \(name), name_folded = \(name.folded) WHERE id = \(id)") > 0
    }

    /// Removes a person, and by their foreign keys all rows that belong to the person. Returns whether there was one.
    @discardableResult public static func delete(_ id: User.ID, on connection: any Connection) throws -> Bool {
        try connection.execute("DELETE FROM users WHERE id = \(id)") > 0
    }
}

extension Identifier: SQLConvertible {
    public var sqlValue: SQL.Value { .integer(rawValue) }
}
