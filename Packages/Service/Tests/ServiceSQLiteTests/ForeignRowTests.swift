import Service
import ServiceSQLite
import ServiceTesting
import Testing

@Suite("Rows that another program stored")
struct ForeignRowTests {
    private let folder: TemporaryFolder
    private let database: SQLiteDatabase

    init() throws {
        folder = try TemporaryFolder()
        let other = try OtherProgram(folder.path("data.sqlite"))
        try other.run(
            """
            CREATE TABLE odd (broken TEXT, truth INTEGER, wide REAL, many ANY);
            INSERT INTO odd VALUES (CAST(x'61ff62' AS TEXT), 2, 'word', x'00');
            """)
        database = try SQLiteDatabase(.file(path: folder.path("data.sqlite")))
    }

    private func refusal(_ read: @escaping @Sendable (any ResultRow) throws -> Void) async throws -> DatabaseError? {
        try await ServiceSQLiteTests.refusal {
            try await database.read { try $0.forEachRow("SELECT * FROM odd", read) }
        }
    }

    @Test("are refused with their column's name when they hold something else")
    func areRefused() async throws {
        let refusals = [
            "broken": try await refusal { _ = try $0.text(0) }, "truth": try await refusal { _ = try $0.boolean(1) },
            "wide": try await refusal { _ = try $0.real(2) }, "many": try await refusal { _ = try $0.integer(3) },
        ]

        for (name, error) in refusals {
            #expect(error?.code == .decoding, "\(name)")
            #expect(error?.message.contains(name) == true, "\(name)")
        }
    }

    @Test("are read no more once their statement has moved on")
    func areNotReadLater() async throws {
        let error = try await ServiceSQLiteTests.refusal {
            try await database.read { connection in
                var kept: (any ResultRow)?
                try connection.forEachRow("SELECT * FROM odd") { kept = $0 }
                _ = try kept?.integer(1)
            }
        }

        #expect(error?.code == .closed)
    }

    @Test("of statements that differ in composed letters only are kept apart")
    func keepsStatementsApart() async throws {
        let texts = try await database.read { connection in
            try ["SELECT 'é'", "SELECT 'e\u{301}'"].map { try connection.first(SQL($0, [])) { try $0.text(0) } }
        }

        #expect(texts.map { $0.map { Array($0.utf8) } } == [Array("é".utf8), Array("e\u{301}".utf8)])
    }

    @Test("survive more statements than are kept prepared, one of them in use")
    func survivesManyStatements() async throws {
        let sum = try await database.read { connection in
            var sum: Int64 = 0
            try connection.forEachRow("SELECT truth FROM odd") { row in
                for number in 0..<1000 { sum += try connection.integer(SQL("SELECT " + String(number), [])) }
                sum += try row.integer(0)
            }
            return sum
        }

        #expect(sum == 499_502)
    }
}
