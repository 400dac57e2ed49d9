import DiaryDomain
import Service
import SharedData

import struct Foundation.Date

/// The statements that delete and restore.
extension EntryTable {
    static func remove(
        _ ids: [Entry.ID], of user: User.ID, now: Date, on connection: any Connection
    ) throws -> EntryDeletion {
        let id = try connection.integer(
            "INSERT INTO diary_deletions (user_id, deleted_at) VALUES (\(user), \(now.milliseconds)) RETURNING id")
        for entry in Set(ids) {
            let count = try connection.execute(
                """
                UPDATE diary_entries SET deletion_id = \(id)
                WHERE user_id = \(user) AND begun = \(entry) AND deletion_id IS NULL
                """)
            guard count == 1 else { throw DataSourceError.notFound }
        }
        guard let deletion = try deletion(.id(EntryDeletion.ID(id)), of: user, now: now, on: connection) else {
            throw DataSourceError.notFound
        }
        return deletion
    }

    static func deletion(
        _ lookup: EntryDeletion.Lookup, of user: User.ID, now: Date, on connection: any Connection
    ) throws -> EntryDeletion? {
        var condition: SQL = "user_id = \(user) AND deleted_at >= \(now.oldestDeletion.milliseconds)"
        if case .id(let id) = lookup { condition += " AND id = \(id)" }
        // A deletion whose entries have all been written anew brings nothing back.
        condition += " AND EXISTS (SELECT 1 FROM diary_entries WHERE deletion_id = diary_deletions.id)"
        let found = try connection.first(
            "SELECT id, deleted_at FROM diary_deletions WHERE \(condition) ORDER BY id DESC LIMIT 1"
        ) { (id: EntryDeletion.ID(try $0.integer(0)), date: Date(milliseconds: try $0.integer(1))) }
        guard let found, let first = try entries(of: found.id, limit: 1, on: connection).first else { return nil }
        let count = try connection.integer("SELECT count(*) FROM diary_entries WHERE deletion_id = \(found.id)")
        return EntryDeletion(id: found.id, date: found.date, count: Int(count), first: first)
    }

    static func restore(
        _ id: EntryDeletion.ID, of user: User.ID, now: Date, on connection: any Connection
    ) throws -> [EntrySummary] {
        guard try deletion(.id(id), of: user, now: now, on: connection) != nil else { return [] }
        let entries = try entries(of: id, limit: .max, on: connection)
        try connection.execute("UPDATE diary_entries SET deletion_id = NULL WHERE deletion_id = \(id)")
        try connection.execute("DELETE FROM diary_deletions WHERE id = \(id)")
        return entries
    }

    /// Removes for good what was deleted too long ago; the entries go with their deletions.
    static func purge(now: Date, on connection: any Connection) throws {
        try connection.execute("DELETE FROM diary_deletions WHERE deleted_at < \(now.oldestDeletion.milliseconds)")
    }

    private static func entries(
        of deletion: EntryDeletion.ID, limit: Int, on connection: any Connection
    ) throws -> [EntrySummary] {
        try connection.all(
            """
            SELECT begun, zone, utc_offset, excerpt FROM diary_entries WHERE deletion_id = \(deletion)
            ORDER BY day DESC, begun DESC LIMIT \(limit)
            """, EntrySummary.init(row:))
    }
}

extension Date {
    /// At this instant, the oldest deletion that can still be taken back was made then.
    var oldestDeletion: Date { addingTimeInterval(Double(-EntryDeletion.days * 24 * 60 * 60)) }
}
