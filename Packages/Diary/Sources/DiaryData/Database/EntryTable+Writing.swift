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
        var runs: [Entry.ID: Run] = [:]
        for entry in entries {
            let content = EntryContent(entry)
            let free = try free(for: entry, content, &runs[entry.id, default: Run()], same, of: user, on: connection)
            if let free {
                try insert(free, entry.text, of: user, on: connection)
                runs[entry.id]?.append(content, free.entryID)
                added.ids.append(free.entryID)
            } else if let id = runs[entry.id]?.ids[content] {
                added.ids.append(id)
                added.alreadyThere += 1
            }
        }
        return added
    }

    /// What is known of the milliseconds from a moment on while entries are added, so that each is looked at once, however many entries
    /// have the same moment.
    private struct Run {
        /// How many of them, from the moment on, are taken.
        var length: Int64 = 0
        /// Which entry with which content stands there first.
        var ids: [EntryContent: Entry.ID] = [:]

        mutating func append(_ content: EntryContent, _ id: Entry.ID) {
            length += 1
            if ids[content] == nil { ids[content] = id }
        }
    }

    /// The first free moment for an entry; nil where the same entry stands before it and is meant. It may have been moved on from a moment
    /// that was taken.
    private static func free(
        for entry: Entry, _ content: EntryContent, _ run: inout Run, _ same: SameEntry, of user: User.ID,
        on connection: any Connection
    ) throws -> Moment? {
        while true {
            if same == .isThatEntry, run.ids[content] != nil { return nil }
            guard let moment = entry.begun.later(by: run.length) else {
                throw DataSourceError.conflict("No moment is free at the end of the year 9999.")
            }
            guard try isTaken(moment.entryID, of: user, on: connection) else { return moment }
            if same == .isThatEntry, let found = try self.entry(moment.entryID, of: user, on: connection) {
                run.append(EntryContent(found), found.id)
            } else {
                run.length += 1
            }
        }
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
