import DiaryDomain
import Service
import SharedData

import struct Foundation.Date

/// The statements that keep drafts.
enum DraftTable {
    /// A draft whose entry is gone is one for a new entry.
    private static let isNew = """
        is_new OR NOT EXISTS (
            SELECT 1 FROM diary_entries WHERE diary_entries.user_id = diary_drafts.user_id
            AND diary_entries.begun = diary_drafts.begun AND deletion_id IS NULL
        )
        """

    static func all(of user: User.ID, on connection: any Connection) throws -> [DraftSummary] {
        try connection.all(
            """
            SELECT begun, zone, utc_offset, excerpt, \(raw: isNew) FROM diary_drafts WHERE user_id = \(user)
            ORDER BY kept_at DESC, begun DESC
            """
        ) { row in
            DraftSummary(begun: try Moment(row: row), excerpt: try row.text(3), isNew: try row.boolean(4))
        }
    }

    static func draft(_ id: Entry.ID, of user: User.ID, on connection: any Connection) throws -> Draft? {
        try connection.first(
            """
            SELECT begun, zone, utc_offset, text, \(raw: isNew), kept_at FROM diary_drafts
            WHERE user_id = \(user) AND begun = \(id)
            """
        ) { row in
            Draft(
                begun: try Moment(row: row), text: try row.text(3), isNew: try row.boolean(4),
                keptAt: Date(milliseconds: try row.integer(5)))
        }
    }

    static func keep(_ draft: Draft, of user: User.ID, on connection: any Connection) throws {
        try discard(draft.id, of: user, on: connection)
        let moment = draft.begun
        try connection.execute(
            """
            INSERT INTO diary_drafts (user_id, begun, zone, utc_offset, is_new, kept_at, excerpt, text)
            VALUES (\(user), \(moment.milliseconds), \(moment.zone), \(moment.offset), \(draft.isNew),
            \(draft.keptAt.milliseconds), \(Excerpt.of(draft.text)), \(draft.text))
            """)
    }

    static func discard(_ id: Entry.ID, of user: User.ID, on connection: any Connection) throws {
        try connection.execute("DELETE FROM diary_drafts WHERE user_id = \(user) AND begun = \(id)")
    }
}
