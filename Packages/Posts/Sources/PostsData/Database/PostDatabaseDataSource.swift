import PostsDomain
import Service
import SharedData

/// Keeps posts in a database with the table of ``PostSchema``.
public struct PostDatabaseDataSource: PostDataSource {
    private let units: UnitsOfWork

    /// Makes a data source.
    /// - Parameters:
    ///   - database: One that has been migrated with `UserTable.migrations` and ``PostSchema/migrations``.
    ///   - clock: Tells when something is deleted, and when a deletion is too old to be taken back.
    public init(database: any Database, clock: any WallClock = SystemClock()) {
        units = UnitsOfWork(database, clock: clock) { connection, now in try PostTable.purge(now: now, on: connection) }
    }

    public func page(_ query: PostQuery) async throws(DataSourceError) -> PostPage {
        try await units.read { connection, _ in try PostTable.page(query, on: connection) }
    }

    public func post(_ id: Post.ID) async throws(DataSourceError) -> Post? {
        try await units.read { connection, _ in try PostTable.post(id, on: connection) }
    }

    public func create(_ draft: PostDraft, by author: User.ID) async throws(DataSourceError) -> Post {
        try await units.write { connection, _ in try PostTable.insert(draft, by: author, on: connection) }
    }

    public func createAll(_ drafts: [PostDraft], by author: User.ID) async throws(DataSourceError) {
        try await units.write { connection, _ in try PostTable.insertAll(drafts, by: author, on: connection) }
    }

    public func update(_ id: Post.ID, _ change: PostChange) async throws(DataSourceError) -> Post {
        try await units.write { connection, _ in
            guard let post = try PostTable.update(id, change, on: connection) else {
                throw DataSourceError.notFound
            }
            return post
        }
    }

    public func delete(_ id: Post.ID) async throws(DataSourceError) -> PostDeletion? {
        try await units.write { connection, now in
            guard let deletion = try PostTable.delete(id, now: now, on: connection) else {
                throw DataSourceError.notFound
            }
            return deletion
        }
    }

    public func deletion(_ lookup: PostDeletion.Lookup) async throws(DataSourceError) -> PostDeletion? {
        try await units.read { connection, now in try PostTable.deletion(lookup, now: now, on: connection) }
    }

    public func restore(_ id: Post.ID) async throws(DataSourceError) -> Post {
        try await units.write { connection, _ in
            guard let post = try PostTable.restore(id, on: connection) else { throw DataSourceError.notFound }
            return post
        }
    }
}
