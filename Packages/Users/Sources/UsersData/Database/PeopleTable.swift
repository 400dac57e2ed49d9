import Service
import SharedData
import UsersDomain

/// The statements that read and change people who are not removed.
enum PeopleTable {
    private static let columns = PersonDetail.allCases.map(column)
    private static let joined: SQL = "FROM users u LEFT JOIN people p ON p.user_id = u.id"
    private static let select: SQL = """
        SELECT u.id, u.name, p.added_by, p.added_at, \(raw: columns.map { "p." + $0 }.joined(separator: ", ")) \(joined)
        """

    static func page(_ query: UserQuery, on connection: any Connection) throws -> UserPage {
        var condition: SQL = "p.deleted_at IS NULL"
        let search = query.searchText
        // No text contains U+0000, and no database takes it.
        guard !search.utf8.contains(0) else { return UserPage(people: [], total: 0) }
        if !search.isEmpty {
            let pattern = search.likePattern
            condition +=
                #" AND (u.name_folded LIKE \#(pattern) ESCAPE '\' OR p.details_folded LIKE \#(pattern) ESCAPE '\')"#
        }
        var page = UserPage(people: [], total: 0)
        page.total = Int(try connection.integer("SELECT count(*) \(joined) WHERE \(condition)"))
        page.offset = query.start(in: page.total)
        let length = min(max(query.limit ?? page.total, 1), page.total - page.offset)
        page.people = try connection.all(
            "\(select) WHERE \(condition) ORDER BY u.id LIMIT \(length) OFFSET \(page.offset)", person)
        return page
    }

    static func person(_ id: User.ID, on connection: any Connection) throws -> Person? {
        try connection.first("\(select) WHERE u.id = \(id) AND p.deleted_at IS NULL", person)
    }

    static func insert(
        _ draft: PersonDraft, by user: User.ID, now: Int64, on connection: any Connection
    ) throws -> Person {
        let added = try UserTable.insert(name: draft.name, now: now, on: connection)
        try save(draft.details, of: added.id, addedBy: user, addedAt: now, on: connection)
        return Person(user: added, details: draft.details, addedBy: user)
    }

    static func update(_ id: User.ID, _ change: PersonChange, on connection: any Connection) throws -> Person? {
        guard var person = try person(id, on: connection) else { return nil }
        change.apply(to: &person)
        if let name = change.name { try UserTable.rename(id, to: name, on: connection) }
        if !change.details.isEmpty {
            try save(person.details, of: id, addedBy: nil, addedAt: nil, on: connection)
        }
        return person
    }

    /// Stores a person's details; who added the person, and when, only where there is no row yet.
    private static func save(
        _ details: PersonDetails, of id: User.ID, addedBy: User.ID?, addedAt: Int64?, on connection: any Connection
    ) throws {
        var values: [SQL.Value] = [
            id.sqlValue, addedBy?.sqlValue ?? .null, addedAt.map(SQL.Value.integer) ?? .null,
            .text(details.searchedText.folded),
        ]
        values += PersonDetail.allCases.map { details[$0].map(SQL.Value.text) ?? .null }
        try connection.execute(SQL(upsert, values))
    }

    private static let upsert: String = {
        let parameters = (1...(4 + columns.count)).map { "$\($0)" }.joined(separator: ", ")
        let replaced = (["details_folded"] + columns).map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
        return """
            INSERT INTO people (user_id, added_by, added_at, details_folded, \(columns.joined(separator: ", ")))
            VALUES (\(parameters)) ON CONFLICT (user_id) DO UPDATE SET \(replaced)
            """
    }()

    private static func person(row: any ResultRow) throws -> Person {
        var person = Person(
            user: User(id: User.ID(try row.integer(0)), name: try row.text(1)),
            addedBy: try row.optional(2, row.integer).map { User.ID($0) }, hasAccount: try row.isNull(3))
        for (index, detail) in PersonDetail.allCases.enumerated() {
            person.details[detail] = try row.optional(4 + index, row.text)
        }
        return person
    }

    private static func column(of detail: PersonDetail) -> String {
        detail == .catchPhrase ? "catch_phrase" : detail.rawValue
    }
}
