import DiaryDomain
import Service
import SharedData

/// The statements that store entries.
extension EntryTable {
    private static let insertion = """
        INSERT INTO diary_entries (user_id, begun, zone, utc_offset, day, excerpt, text_folded, text)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
        """

    static func save(_ entry: Entry, of user: User.ID, on connection: any Connection) throws {
        // The key is the instant alone, and what belongs to it stays: a later saving moves no entry to another day.
        let isThere = try connection.execute(
            """
            UPDATE diary_entries SET excerpt = \(Excerpt.of(entry.text)), text_folded = \(entry.text.folded),
            text = \(entry.text), deletion_id = NULL WHERE user_id = \(user) AND begun = \(entry.id)
            """)
        guard isThere == 0 else { return }
        try insert(entry.begun, entry.text, of: user, on: connection)
    }

    static func add(
        _ entries: [Entry], same: SameEntry, of user: User.ID, on connection: any Connection
    ) throws -> AddedEntries {
        var added = AddedEntries()
        added.ids.reserveCapacity(entries.count)
        // Where many entries have the same moment, each search goes on where the last one ended.
        var next: [Entry.ID: Int64] = [:]
        for entry in entries {
            if same == .isThatEntry, let id = try first(like: entry, of: user, on: connection) {
                added.ids.append(id)
                added.alreadyThere += 1
                continue
            }
            var distance = next[entry.id] ?? 0
            var moment = entry.begun.later(by: distance)
            while let taken = moment, try isTaken(taken.entryID, of: user, on: connection) {
                distance += 1
                moment = entry.begun.later(by: distance)
            }
            guard let moment else {
                throw DataSourceError.conflict("No moment is free at the end of the year 9999.")
            }
            next[entry.id] = distance + 1
            try insert(moment, entry.text, of: user, on: connection)
            added.ids.append(moment.entryID)
        }
        return added
    }

    static func update(
        _ id: Entry.ID, text: String, of user: User.ID, on connection: any Connection
    ) throws -> Entry? {
        try connection.execute(
            """
            UPDATE diary_entries SET excerpt = \(Excerpt.of(text)), text_folded = \(text.folded), text = \(text)
            WHERE user_id = \(user) AND begun = \(id) AND deletion_id IS NULL
            """)
        return try entry(id, of: user, on: connection)
    }

    /// The same entry, where it is there. It may have been moved on from a moment that was taken.
    private static func first(like entry: Entry, of user: User.ID, on connection: any Connection) throws -> Entry.ID? {
        var moment: Moment? = entry.begun
        while let candidate = moment {
            guard try isTaken(candidate.entryID, of: user, on: connection) else { return nil }
            let found = try self.entry(candidate.entryID, of: user, on: connection)
            if let found, found.begun.zone == entry.begun.zone, found.begun.offset == entry.begun.offset,
                Array(found.text.utf8) == Array(entry.text.utf8)
            {
                return found.id
            }
            moment = candidate.later(by: 1)
        }
        return nil
    }

    private static func isTaken(_ id: Entry.ID, of user: User.ID, on connection: any Connection) throws -> Bool {
        try connection.first("SELECT 1 FROM diary_entries WHERE user_id = \(user) AND begun = \(id)") { _ in true }
            ?? false
    }

    private static func insert(
        _ begun: Moment, _ text: String, of user: User.ID, on connection: any Connection
    ) throws {
        try connection.execute(
            SQL(
                insertion,
                [
                    user.sqlValue, .integer(begun.milliseconds), .text(begun.zone), .integer(Int64(begun.offset)),
                    .integer(Int64(begun.day.number)), .text(Excerpt.of(text)), .text(text.folded), .text(text),
                ]))
    }
}
