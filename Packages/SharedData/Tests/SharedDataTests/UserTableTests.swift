import Service
import ServiceSQLite
import SharedData
import Testing

struct UserTableTests {
    private func database() async throws -> SQLiteDatabase {
        let database = try SQLiteDatabase(.memory)
        try await database.migrate(
            UserTable.migrations + [
                Migration("notes", 1) { dialect in
                    [
                        """
                        CREATE TABLE notes (
                            id \(raw: dialect.identity),
                            user_id \(raw: dialect.integer) NOT NULL REFERENCES users (id) ON DELETE CASCADE
                        )
                        """
                    ]
                }
            ])
        return database
    }

    @Test(arguments: ["Ada", "e\u{301}", "O'Brien", "👩‍👩‍👧‍👦", "שלום", "%_\\", "Robert'); DROP TABLE users;--"])
    func keepsANameAsItWasGiven(_ name: String) async throws {
        let database = try await database()

        let added = try await database.write { try UserTable.insert(name: name, now: 5, on: $0) }
        let read = try await database.read { try UserTable.user(added.id, on: $0) }

        #expect(read.map { Array($0.name.utf8) } == Array(name.utf8))
        #expect(read?.id == added.id)
    }

    @Test func aFoldedNameIsThereForSearching() async throws {
        let database = try await database()
        try await database.write { connection in _ = try UserTable.insert(name: "Édouard Weiß", now: 5, on: connection)
        }

        let found = try await database.read { connection in
            try connection.integer(
                "SELECT count(*) FROM users WHERE name_folded LIKE \("WEISS".likePattern) ESCAPE '\\'")
        }

        #expect(found == 1)
    }

    @Test func nobodyHasAnUnknownId() async throws {
        let database = try await database()

        for id in [0, -1, 99, Int64.max, .min] {
            #expect(try await database.read { try UserTable.user(User.ID(id), on: $0) } == nil)
            #expect(try await database.write { try UserTable.delete(User.ID(id), on: $0) } == false)
            #expect(try await database.write { try UserTable.rename(User.ID(id), to: "x", on: $0) } == false)
        }
    }

    @Test func anIdIsNeverGivenAgain() async throws {
        let database = try await database()

        let first = try await database.write { try UserTable.insert(name: "Ada", now: 5, on: $0) }
        try await database.write { connection in _ = try UserTable.delete(first.id, on: connection) }
        let second = try await database.write { try UserTable.insert(name: "Grace", now: 6, on: $0) }

        #expect(second.id > first.id)
        #expect(try await database.read { try UserTable.user(first.id, on: $0) } == nil)
    }

    @Test func whatBelongsToAPersonGoesWithThePerson() async throws {
        let database = try await database()
        let ada = try await database.write { try UserTable.insert(name: "Ada", now: 5, on: $0) }
        let grace = try await database.write { try UserTable.insert(name: "Grace", now: 5, on: $0) }
        for user in [ada, ada, grace] {
            try await database.write { connection in
                _ = try connection.execute("INSERT INTO notes (user_id) VALUES (\(user.id))")
            }
        }

        let wasThere = try await database.write { try UserTable.delete(ada.id, on: $0) }

        #expect(wasThere)
        #expect(try await database.read { try $0.integer("SELECT count(*) FROM notes") } == 1)
        #expect(try await database.read { try UserTable.user(grace.id, on: $0) } == grace)
    }

    @Test func anotherNameIsFoundByItsFoldedForm() async throws {
        let database = try await database()
        let ada = try await database.write { try UserTable.insert(name: "Ada", now: 5, on: $0) }

        let wasThere = try await database.write { try UserTable.rename(ada.id, to: "Zoë", on: $0) }

        #expect(wasThere)
        #expect(try await database.read { try UserTable.user(ada.id, on: $0)?.name } == "Zoë")
        #expect(
            try await database.read { try $0.integer("SELECT count(*) FROM users WHERE name_folded = \("zoe")") } == 1)
    }
}
