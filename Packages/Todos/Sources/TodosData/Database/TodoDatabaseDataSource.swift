import Service
import SharedData
import TodosDomain

/// Keeps todos in a database with the tables of ``TodoSchema``.
public struct TodoDatabaseDataSource: TodoDataSource {
    private let units: UnitsOfWork

    /// Makes a data source.
    /// - Parameters:
    ///   - database: One that has been migrated with `UserTable.migrations` and ``TodoSchema/migrations``.
    ///   - clock: Tells when something is deleted, and when a deletion is too old to be taken back.
    public init(database: any Database, clock: any WallClock = SystemClock()) {
        units = UnitsOfWork(database, clock: clock) { connection, now in try TodoTable.purge(now: now, on: connection) }
    }

    public func page(_ query: TodoQuery, of user: User.ID) async throws(DataSourceError) -> TodoPage {
        try await units.read { connection, _ in try TodoTable.page(query, of: user, on: connection) }
    }

    public func todo(_ id: Todo.ID) async throws(DataSourceError) -> Todo? {
        try await units.read { connection, _ in try TodoTable.todo(id, on: connection) }
    }

    public func create(_ draft: TodoDraft, of user: User.ID) async throws(DataSourceError) -> Todo {
        try await units.write { connection, _ in try TodoTable.insert(draft, of: user, on: connection) }
    }

    public func createAll(_ drafts: [TodoDraft], of user: User.ID) async throws(DataSourceError) {
        try await units.write { connection, _ in try TodoTable.insertAll(drafts, of: user, on: connection) }
    }

    public func update(_ id: Todo.ID, _ change: TodoChange) async throws(DataSourceError) -> Todo {
        try await units.write { connection, _ in
            guard let todo = try TodoTable.update(id, change, on: connection) else {
                throw DataSourceError.notFound
            }
            return todo
        }
    }

    public func setAllCompleted(_ isCompleted: Bool, of user: User.ID) async throws(DataSourceError) {
        try await units.write { connection, _ in try TodoTable.setAllCompleted(isCompleted, of: user, on: connection) }
    }

    public func delete(_ id: Todo.ID) async throws(DataSourceError) -> TodoDeletion? {
        try await units.write { connection, now in
            guard let deletion = try TodoTable.delete(id, now: now, on: connection) else {
                throw DataSourceError.notFound
            }
            return deletion
        }
    }

    public func deleteCompleted(of user: User.ID) async throws(DataSourceError) -> TodoDeletion? {
        try await units.write { connection, now in try TodoTable.deleteCompleted(of: user, now: now, on: connection) }
    }

    public func deletion(_ lookup: TodoDeletion.Lookup) async throws(DataSourceError) -> TodoDeletion? {
        try await units.read { connection, now in try TodoTable.deletion(lookup, now: now, on: connection) }
    }

    public func restore(_ restoration: TodoRestoration) async throws(DataSourceError) -> [Todo] {
        try await units.write { connection, _ in
            let todos = try TodoTable.restore(restoration, on: connection)
            guard !todos.isEmpty else { throw DataSourceError.notFound }
            return todos
        }
    }
}
