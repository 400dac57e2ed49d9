import Service

extension DatabaseContract {
    static let values = [
        Case("keeps whole numbers from end to end") { database in
            for number in [Int64.min, -1, 0, 1, 1 << 53 + 1, .max] {
                let found = try await keep("rank", number, database) { try $0.integer(0) }
                try expect(found, number, "a whole number")
            }
        },
        Case("keeps floating-point numbers") { database in
            for number in [0, -0.5, 1, 1e300, .leastNonzeroMagnitude, .pi] {
                let found = try await keep("weight", number, database) { try $0.real(0) }
                try expect(found, number, "a floating-point number")
            }
        },
        Case("keeps truth values") { database in
            for truth in [true, false] {
                let found = try await keep("is_done", truth, database) { try $0.boolean(0) }
                try expect(found, truth, "a truth value")
            }
        },
        Case("keeps text byte for byte") { database in
            let texts = [
                "", " ", "plain", "é", "e\u{301}", "👩‍👩‍👧‍👦", "مرحبا", "'); DROP TABLE contract_items; --", "<script>",
                "100%_\\",
                "line\r\nline\ttab\u{1}\u{7f}", "\u{feff}mark", "\u{fffd}", String(repeating: "長い", count: 10_000),
                "$1",
            ]
            for text in texts {
                let found = try await keep("note", text, database) { try $0.text(0) }
                try expect(Array(found.utf8), Array(text.utf8), "text")
            }
        },
        Case("keeps bytes") { database in
            for bytes in [[], [0], [0, 255, 128, 0], [UInt8](repeating: 7, count: 100_000)] as [[UInt8]] {
                let found = try await keep("data", bytes, database) { try $0.bytes(0) }
                try expect(found, bytes, "bytes")
            }
        },
        Case("keeps nothing as nothing") { database in
            let isNull = try await keep("note", String?.none, database) { row in
                try expect(try row.optional(0, row.text) == nil, "a column that holds nothing gave text")
                return try row.isNull(0)
            }
            try expect(isNull, "a column that holds nothing is not null")
        },
        Case("refuses text with U+0000") { database in
            for text in ["\0", "a\0b", "a\0"] {
                let error = try await expectRefusal(.constraint, when: "text with U+0000") {
                    _ = try await addOwner(text, database)
                }
                try expect(error.message.contains("U+0000"), "the refusal does not name U+0000: \(error.message)")
            }
            try expect(try await countOwners(database), 0, "owners")
        },
        Case("refuses a column of another type, and names it") { database in
            _ = try await addOwner("Anna", database)
            let error = try await expectRefusal(.decoding, when: "text read as a whole number") {
                _ = try await database.read { try $0.integer("SELECT name FROM contract_owners") }
            }
            try expect(error.message.contains("name"), "the refusal does not name the column: \(error.message)")
            _ = try await expectRefusal(.decoding, when: "a column that is not there") {
                try await database.read { try $0.forEachRow("SELECT name FROM contract_owners") { _ = try $0.text(1) } }
            }
            _ = try await expectRefusal(.decoding, when: "a column before the first") {
                try await database.read {
                    try $0.forEachRow("SELECT name FROM contract_owners") { _ = try $0.text(-1) }
                }
            }
        },
        Case("refuses to read nothing as a value") { database in
            _ = try await expectRefusal(.decoding, when: "nothing read as text") {
                _ = try await keep("note", String?.none, database) { try $0.text(0) }
            }
        },
        Case("tells text apart that Swift takes for equal") { database in
            _ = try await addOwner("é", database)
            _ = try await addOwner("e\u{301}", database)
            let found = try await database.read {
                try $0.integer("SELECT count(*) FROM contract_owners WHERE name = \("e\u{301}")")
            }
            try expect(found, 1, "owners found by decomposed text")
        },
    ]

    /// Stores one value and reads it back.
    private static func keep<Value: SQLConvertible & Sendable, Found: Sendable>(
        _ column: String, _ value: Value?, _ database: any Database,
        _ read: @escaping @Sendable (any ResultRow) throws -> Found
    ) async throws -> Found {
        let id = try await database.write { connection in
            try connection.execute("DELETE FROM contract_owners")
            let owner = try connection.integer("INSERT INTO contract_owners (name) VALUES ('keeper') RETURNING id")
            return try connection.integer(
                "INSERT INTO contract_items (owner_id, title, \(raw: column)) VALUES (\(owner), 't', \(value)) RETURNING id"
            )
        }
        let found = try await database.read { connection in
            try connection.first("SELECT \(raw: column) FROM contract_items WHERE id = \(id)", read)
        }
        guard let found else { throw ContractFailure("the row that was stored is not there") }
        return found
    }
}
