import SharedData
import UsersDomain

/// The directory of one data source. Its errors say which operation failed.
public struct DefaultUserRepository: UserRepository {
    private let dataSource: any UserDataSource

    /// Makes a repository.
    public init(dataSource: any UserDataSource) { self.dataSource = dataSource }

    public func page(_ query: UserQuery) async throws(RepositoryError) -> UserPage {
        do { return try await dataSource.page(query) } catch { throw error.during(RepositoryError.fetch) }
    }

    public func person(_ id: User.ID) async throws(RepositoryError) -> Person? {
        do { return try await dataSource.person(id) } catch { throw error.during(RepositoryError.fetch) }
    }

    public func create(_ draft: PersonDraft, by user: User.ID) async throws(RepositoryError) -> Person {
        do { return try await dataSource.create(draft, by: user) } catch { throw error.during(RepositoryError.create) }
    }

    public func createAll(_ drafts: [PersonDraft], by user: User.ID) async throws(RepositoryError) {
        do { try await dataSource.createAll(drafts, by: user) } catch { throw error.during(RepositoryError.create) }
    }

    public func update(_ id: User.ID, _ change: PersonChange) async throws(RepositoryError) -> Person {
        do { return try await dataSource.update(id, change) } catch { throw error.during(RepositoryError.update) }
    }

    public func delete(_ id: User.ID) async throws(RepositoryError) -> UserDeletion? {
        do { return try await dataSource.delete(id) } catch { throw error.during(RepositoryError.delete) }
    }

    public func deletion(_ lookup: UserDeletion.Lookup) async throws(RepositoryError) -> UserDeletion? {
        do { return try await dataSource.deletion(lookup) } catch { throw error.during(RepositoryError.fetch) }
    }

    public func restore(_ id: User.ID) async throws(RepositoryError) -> Person {
        do { return try await dataSource.restore(id) } catch { throw error.during(RepositoryError.update) }
    }

    public func deleteAccount(_ id: User.ID, password: String) async throws(RepositoryError) {
        do { try await dataSource.deleteAccount(id, password: password) } catch {
            throw error.during(RepositoryError.delete)
        }
    }
}
