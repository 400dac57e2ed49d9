import DiaryDomain
import Service
import SharedData

import struct Foundation.Date

/// Keeps diaries in a database with the tables of ``DiarySchema``.
public struct DiaryDatabaseDataSource: DiaryDataSource {
    private let database: any Database
    private let clock: any WallClock

    /// Makes a data source.
    /// - Parameters:
    ///   - database: One that has been migrated with `UserTable.migrations` and ``DiarySchema/migrations``.
    ///   - clock: Tells when something is deleted, and when a deletion is too old to be taken back.
    public init(database: any Database, clock: any WallClock = SystemClock()) {
        self.database = database
        self.clock = clock
    }

    public func sortedEntries(of user: User.ID) async throws(DiaryDataSourceError) -> [Entry] {
        try await read { connection, _ in try EntryTable.all(of: user, on: connection) }
    }

    public func page(_ query: DiaryQuery, of user: User.ID) async throws(DiaryDataSourceError) -> DiaryPage {
        try await read { connection, _ in try EntryTable.page(query, of: user, on: connection) }
    }

    public func entry(_ id: Entry.ID, of user: User.ID) async throws(DiaryDataSourceError) -> Entry? {
        try await read { connection, _ in try EntryTable.entry(id, of: user, on: connection) }
    }

    public func save(_ entry: Entry, of user: User.ID) async throws(DiaryDataSourceError) {
        try await write { connection, _ in try EntryTable.save(entry, of: user, on: connection) }
    }

    public func add(
        _ entries: [Entry], same: SameEntry, of user: User.ID
    ) async throws(DiaryDataSourceError) -> AddedEntries {
        try await write { connection, _ in try EntryTable.add(entries, same: same, of: user, on: connection) }
    }

    public func update(
        _ id: Entry.ID, text: String, of user: User.ID
    ) async throws(DiaryDataSourceError) -> Entry {
        try await write { connection, _ in
            guard let entry = try EntryTable.update(id, text: text, of: user, on: connection) else {
                throw DiaryDataSourceError.notFound
            }
            return entry
        }
    }

    public func remove(_ ids: [Entry.ID], of user: User.ID) async throws(DiaryDataSourceError) -> EntryDeletion {
        try await write { connection, now in try EntryTable.remove(ids, of: user, now: now, on: connection) }
    }

    public func deletion(
        _ lookup: EntryDeletion.Lookup, of user: User.ID
    ) async throws(DiaryDataSourceError) -> EntryDeletion? {
        try await read { connection, now in try EntryTable.deletion(lookup, of: user, now: now, on: connection) }
    }

    public func restore(
        _ id: EntryDeletion.ID, of user: User.ID
    ) async throws(DiaryDataSourceError) -> [EntrySummary] {
        try await write { connection, now in
            let entries = try EntryTable.restore(id, of: user, now: now, on: connection)
            guard !entries.isEmpty else { throw DiaryDataSourceError.notFound }
            return entries
        }
    }

    public func drafts(of user: User.ID) async throws(DiaryDataSourceError) -> [DraftSummary] {
        try await read { connection, _ in try DraftTable.all(of: user, on: connection) }
    }

    public func draft(_ id: Entry.ID, of user: User.ID) async throws(DiaryDataSourceError) -> Draft? {
        try await read { connection, _ in try DraftTable.draft(id, of: user, on: connection) }
    }

    public func keep(_ draft: Draft, of user: User.ID) async throws(DiaryDataSourceError) {
        try await write { connection, _ in try DraftTable.keep(draft, of: user, on: connection) }
    }

    public func discardDraft(_ id: Entry.ID, of user: User.ID) async throws(DiaryDataSourceError) {
        try await write { connection, _ in try DraftTable.discard(id, of: user, on: connection) }
    }

    private func read<Value: Sendable>(
        _ work: @escaping @Sendable (any Connection, Date) throws -> Value
    ) async throws(DiaryDataSourceError) -> Value {
        let now = clock.now
        do { return try await database.read { try work($0, now) } } catch { throw DiaryDataSourceError(error) }
    }

    /// Writes, and first removes for good what was deleted too long ago: a look at one index, where there is nothing.
    private func write<Value: Sendable>(
        _ work: @escaping @Sendable (any Connection, Date) throws -> Value
    ) async throws(DiaryDataSourceError) -> Value {
        let now = clock.now
        do {
            return try await database.write { connection in
                try EntryTable.purge(now: now, on: connection)
                return try work(connection, now)
            }
        } catch { throw DiaryDataSourceError(error) }
    }
}

extension DiaryDataSourceError {
    /// The table by which what a unit of work throws becomes a data source's error.
    init(_ error: any Error) {
        switch error {
        case let error as DiaryDataSourceError: self = error
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
