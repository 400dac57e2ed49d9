import Service
import ServiceSQLite
import Testing

@Suite("The README")
struct ReadmeTests {
    @Test("shows a database that works")
    func showsADatabase() async throws {
        let database = try SQLiteDatabase(.memory)
        try await database.migrate([
            Migration("notes", 1) { dialect in
                ["CREATE TABLE notes (id \(raw: dialect.identity), text \(raw: dialect.text) NOT NULL)"]
            }
        ])
        let typed = "'); DROP TABLE notes; --"
        let id = try await database.write { connection in
            try connection.integer("INSERT INTO notes (text) VALUES (\(typed)) RETURNING id")
        }
        let text = try await database.read { connection in
            try connection.first("SELECT text FROM notes WHERE id = \(id)") { row in try row.text(0) }
        }

        #expect(text == typed)
    }
}
