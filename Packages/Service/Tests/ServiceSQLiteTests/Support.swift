import Service
import ServiceSQLite

/// What a unit is refused with.
func refusal(_ work: () async throws -> some Any) async throws -> DatabaseError? {
    do { _ = try await work() } catch let error as DatabaseError { return error }
    return nil
}

extension SQLiteDatabase {
    func makeNumbers() async throws {
        try await write { try $0.execute("CREATE TABLE numbers (id INTEGER PRIMARY KEY AUTOINCREMENT, value INTEGER)") }
    }

    func add(_ value: Int) async throws {
        try await write { try $0.execute("INSERT INTO numbers (value) VALUES (\(value))") }
    }

    func count() async throws -> Int64 { try await read { try $0.integer("SELECT count(*) FROM numbers") } }
}
