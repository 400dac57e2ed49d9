import SharedData
import TodosDomain

/// The repository over one data source: it says which operation failed, in words that know nothing of the data source.
public struct DefaultTodoRepository: TodoRepository {
    private let dataSource: any TodoDataSource

    /// Makes a repository.
    public init(dataSource: any TodoDataSource) { self.dataSource = dataSource }

    public func page(_ query: TodoQuery, of user: User.ID) async throws(TodoRepositoryError) -> TodoPage {
        do { return try await dataSource.page(query, of: user) } catch {
            throw Self.error(TodoRepositoryError.fetch, error)
        }
    }

    public func todo(_ id: Todo.ID) async throws(TodoRepositoryError) -> Todo? {
        do { return try await dataSource.todo(id) } catch { throw Self.error(TodoRepositoryError.fetch, error) }
    }

    public func create(_ draft: TodoDraft, of user: User.ID) async throws(TodoRepositoryError) -> Todo {
        do { return try await dataSource.create(draft, of: user) } catch {
            throw Self.error(TodoRepositoryError.create, error)
        }
    }

    public func createAll(_ drafts: [TodoDraft], of user: User.ID) async throws(TodoRepositoryError) {
        do { try await dataSource.createAll(drafts, of: user) } catch {
            throw Self.error(TodoRepositoryError.create, error)
        }
    }

    public func update(_ id: Todo.ID, _ change: TodoChange) async throws(TodoRepositoryError) -> Todo {
        do { return try await dataSource.update(id, change) } catch {
            throw Self.error(TodoRepositoryError.update, error)
        }
    }

    public func setAllCompleted(_ isCompleted: Bool, of user: User.ID) async throws(TodoRepositoryError) {
        do { try await dataSource.setAllCompleted(isCompleted, of: user) } catch {
            throw Self.error(TodoRepositoryError.update, error)
        }
    }

    public func delete(_ id: Todo.ID) async throws(TodoRepositoryError) -> TodoDeletion? {
        do { return try await dataSource.delete(id) } catch { throw Self.error(TodoRepositoryError.delete, error) }
    }

    public func deleteCompleted(of user: User.ID) async throws(TodoRepositoryError) -> TodoDeletion? {
        do { return try await dataSource.deleteCompleted(of: user) } catch {
            throw Self.error(TodoRepositoryError.delete, error)
        }
    }

    public func deletion(_ lookup: TodoDeletion.Lookup) async throws(TodoRepositoryError) -> TodoDeletion? {
        do { return try await dataSource.deletion(lookup) } catch { throw Self.error(TodoRepositoryError.fetch, error) }
    }

    public func restore(_ restoration: TodoRestoration) async throws(TodoRepositoryError) -> [Todo] {
        do { return try await dataSource.restore(restoration) } catch {
            throw Self.error(TodoRepositoryError.update, error)
        }
    }

    private static func error(
        _ operation: (TodoRepositoryError.Reason) -> TodoRepositoryError, _ error: TodoDataSourceError
    ) -> TodoRepositoryError {
        TodoRepositoryError.Reason(error).map(operation) ?? .cancelled
    }
}
