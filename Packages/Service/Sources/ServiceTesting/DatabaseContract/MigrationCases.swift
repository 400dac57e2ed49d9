import Service

extension DatabaseContract {
    private static func step(_ feature: String, _ version: Int, _ sql: SQL...) -> Migration {
        Migration(feature, version) { _ in sql }
    }

    static let migrations = [
        Case("runs each step once") { database in
            let first = step("steps", 1, "CREATE TABLE steps (name VARCHAR(20))", "INSERT INTO steps VALUES ('first')")
            let second = step("steps", 2, "INSERT INTO steps VALUES ('second')")
            try await database.migrate([first])
            try await database.migrate([first, second])
            try await database.migrate([first, second])
            try expect(try await steps(database), ["first", "second"], "steps that ran")
        },
        Case("runs a feature's steps by version, and features as they are given") { database in
            try await database.migrate([
                step("steps", 2, "INSERT INTO steps VALUES ('two')"),
                step("other", 1, "INSERT INTO steps VALUES ('other')"),
                step("steps", 1, "CREATE TABLE steps (name VARCHAR(20))"),
            ])
            try expect(try await steps(database), ["other", "two"], "steps that ran")
        },
        Case("leaves features alone that it is not told of") { database in
            try await database.migrate([step("steps", 1, "CREATE TABLE steps (name VARCHAR(20))")])
            try await database.migrate([])
            try await database.migrate([step("more", 1, "INSERT INTO steps VALUES ('more')")])
            try expect(try await steps(database), ["more"], "steps that ran")
        },
        Case("takes all steps back when one is refused") { database in
            _ = try await expectRefusal(.statement, when: "a wrong step") {
                try await database.migrate([
                    step("steps", 1, "CREATE TABLE steps (name VARCHAR(20))"), step("steps", 2, "NONSENSE"),
                ])
            }
            try await database.migrate([step("steps", 1, "CREATE TABLE steps (name VARCHAR(20))")])
            try expect(try await steps(database), [], "steps that ran")
        },
        Case("refuses a schema that is newer than the program, and changes nothing") { database in
            let first = step("steps", 1, "CREATE TABLE steps (name VARCHAR(20))")
            try await database.migrate([first, step("steps", 2, "INSERT INTO steps VALUES ('second')")])
            let error = try await expectRefusal(.newerSchema, when: "a newer schema") {
                try await database.migrate([first, step("more", 1, "INSERT INTO steps VALUES ('more')")])
            }
            try expect("\(error)".contains("steps"), "the refusal does not name the feature: \(error)")
            try expect(
                error.message.contains("newer version"), "the refusal does not say what to do: \(error.message)")
            try expect(try await steps(database), ["second"], "steps that ran")
        },
        Case("runs each step once though many ask for it at once") { database in
            try await withThrowingTaskGroup { group in
                for _ in 0..<10 {
                    group.addTask {
                        try await database.migrate([
                            step("steps", 1, "CREATE TABLE steps (name VARCHAR(20))"),
                            step("steps", 2, "INSERT INTO steps VALUES ('second')"),
                        ])
                    }
                }
                try await group.waitForAll()
            }
            try expect(try await steps(database), ["second"], "steps that ran")
        },
    ]

    private static func steps(_ database: any Database) async throws -> [String] {
        try await database.read { try $0.all("SELECT name FROM steps ORDER BY name") { try $0.text(0) } }
    }
}
