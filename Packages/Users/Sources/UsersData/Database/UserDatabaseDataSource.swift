import Service
import SharedData
import UsersDomain

/// Keeps the directory in a database: names in `UserTable`, all else in the table of ``UserSchema``.
public struct UserDatabaseDataSource: UserDataSource {
    private let units: UnitsOfWork

    /// Makes a data source.
    /// - Parameters:
    ///   - database: One that has been migrated with `UserTable.migrations` and ``UserSchema/migrations``.
    ///   - clock: Tells when someone is added or removed, and when a removal is too old to be taken back.
    public init(database: any Database, clock: any WallClock = SystemClock()) {
        units = UnitsOfWork(database, clock: clock) { connection, now in try PeopleTable.purge(now: now, on: connection)
        }
    }

    public func page(_ query: UserQuery) async throws(DataSourceError) -> UserPage {
        try await units.read { connection, _ in try PeopleTable.page(query, on: connection) }
    }

    public func person(_ id: User.ID) async throws(DataSourceError) -> Person? {
        try await units.read { connection, _ in try PeopleTable.person(id, on: connection) }
    }

    public func create(_ draft: PersonDraft, by user: User.ID) async throws(DataSourceError) -> Person {
        try await units.write { connection, now in
            try PeopleTable.insert(draft, by: user, now: now.milliseconds, on: connection)
        }
    }

    public func createAll(_ drafts: [PersonDraft], by user: User.ID) async throws(DataSourceError) {
        try await units.write { connection, now in
            for draft in drafts { _ = try PeopleTable.insert(draft, by: user, now: now.milliseconds, on: connection) }
        }
    }

    public func update(_ id: User.ID, _ change: PersonChange) async throws(DataSourceError) -> Person {
        try await units.write { connection, _ in
            guard let person = try PeopleTable.update(id, change, on: connection) else {
                throw DataSourceError.notFound
            }
            return person
        }
    }

    public func delete(_ id: User.ID) async throws(DataSourceError) -> UserDeletion? {
        try await units.write { connection, now in try PeopleTable.delete(id, now: now, on: connection) }
    }

    public func deletion(_ lookup: UserDeletion.Lookup) async throws(DataSourceError) -> UserDeletion? {
        try await units.read { connection, now in try PeopleTable.deletion(lookup, now: now, on: connection) }
    }

    public func restore(_ id: User.ID) async throws(DataSourceError) -> Person {
        try await units.write { connection, _ in try PeopleTable.restore(id, on: connection) }
    }

    public func deleteAccount(_ id: User.ID, password: String) async throws(DataSourceError) {
        try await units.write { connection, _ in try PeopleTable.deleteAccount(id, on: connection) }
    }
}
