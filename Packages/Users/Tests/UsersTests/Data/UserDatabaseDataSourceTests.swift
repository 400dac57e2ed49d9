import Service
import ServiceSQLite
import ServiceTesting
import SharedData
import Testing
import UsersData
import UsersDomain
import UsersTesting

@Suite("The directory in a database") struct UserDatabaseDataSourceTests {
    private let ada = SamplePeople.ada.id

    @Test("a deleted account takes along what belongs to it, and leaves what names it without a name")
    func accountDeleted() async throws {
        let database = try await makeDatabase()
        try await database.write { connection in
            try connection.execute(
                "CREATE TABLE diary (user_id INTEGER NOT NULL REFERENCES users(id) ON DELETE CASCADE)")
            try connection.execute("CREATE TABLE posts (author_id INTEGER REFERENCES users(id) ON DELETE SET NULL)")
            for user in [1, 2] {
                try connection.execute("INSERT INTO diary VALUES (\(user))")
                try connection.execute("INSERT INTO posts VALUES (\(user))")
            }
        }
        let source = UserDatabaseDataSource(database: database)
        _ = try await source.update(ada, PersonChange(details: [.email: "ada@example.org"]))

        try await source.deleteAccount(ada, password: "")

        let left = try await database.read { connection in
            [
                try connection.integer("SELECT sum(user_id) FROM diary"),
                try connection.integer("SELECT count(*) FROM posts WHERE author_id IS NULL"),
                try connection.integer("SELECT count(*) FROM posts"),
                try connection.integer("SELECT count(*) FROM people"),
            ]
        }
        #expect(left == [2, 1, 2, 0])
    }

    @Test("an added person is no account that could be deleted")
    func noAccount() async throws {
        let source = UserDatabaseDataSource(database: try await makeDatabase())
        let person = try await source.create(PersonDraft(name: "Leanne"), by: ada)

        await #expect(throws: DataSourceError.notFound) { try await source.deleteAccount(person.id, password: "") }
        #expect(try await source.person(person.id) == person)
    }

    @Test("who was removed more than 30 days ago leaves no row behind at the next write")
    func purged() async throws {
        let clock = ManualClock()
        let database = try await makeDatabase()
        let source = UserDatabaseDataSource(database: database, clock: clock)
        _ = try await source.delete(try await source.create(PersonDraft(name: "old"), by: ada).id)

        clock.advance(by: .seconds(UserDeletion.days * 24 * 60 * 60 + 1))
        _ = try await source.create(PersonDraft(name: "new"), by: ada)

        let names = try await database.read { try $0.all("SELECT name FROM users ORDER BY id") { try $0.text(0) } }
        #expect(names == ["Ada", "Ben", "new"])
        #expect(try await database.read { try $0.integer("SELECT count(*) FROM people") } == 1)
    }

    @Test("a person added by nobody is a conflict, and a closed database a storage error")
    func errors() async throws {
        let database = try await makeDatabase()
        let source = UserDatabaseDataSource(database: database)

        await #expect {
            try await source.create(PersonDraft(name: "a"), by: User.ID(99))
        } throws: { error in
            if case .conflict = error as? DataSourceError { true } else { false }
        }
        #expect(try await source.page(UserQuery()).total == 2)
        await database.close()
        await #expect {
            try await source.person(User.ID(1))
        } throws: { error in
            if case .storage = error as? DataSourceError { true } else { false }
        }
    }

    @Test("a cancelled task gets a cancellation")
    func cancellation() async throws {
        let source = UserDatabaseDataSource(database: try await makeDatabase())
        let task = Task { () async throws -> Void in
            withUnsafeCurrentTask { $0?.cancel() }
            _ = try await source.page(UserQuery())
        }

        await #expect(throws: DataSourceError.cancelled) { try await task.value }
    }

    @Test(
        "purging, deleting and looking for removals go by an index",
        arguments: [
            "SELECT user_id FROM people WHERE deleted_at < 5",
            "SELECT user_id FROM people WHERE added_by = 1 AND deleted_at >= 5",
            "UPDATE people SET added_by = NULL WHERE added_by = 1",
            "SELECT u.id FROM users u LEFT JOIN people p ON p.user_id = u.id WHERE u.id = 3 AND p.deleted_at IS NULL",
        ])
    func indexes(_ statement: String) async throws {
        let database = try await makeDatabase()

        let plan = try await database.write { connection in
            try connection.all(SQL("EXPLAIN QUERY PLAN " + statement, [])) { try $0.text(3) }.joined(separator: "; ")
        }

        #expect(plan.contains("INDEX") || plan.contains("PRIMARY KEY"), "\(plan)")
        #expect(!plan.contains("SCAN"), "\(plan)")
    }
}
