import PostsDomain
import Service
import SharedData

import struct Foundation.Date

/// Keeps posts in a database with the table of ``PostSchema``.
public struct PostDatabaseDataSource: PostDataSource {
    private let database: any Database
    private let clock: any WallClock

    /// Makes a data source.
    /// - Parameters:
    ///   - database: One that has been migrated with `UserTable.migrations` and ``PostSchema/migrations``.
    ///   - clock: Tells when something is deleted, and when a deletion is too old to be taken back.
    public init(database: any Database, clock: any WallClock = SystemClock()) {
        self.database = database
        self.clock = clock
    }

    public func page(_ query: PostQuery) async throws(PostDataSourceError) -> PostPage {
        try await read { connection, _ in try PostTable.page(query, on: connection) }
    }

    public func post(_ id: Post.ID) async throws(PostDataSourceError) -> Post? {
        try await read { connection, _ in try PostTable.post(id, on: connection) }
    }

    public func create(_ draft: PostDraft, by author: User.ID) async throws(PostDataSourceError) -> Post {
        try await write { connection, _ in try PostTable.insert(draft, by: author, on: connection) }
    }

    public func createAll(_ drafts: [PostDraft], by author: User.ID) async throws(PostDataSourceError) {
        try await write { connection, _ in try PostTable.insertAll(drafts, by: author, on: connection) }
    }

    public func update(_ id: Post.ID, _ change: PostChange) async throws(PostDataSourceError) -> Post {
        try await write { connection, _ in
            guard let post = try PostTable.update(id, change, on: connection) else {
                throw PostDataSourceError.notFound
            }
            return post
        }
    }

    public func delete(_ id: Post.ID) async throws(PostDataSourceError) -> PostDeletion? {
        try await write { connection, now in
            guard let deletion = try PostTable.delete(id, now: now, on: connection) else {
                throw PostDataSourceError.notFound
            }
            return deletion
        }
    }

    public func deletion(_ lookup: PostDeletion.Lookup) async throws(PostDataSourceError) -> PostDeletion? {
        try await read { connection, now in try PostTable.deletion(lookup, now: now, on: connection) }
    }

    public func restore(_ id: Post.ID) async throws(PostDataSourceError) -> Post {
        try await write { connection, _ in
            guard let post = try PostTable.restore(id, on: connection) else { throw PostDataSourceError.notFound }
            return post
        }
    }

    private func read<Value: Sendable>(
        _ work: @escaping @Sendable (any Connection, Date) throws -> Value
    ) async throws(PostDataSourceError) -> Value {
        let now = clock.now
        do { return try await database.read { try work($0, now) } } catch { throw PostDataSourceError(error) }
    }

    /// Writes, and first removes for good what was deleted too long ago: a look at one index, where there is nothing.
    private func write<Value: Sendable>(
        _ work: @escaping @Sendable (any Connection, Date) throws -> Value
    ) async throws(PostDataSourceError) -> Value {
        let now = clock.now
        do {
            return try await database.write { connection in
                try PostTable.purge(now: now, on: connection)
                return try work(connection, now)
            }
        } catch { throw PostDataSourceError(error) }
    }
}

extension PostDataSourceError {
    /// The table by which what a unit of work throws becomes a data source's error.
    init(_ error: any Error) {
        switch error {
        case let error as PostDataSourceError: self = error
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
