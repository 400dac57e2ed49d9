import Service
import SharedData
import UsersDomain

import struct Foundation.Date

/// The statements that remove and bring back.
extension PeopleTable {
    static func delete(_ id: User.ID, now: Date, on connection: any Connection) throws -> UserDeletion {
        guard let person = try person(id, on: connection) else { throw DataSourceError.notFound }
        guard !person.hasAccount else { throw DataSourceError.hasAccount(person.name) }
        try connection.execute("UPDATE people SET deleted_at = \(now.milliseconds) WHERE user_id = \(id)")
        return UserDeletion(user: person.user, addedBy: person.addedBy, date: now)
    }

    static func deletion(_ lookup: UserDeletion.Lookup, now: Date, on connection: any Connection) throws
        -> UserDeletion?
    {
        let condition: SQL =
            switch lookup {
            case .person(let id): "p.user_id = \(id)"
            case .latest(let user): "p.added_by = \(user)"
            }
        return try connection.first(
            """
            SELECT u.id, u.name, p.added_by, p.deleted_at FROM people p JOIN users u ON u.id = p.user_id
            WHERE \(condition) AND p.deleted_at >= \(now.oldestDeletion.milliseconds)
            ORDER BY p.deleted_at DESC, u.id DESC LIMIT 1
            """
        ) { row in
            UserDeletion(
                user: User(id: User.ID(try row.integer(0)), name: try row.text(1)),
                addedBy: try row.optional(2, row.integer).map { User.ID($0) },
                date: Date(milliseconds: try row.integer(3)))
        }
    }

    static func restore(_ id: User.ID, on connection: any Connection) throws -> Person {
        try connection.execute("UPDATE people SET deleted_at = NULL WHERE user_id = \(id) AND deleted_at IS NOT NULL")
        guard let person = try person(id, on: connection) else { throw DataSourceError.notFound }
        return person
    }

    static func deleteAccount(_ id: User.ID, on connection: any Connection) throws {
        guard try person(id, on: connection)?.hasAccount == true else { throw DataSourceError.notFound }
        try UserTable.delete(id, on: connection)
    }

    /// Removes for good who was removed too long ago, with all rows that are theirs.
    static func purge(now: Date, on connection: any Connection) throws {
        try connection.execute(
            """
            DELETE FROM users WHERE id IN
            (SELECT user_id FROM people WHERE deleted_at < \(now.oldestDeletion.milliseconds))
            """)
    }
}

extension Date {
    /// At this instant, the oldest removal that can still be taken back was made then.
    var oldestDeletion: Date { addingTimeInterval(Double(-UserDeletion.days * 24 * 60 * 60)) }
}
