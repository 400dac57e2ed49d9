import PostsDomain
import SharedData

/// The repository over one data source: it says which operation failed, in words that know nothing of the data source.
public struct DefaultPostRepository: PostRepository {
    private let dataSource: any PostDataSource

    /// Makes a repository.
    public init(dataSource: any PostDataSource) { self.dataSource = dataSource }

    public func page(_ query: PostQuery) async throws(RepositoryError) -> PostPage {
        do { return try await dataSource.page(query) } catch { throw error.during(RepositoryError.fetch) }
    }

    public func post(_ id: Post.ID) async throws(RepositoryError) -> Post? {
        do { return try await dataSource.post(id) } catch { throw error.during(RepositoryError.fetch) }
    }

    public func create(_ draft: PostDraft, by author: User.ID) async throws(RepositoryError) -> Post {
        do { return try await dataSource.create(draft, by: author) } catch {
            throw error.during(RepositoryError.create)
        }
    }

    public func createAll(_ drafts: [PostDraft], by author: User.ID) async throws(RepositoryError) {
        do { try await dataSource.createAll(drafts, by: author) } catch { throw error.during(RepositoryError.create) }
    }

    public func update(_ id: Post.ID, _ change: PostChange) async throws(RepositoryError) -> Post {
        do { return try await dataSource.update(id, change) } catch { throw error.during(RepositoryError.update) }
    }

    public func delete(_ id: Post.ID) async throws(RepositoryError) -> PostDeletion? {
        do { return try await dataSource.delete(id) } catch { throw error.during(RepositoryError.delete) }
    }

    public func deletion(_ lookup: PostDeletion.Lookup) async throws(RepositoryError) -> PostDeletion? {
        do { return try await dataSource.deletion(lookup) } catch { throw error.during(RepositoryError.fetch) }
    }

    public func restore(_ id: Post.ID) async throws(RepositoryError) -> Post {
        do { return try await dataSource.restore(id) } catch { throw error.during(RepositoryError.update) }
    }
}
