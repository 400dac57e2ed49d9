import Service

extension DatabaseContract {
    private struct Stop: Error {}

    static let statements = [
        Case("counts the rows that a statement changes") { database in
            let counts = try await database.write { connection in
                [
                    try connection.execute("INSERT INTO contract_owners (name) VALUES ('a'), ('b'), ('c')"),
                    try connection.execute("UPDATE contract_owners SET name = name || '!' WHERE name <> \("a")"),
                    try connection.execute("DELETE FROM contract_owners WHERE name = \("nobody")"),
                    try connection.execute("SELECT name FROM contract_owners WHERE name = \("nobody")"),
                    try connection.execute("DELETE FROM contract_owners"),
                ]
            }
            try expect(counts, [3, 2, 0, 0, 3], "changed rows")
        },
        Case("takes other values for the same text") { database in
            try await database.write { connection in
                for number in 0..<500 {
                    try connection.execute("INSERT INTO contract_owners (name) VALUES (\("owner \(number)"))")
                }
            }
            let found = try await database.read {
                try $0.all("SELECT name FROM contract_owners ORDER BY id") { try $0.text(0) }
            }
            try expect(found, (0..<500).map { "owner \($0)" }, "names")
        },
        Case("runs a statement within itself") { database in
            for name in ["a", "b"] { _ = try await addOwner(name, database) }
            let sql: SQL = "SELECT name FROM contract_owners ORDER BY name"
            let pairs = try await database.read { connection in
                var pairs: [String] = []
                try connection.forEachRow(sql) { outer in
                    try connection.forEachRow(sql) { pairs.append(try outer.text(0) + $0.text(0)) }
                }
                return pairs
            }
            try expect(pairs, ["aa", "ab", "ba", "bb"], "pairs")
        },
        Case("ends a statement whose closure throws, and can run it again") { database in
            for name in ["a", "b"] { _ = try await addOwner(name, database) }
            let count = try await database.write { connection in
                var count = 0
                for _ in 0..<3 {
                    do {
                        try connection.forEachRow("SELECT name FROM contract_owners") { _ in throw Stop() }
                    } catch is Stop { count += 1 }
                }
                try connection.execute("DELETE FROM contract_owners")
                return count
            }
            try expect(count, 3, "thrown errors")
        },
        Case("finds what is in a list, and nothing in an empty one") { database in
            for name in ["a", "b", "c"] { _ = try await addOwner(name, database) }
            func count(_ names: [String]) async throws -> Int64 {
                try await database.read {
                    try $0.integer("SELECT count(*) FROM contract_owners WHERE name IN \(names)")
                }
            }
            try expect(try await count(["a", "c", "nobody"]), 2, "owners in a list")
            try expect(try await count([]), 0, "owners in an empty list")
        },
        Case("finds a pattern with its signs taken as they are") { database in
            for name in ["50% off", "50 off", "a_b", "axb", "c\\d"] { _ = try await addOwner(name, database) }
            for (text, expected) in [("50%", ["50% off"]), ("a_b", ["a_b"]), ("c\\d", ["c\\d"])] {
                let found = try await database.read {
                    try $0.all(#"SELECT name FROM contract_owners WHERE name LIKE \#(text.likePattern) ESCAPE '\'"#) {
                        try $0.text(0)
                    }
                }
                try expect(found, expected, "found by \(text)")
            }
        },
        Case("never gives an id twice") { database in
            let first = try await addOwner("a", database)
            try await database.write { try $0.execute("DELETE FROM contract_owners") }
            let second = try await addOwner("b", database)
            try expect(second > first, "the id \(second) was given after \(first)")
        },
        Case("refuses a second row with the same key") { database in
            _ = try await addOwner("a", database)
            _ = try await expectRefusal(.unique, when: "the same name again") { _ = try await addOwner("a", database) }
        },
        Case("refuses a row that refers to a missing one") { database in
            _ = try await expectRefusal(.foreignKey, when: "an item of nobody") {
                try await database.write {
                    try $0.execute("INSERT INTO contract_items (owner_id, title) VALUES (99, 't')")
                }
            }
        },
        Case("refuses nothing where a value must be") { database in
            _ = try await expectRefusal(.constraint, when: "an owner without a name") {
                try await database.write {
                    try $0.execute("INSERT INTO contract_owners (name) VALUES (\(String?.none))")
                }
            }
        },
        Case("deletes what refers to a deleted row") { database in
            let owner = try await addOwner("a", database)
            try await database.write {
                try $0.execute("INSERT INTO contract_items (owner_id, title) VALUES (\(owner), 't')")
                try $0.execute("DELETE FROM contract_owners WHERE id = \(owner)")
            }
            try expect(
                try await database.read { try $0.integer("SELECT count(*) FROM contract_items") }, 0, "items")
        },
        Case("refuses wrong statements, and goes on") { database in
            for sql in [
                SQL("SELEC 1", []), SQL("SELECT name FROM nowhere", []),
                SQL("SELECT name FROM contract_owners WHERE name = $1", []),
            ] {
                _ = try await expectRefusal(.statement, when: sql.text) {
                    try await database.write { try $0.execute(sql) }
                }
            }
            _ = try await addOwner("a", database)
        },
        Case("refuses two statements at once") { database in
            _ = try await expectRefusal(.statement, when: "two statements") {
                try await database.write {
                    try $0.execute("INSERT INTO contract_owners (name) VALUES ('a'); DELETE FROM contract_owners")
                }
            }
        },
        Case("reads the one number that a statement returns") { database in
            _ = try await expectRefusal(.decoding, when: "no row") {
                _ = try await database.read { try $0.integer("SELECT id FROM contract_owners") }
            }
        },
    ]
}
