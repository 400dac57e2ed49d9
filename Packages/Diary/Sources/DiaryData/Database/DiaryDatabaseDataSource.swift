import DiaryDomain
import Service
import SharedData

/// Keeps diaries in a database with the tables of ``DiarySchema``.
public struct DiaryDatabaseDataSource: DiaryDataSource {
    private let units: UnitsOfWork

    /// Makes a data source.
    /// - Parameters:
    ///   - database: One that has been migrated with `UserTable.migrations` and ``DiarySchema/migrations``.
    ///   - clock: Tells when something is deleted, and when a deletion is too old to be taken back.
    public init(database: any Database, clock: any WallClock = SystemClock()) {
        units = UnitsOfWork(database, clock: clock) { connection, now in try EntryTable.purge(now: now, on: connection)
        }
    }

    public func sortedEntries(of user: User.ID) async throws(DataSourceError) -> [Entry] {
        try await units.read { connection, _ in try EntryTable.all(of: user, on: connection) }
    }

    public func page(_ query: DiaryQuery, of user: User.ID) async throws(DataSourceError) -> DiaryPage {
        try await units.read { connection, _ in try EntryTable.page(query, of: user, on: connection) }
    }

    public func entry(_ id: Entry.ID, of user: User.ID) async throws(DataSourceError) -> Entry? {
        try await units.read { connection, _ in try EntryTable.entry(id, of: user, on: connection) }
    }

    public func save(_ entry: Entry, of user: User.ID) async throws(DataSourceError) {
        try await units.write { connection, _ in try EntryTable.save(entry, of: user, on: connection) }
    }

    public func add(
        _ entries: [Entry], same: SameEntry, of user: User.ID
    ) async throws(DataSourceError) -> AddedEntries {
        try await units.write { connection, _ in try EntryTable.add(entries, same: same, of: user, on: connection) }
    }

    public func update(
        _ id: Entry.ID, text: String, of user: User.ID
    ) async throws(DataSourceError) -> Entry {
        try await units.write { connection, _ in
            guard let entry = try EntryTable.update(id, text: text, of: user, on: connection) else {
                throw DataSourceError.notFound
            }
            return entry
        }
    }

    public func remove(_ ids: [Entry.ID], of user: User.ID) async throws(DataSourceError) -> EntryDeletion {
        try await units.write { connection, now in try EntryTable.remove(ids, of: user, now: now, on: connection) }
    }

    public func deletion(
        _ lookup: EntryDeletion.Lookup, of user: User.ID
    ) async throws(DataSourceError) -> EntryDeletion? {
        try await units.read { connection, now in try EntryTable.deletion(lookup, of: user, now: now, on: connection) }
    }

    public func restore(
        _ id: EntryDeletion.ID, of user: User.ID
    ) async throws(DataSourceError) -> [EntrySummary] {
        try await units.write { connection, now in
            let entries = try EntryTable.restore(id, of: user, now: now, on: connection)
            guard !entries.isEmpty else { throw DataSourceError.notFound }
            return entries
        }
    }

    public func drafts(of user: User.ID) async throws(DataSourceError) -> [DraftSummary] {
        try await units.read { connection, _ in try DraftTable.all(of: user, on: connection) }
    }

    public func draft(_ id: Entry.ID, of user: User.ID) async throws(DataSourceError) -> Draft? {
        try await units.read { connection, _ in try DraftTable.draft(id, of: user, on: connection) }
    }

    public func keep(_ draft: Draft, of user: User.ID) async throws(DataSourceError) {
        try await units.write { connection, _ in try DraftTable.keep(draft, of: user, on: connection) }
    }

    public func discardDraft(_ id: Entry.ID, of user: User.ID) async throws(DataSourceError) {
        try await units.write { connection, _ in try DraftTable.discard(id, of: user, on: connection) }
    }
}
