import Service
import SharedData
import UsersDomain

import struct Foundation.Date

/// Keeps the directory in a database: names in `UserTable`, all else in the table of ``UserSchema``.
public struct UserDatabaseDataSource: UserDataSource {
    private let database: any Database
    private let clock: any WallClock

    /// Makes a data source.
    /// - Parameters:
    ///   - database: One that has been migrated with `UserTable.migrations` and ``UserSchema/migrations``.
    ///   - clock: Tells when someone is added or removed, and when a removal is too old to be taken back.
    public init(database: any Database, clock: any WallClock = SystemClock()) {
        self.database = database
        self.clock = clock
    }

    public func page(_ query: UserQuery) async throws(UserDataSourceError) -> UserPage {
        try await read { connection, _ in try PeopleTable.page(query, on: connection) }
    }

    public func person(_ id: User.ID) async throws(UserDataSourceError) -> Person? {
        try await read { connection, _ in try PeopleTable.person(id, on: connection) }
    }

    public func create(_ draft: PersonDraft, by user: User.ID) async throws(UserDataSourceError) -> Person {
        try await write { connection, now in
            try PeopleTable.insert(draft, by: user, now: now.milliseconds, on: connection)
        }
    }

    public func createAll(_ drafts: [PersonDraft], by user: User.ID) async throws(UserDataSourceError) {
        try await write { connection, now in
            for draft in drafts { _ = try PeopleTable.insert(draft, by: user, now: now.milliseconds, on: connection) }
        }
    }

    public func update(_ id: User.ID, _ change: PersonChange) async throws(UserDataSourceError) -> Person {
        try await write { connection, _ in
            guard let person = try PeopleTable.update(id, change, on: connection) else {
                throw UserDataSourceError.notFound
            }
            return person
        }
    }

    public func delete(_ id: User.ID) async throws(UserDataSourceError) -> UserDeletion? {
        try await write { connection, now in try PeopleTable.delete(id, now: now, on: connection) }
    }

    public func deletion(_ lookup: UserDeletion.Lookup) async throws(UserDataSourceError) -> UserDeletion? {
        try await read { connection, now in try PeopleTable.deletion(lookup, now: now, on: connection) }
    }

    public func restore(_ id: User.ID) async throws(UserDataSourceError) -> Person {
        try await write { connection, _ in try PeopleTable.restore(id, on: connection) }
    }

    public func deleteAccount(_ id: User.ID, password: String) async throws(UserDataSourceError) {
        try await write { connection, _ in try PeopleTable.deleteAccount(id, on: connection) }
    }

    private func read<Value: Sendable>(
        _ work: @escaping @Sendable (any Connection, Date) throws -> Value
    ) async throws(UserDataSourceError) -> Value {
        let now = clock.now
        do { return try await database.read { try work($0, now) } } catch { throw UserDataSourceError(error) }
    }

    /// Writes, and first removes for good who was removed too long ago: a look at one index, where there is nobody.
    private func write<Value: Sendable>(
        _ work: @escaping @Sendable (any Connection, Date) throws -> Value
    ) async throws(UserDataSourceError) -> Value {
        let now = clock.now
        do {
            return try await database.write { connection in
                try PeopleTable.purge(now: now, on: connection)
                return try work(connection, now)
            }
        } catch { throw UserDataSourceError(error) }
    }
}

extension UserDataSourceError {
    /// The table by which what a unit of work throws becomes a data source's error.
    init(_ error: any Error) {
        switch error {
        case let error as UserDataSourceError: self = error
        case is CancellationError: self = .cancelled
        case let error as DatabaseError:
            switch error.code {
            case .cancelled: self = .cancelled
            case .decoding: self = .decoding(error.description)
            case .foreignKey, .unique: self = .conflict(error.message)
            default: self = .storage(error.description)
            }
        default: self = .storage(String(describing: error))
        }
    }
}
