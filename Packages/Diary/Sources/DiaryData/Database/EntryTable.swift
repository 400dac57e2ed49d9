import DiaryDomain
import Service
import SharedData

/// The statements that read entries which are not deleted.
enum EntryTable {
    static func page(_ query: DiaryQuery, of user: User.ID, on connection: any Connection) throws -> DiaryPage {
        let years = try connection.all(
            """
            SELECT DISTINCT day / 10000 FROM diary_entries WHERE user_id = \(user) AND deletion_id IS NULL
            ORDER BY 1 DESC
            """
        ) { Int(try $0.integer(0)) }
        // No text contains U+0000, and no database takes it.
        guard !query.searchText.utf8.contains(0) else { return DiaryPage(entries: [], total: 0, years: years) }
        let condition = condition(query, of: user)
        let total = Int(try connection.integer("SELECT count(*) FROM diary_entries WHERE \(condition)"))
        var page = DiaryPage(entries: [], offset: query.start(in: total), total: total, years: years)
        let length = min(max(query.limit ?? total, 1), max(total - page.offset, 0))
        // What is skipped is read, too; so a window in the second half is counted from the end.
        let behind = total - page.offset - length
        let isNearEnd = behind < page.offset
        var statement: SQL = "SELECT begun, zone, utc_offset, excerpt FROM diary_entries WHERE \(condition)"
        statement += isNearEnd ? " ORDER BY day, begun" : " ORDER BY day DESC, begun DESC"
        statement += " LIMIT \(length) OFFSET \(isNearEnd ? behind : page.offset)"
        page.entries = try connection.all(statement, EntrySummary.init(row:))
        if isNearEnd { page.entries.reverse() }
        return page
    }

    private static func condition(_ query: DiaryQuery, of user: User.ID) -> SQL {
        var condition: SQL = "user_id = \(user) AND deletion_id IS NULL"
        switch (query.year, query.month) {
        case (let year?, let month?):
            condition += " AND day BETWEEN \(number(year, month, 0)) AND \(number(year, month, 99))"
        case (let year?, nil): condition += " AND day BETWEEN \(number(year, 0, 0)) AND \(number(year, 99, 99))"
        case (nil, let month?): condition += " AND day / 100 % 100 = \(month)"
        case (nil, nil): break
        }
        if let on = query.on { condition += " AND day % 10000 = \(on.number)" }
        let search = query.searchText
        if !search.isEmpty { condition += #" AND text_folded LIKE \#(search.likePattern) ESCAPE '\'"# }
        return condition
    }

    /// A day as the table numbers it. No year of any size makes the number overflow.
    private static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
        (min(max(year, -1), 10_000) * 100 + min(max(month, 0), 99)) * 100 + day
    }

    static func all(of user: User.ID, on connection: any Connection) throws -> [Entry] {
        try connection.all(
            """
            SELECT begun, zone, utc_offset, text FROM diary_entries WHERE user_id = \(user) AND deletion_id IS NULL
            ORDER BY day DESC, begun DESC
            """, Entry.init(row:))
    }

    static func entry(_ id: Entry.ID, of user: User.ID, on connection: any Connection) throws -> Entry? {
        try connection.first(
            """
            SELECT begun, zone, utc_offset, text FROM diary_entries
            WHERE user_id = \(user) AND begun = \(id) AND deletion_id IS NULL
            """, Entry.init(row:))
    }
}

extension Moment {
    /// Reads a moment from its instant, zone and distance from UTC: the first three columns.
    init(row: any ResultRow) throws {
        let (milliseconds, zone, offset) = (try row.integer(0), try row.text(1), try row.integer(2))
        do throws(DateProblem) {
            self = try Moment(milliseconds: milliseconds, zone: zone, offset: Int(offset))
        } catch {
            throw DatabaseError(.decoding, "the diary holds a date that is none", detail: error.description)
        }
    }
}

extension Entry {
    /// Reads an entry from its instant, zone, distance from UTC and text, in this order.
    init(row: any ResultRow) throws { self.init(begun: try Moment(row: row), text: try row.text(3)) }
}

extension EntrySummary {
    /// Reads a summary from its instant, zone, distance from UTC and excerpt, in this order.
    init(row: any ResultRow) throws { self.init(begun: try Moment(row: row), excerpt: try row.text(3)) }
}
