import Service
import ServiceSQLite
import ServiceTesting
import SharedData
import Testing

@Suite("Units of work") struct UnitsOfWorkTests {
    private let clock = ManualClock()

    private func units(_ database: SQLiteDatabase) -> UnitsOfWork {
        UnitsOfWork(database, clock: clock) { connection, now in
            try connection.execute("DELETE FROM users WHERE created_at < \(now.milliseconds - 1000)")
        }
    }

    private func database() async throws -> SQLiteDatabase {
        let database = try SQLiteDatabase(.memory)
        try await database.migrate(UserTable.migrations)
        return database
    }

    @Test("a unit that writes clears away what is past keeping first; one that reads doesn't")
    func purging() async throws {
        let units = units(try await database())
        let add: @Sendable (String) async throws -> Void = { name in
            try await units.write { connection, now in
                _ = try UserTable.insert(name: name, now: now.milliseconds, on: connection)
            }
        }
        let count: @Sendable () async throws -> Int64 = {
            try await units.read { connection, _ in try connection.integer("SELECT count(*) FROM users") }
        }
        try await add("Ada")
        clock.advance(by: .seconds(2))

        #expect(try await count() == 1)
        try await add("Ben")

        #expect(try await count() == 1)
    }

    @Test("what a unit throws becomes a data source's error, and leaves all as it was")
    func errors() async throws {
        let database = try await database()
        let units = units(database)
        let failure: @Sendable (any Error & Sendable) async -> DataSourceError? = { error in
            do throws(DataSourceError) {
                try await units.write { connection, now in
                    _ = try UserTable.insert(name: "Ada", now: now.milliseconds, on: connection)
                    throw error
                }
                return nil
            } catch { return error }
        }

        #expect(await failure(DataSourceError.notFound) == .notFound)
        #expect(await failure(CancellationError()) == .cancelled)
        #expect(await failure(DatabaseError(.cancelled, "c")) == .cancelled)
        #expect(await failure(DatabaseError(.unique, "u", detail: "d")) == .conflict("u"))
        #expect(await failure(DatabaseError(.full, "f", detail: "SELECT")) == .storage("f"))
        #expect(await failure(DatabaseError(.statement, "s", detail: "SELECT")) == .storage("s (SELECT)"))
        #expect(await failure(DatabaseError(.decoding, "x")) == .decoding("x"))
        #expect(try await database.read { try $0.integer("SELECT count(*) FROM users") } == 0)
    }

    @Test("each reason for which a data source failed has one among a repository's")
    func reasons() {
        #expect(DataSourceError.badURL("x").during(RepositoryError.fetch).reason != nil)
        #expect(DataSourceError.notFound.during(RepositoryError.update) == .update(.notFound))
        #expect(DataSourceError.forbidden("no").during(RepositoryError.delete) == .delete(.forbidden("no")))
        #expect(DataSourceError.storage("full").during(RepositoryError.create) == .create(.storage("full")))
        #expect(DataSourceError.cancelled.during(RepositoryError.fetch) == .cancelled)
    }
}
