import SharedData
import TodosDomain

/// The repository over one data source: it says which operation failed, in words that know nothing of the data source.
public struct DefaultTodoRepository: TodoRepository {
    private let dataSource: any TodoDataSource

    /// Makes a repository.
    public init(dataSource: any TodoDataSource) { self.dataSource = dataSource }

    public func page(_ query: TodoQuery, of user: User.ID) async throws(RepositoryError) -> TodoPage {
        do { return try await dataSource.page(query, of: user) } catch { throw error.during(RepositoryError.fetch) }
    }

    public func todo(_ id: Todo.ID) async throws(RepositoryError) -> Todo? {
        do { return try await dataSource.todo(id) } catch { throw error.during(RepositoryError.fetch) }
    }

    public func create(_ draft: TodoDraft, of user: User.ID) async throws(RepositoryError) -> Todo {
        do { return try await dataSource.create(draft, of: user) } catch { throw error.during(RepositoryError.create) }
    }

    public func createAll(_ drafts: [TodoDraft], of user: User.ID) async throws(RepositoryError) {
        do { try await dataSource.createAll(drafts, of: user) } catch { throw error.during(RepositoryError.create) }
    }

    public func update(_ id: Todo.ID, _ change: TodoChange) async throws(RepositoryError) -> Todo {
        do { return try await dataSource.update(id, change) } catch { throw error.during(RepositoryError.update) }
    }

    public func setAllCompleted(_ isCompleted: Bool, of user: User.ID) async throws(RepositoryError) {
        do { try await dataSource.setAllCompleted(isCompleted, of: user) } catch {
            throw error.during(RepositoryError.update)
        }
    }

    public func delete(_ id: Todo.ID) async throws(RepositoryError) -> TodoDeletion? {
        do { return try await dataSource.delete(id) } catch { throw error.during(RepositoryError.delete) }
    }

    public func deleteCompleted(of user: User.ID) async throws(RepositoryError) -> TodoDeletion? {
        do { return try await dataSource.deleteCompleted(of: user) } catch {
            throw error.during(RepositoryError.delete)
        }
    }

    public func deletion(_ lookup: TodoDeletion.Lookup) async throws(RepositoryError) -> TodoDeletion? {
        do { return try await dataSource.deletion(lookup) } catch { throw error.during(RepositoryError.fetch) }
    }

    public func restore(_ restoration: TodoRestoration) async throws(RepositoryError) -> [Todo] {
        do { return try await dataSource.restore(restoration) } catch { throw error.during(RepositoryError.update) }
    }
}
