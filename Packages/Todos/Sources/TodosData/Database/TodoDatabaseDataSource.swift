import Service
import SharedData
import TodosDomain

import struct Foundation.Date

/// Keeps todos in a database with the tables of ``TodoSchema``.
public struct TodoDatabaseDataSource: TodoDataSource {
    private let database: any Database
    private let clock: any WallClock

    /// Makes a data source.
    /// - Parameters:
    ///   - database: One that has been migrated with `UserTable.migrations` and ``TodoSchema/migrations``.
    ///   - clock: Tells when something is deleted, and when a deletion is too old to be taken back.
    public init(database: any Database, clock: any WallClock = SystemClock()) {
        self.database = database
        self.clock = clock
    }

    public func page(_ query: TodoQuery, of user: User.ID) async throws(TodoDataSourceError) -> TodoPage {
        try await read { connection, _ in try TodoTable.page(query, of: user, on: connection) }
    }

    public func todo(_ id: Todo.ID) async throws(TodoDataSourceError) -> Todo? {
        try await read { connection, _ in try TodoTable.todo(id, on: connection) }
    }

    public func create(_ draft: TodoDraft, of user: User.ID) async throws(TodoDataSourceError) -> Todo {
        try await write { connection, _ in try TodoTable.insert(draft, of: user, on: connection) }
    }

    public func createAll(_ drafts: [TodoDraft], of user: User.ID) async throws(TodoDataSourceError) {
        try await write { connection, _ in try TodoTable.insertAll(drafts, of: user, on: connection) }
    }

    public func update(_ id: Todo.ID, _ change: TodoChange) async throws(TodoDataSourceError) -> Todo {
        try await write { connection, _ in
            guard let todo = try TodoTable.update(id, change, on: connection) else {
                throw TodoDataSourceError.notFound
            }
            return todo
        }
    }

    public func setAllCompleted(_ isCompleted: Bool, of user: User.ID) async throws(TodoDataSourceError) {
        try await write { connection, _ in try TodoTable.setAllCompleted(isCompleted, of: user, on: connection) }
    }

    public func delete(_ id: Todo.ID) async throws(TodoDataSourceError) -> TodoDeletion? {
        try await write { connection, now in
            guard let deletion = try TodoTable.delete(id, now: now, on: connection) else {
                throw TodoDataSourceError.notFound
            }
            return deletion
        }
    }

    public func deleteCompleted(of user: User.ID) async throws(TodoDataSourceError) -> TodoDeletion? {
        try await write { connection, now in try TodoTable.deleteCompleted(of: user, now: now, on: connection) }
    }

    public func deletion(_ lookup: TodoDeletion.Lookup) async throws(TodoDataSourceError) -> TodoDeletion? {
        try await read { connection, now in try TodoTable.deletion(lookup, now: now, on: connection) }
    }

    public func restore(_ restoration: TodoRestoration) async throws(TodoDataSourceError) -> [Todo] {
        try await write { connection, _ in
            let todos = try TodoTable.restore(restoration, on: connection)
            guard !todos.isEmpty else { throw TodoDataSourceError.notFound }
            return todos
        }
    }

    private func read<Value: Sendable>(
        _ work: @escaping @Sendable (any Connection, Date) throws -> Value
    ) async throws(TodoDataSourceError) -> Value {
        let now = clock.now
        do { return try await database.read { try work($0, now) } } catch { throw TodoDataSourceError(error) }
    }

    /// Writes, and first removes for good what was deleted too long ago: a look at one index, where there is nothing.
    private func write<Value: Sendable>(
        _ work: @escaping @Sendable (any Connection, Date) throws -> Value
    ) async throws(TodoDataSourceError) -> Value {
        let now = clock.now
        do {
            return try await database.write { connection in
                try TodoTable.purge(now: now, on: connection)
                return try work(connection, now)
            }
        } catch { throw TodoDataSourceError(error) }
    }
}

extension TodoDataSourceError {
    /// The table by which what a unit of work throws becomes a data source's error.
    init(_ error: any Error) {
        switch error {
        case let error as TodoDataSourceError: self = error
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
