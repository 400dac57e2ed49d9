import SharedData
import UsersDomain

/// The directory of one data source. Its errors say which operation failed.
public struct DefaultUserRepository: UserRepository {
    private let dataSource: any UserDataSource

    /// Makes a repository.
    public init(dataSource: any UserDataSource) { self.dataSource = dataSource }

    public func page(_ query: UserQuery) async throws(UserRepositoryError) -> UserPage {
        do { return try await dataSource.page(query) } catch { throw Self.error(UserRepositoryError.fetch, error) }
    }

    public func person(_ id: User.ID) async throws(UserRepositoryError) -> Person? {
        do { return try await dataSource.person(id) } catch { throw Self.error(UserRepositoryError.fetch, error) }
    }

    public func create(_ draft: PersonDraft, by user: User.ID) async throws(UserRepositoryError) -> Person {
        do { return try await dataSource.create(draft, by: user) } catch {
            throw Self.error(UserRepositoryError.create, error)
        }
    }

    public func createAll(_ drafts: [PersonDraft], by user: User.ID) async throws(UserRepositoryError) {
        do { try await dataSource.createAll(drafts, by: user) } catch {
            throw Self.error(UserRepositoryError.create, error)
        }
    }

    public func update(_ id: User.ID, _ change: PersonChange) async throws(UserRepositoryError) -> Person {
        do { return try await dataSource.update(id, change) } catch {
            throw Self.error(UserRepositoryError.update, error)
        }
    }

    public func delete(_ id: User.ID) async throws(UserRepositoryError) -> UserDeletion? {
        do { return try await dataSource.delete(id) } catch { throw Self.error(UserRepositoryError.delete, error) }
    }

    public func deletion(_ lookup: UserDeletion.Lookup) async throws(UserRepositoryError) -> UserDeletion? {
        do { return try await dataSource.deletion(lookup) } catch { throw Self.error(UserRepositoryError.fetch, error) }
    }

    public func restore(_ id: User.ID) async throws(UserRepositoryError) -> Person {
        do { return try await dataSource.restore(id) } catch { throw Self.error(UserRepositoryError.update, error) }
    }

    public func deleteAccount(_ id: User.ID, password: String) async throws(UserRepositoryError) {
        do { try await dataSource.deleteAccount(id, password: password) } catch {
            throw Self.error(UserRepositoryError.delete, error)
        }
    }

    private static func error(
        _ operation: (UserRepositoryError.Reason) -> UserRepositoryError, _ error: UserDataSourceError
    ) -> UserRepositoryError {
        UserRepositoryError.Reason(error).map(operation) ?? .cancelled
    }
}
