import PostsDomain
import SharedData

/// The repository over one data source: it says which operation failed, in words that know nothing of the data source.
public struct DefaultPostRepository: PostRepository {
    private let dataSource: any PostDataSource

    /// Makes a repository.
    public init(dataSource: any PostDataSource) { self.dataSource = dataSource }

    public func page(_ query: PostQuery) async throws(PostRepositoryError) -> PostPage {
        do { return try await dataSource.page(query) } catch { throw Self.error(PostRepositoryError.fetch, error) }
    }

    public func post(_ id: Post.ID) async throws(PostRepositoryError) -> Post? {
        do { return try await dataSource.post(id) } catch { throw Self.error(PostRepositoryError.fetch, error) }
    }

    public func create(_ draft: PostDraft, by author: User.ID) async throws(PostRepositoryError) -> Post {
        do { return try await dataSource.create(draft, by: author) } catch {
            throw Self.error(PostRepositoryError.create, error)
        }
    }

    public func createAll(_ drafts: [PostDraft], by author: User.ID) async throws(PostRepositoryError) {
        do { try await dataSource.createAll(drafts, by: author) } catch {
            throw Self.error(PostRepositoryError.create, error)
        }
    }

    public func update(_ id: Post.ID, _ change: PostChange) async throws(PostRepositoryError) -> Post {
        do { return try await dataSource.update(id, change) } catch {
            throw Self.error(PostRepositoryError.update, error)
        }
    }

    public func delete(_ id: Post.ID) async throws(PostRepositoryError) -> PostDeletion? {
        do { return try await dataSource.delete(id) } catch { throw Self.error(PostRepositoryError.delete, error) }
    }

    public func deletion(_ lookup: PostDeletion.Lookup) async throws(PostRepositoryError) -> PostDeletion? {
        do { return try await dataSource.deletion(lookup) } catch { throw Self.error(PostRepositoryError.fetch, error) }
    }

    public func restore(_ id: Post.ID) async throws(PostRepositoryError) -> Post {
        do { return try await dataSource.restore(id) } catch { throw Self.error(PostRepositoryError.update, error) }
    }

    private static func error(
        _ operation: (PostRepositoryError.Reason) -> PostRepositoryError, _ error: PostDataSourceError
    ) -> PostRepositoryError {
        PostRepositoryError.Reason(error).map(operation) ?? .cancelled
    }
}
