import PostsDomain
import SharedData

/// A repository in front of another: it lets a test wait, look or fail before each call that it passes on.
public struct InterceptedPostRepository: PostRepository {
    /// What was called.
    public enum Call: Sendable, Equatable {
        /// Reading a window.
        case page(PostQuery)
        /// Reading one post.
        case post(Post.ID)
        /// Creating a post.
        case create(PostDraft)
        /// Creating so many posts at once.
        case createAll(Int)
        /// Changing a post.
        case update(Post.ID, PostChange)
        /// Deleting a post.
        case delete(Post.ID)
        /// Looking for a deletion.
        case deletion(PostDeletion.Lookup)
        /// Bringing a post back.
        case restore(Post.ID)

        /// Whether it changes something.
        public var isWrite: Bool {
            switch self {
            case .page, .post, .deletion: false
            default: true
            }
        }
    }

    private let repository: any PostRepository
    private let before: @Sendable (Call) async throws(RepositoryError) -> Void

    /// Makes a repository in front of another.
    public init(
        _ repository: any PostRepository, before: @escaping @Sendable (Call) async throws(RepositoryError) -> Void
    ) {
        self.repository = repository
        self.before = before
    }

    public func page(_ query: PostQuery) async throws(RepositoryError) -> PostPage {
        try await before(.page(query))
        return try await repository.page(query)
    }
    public func post(_ id: Post.ID) async throws(RepositoryError) -> Post? {
        try await before(.post(id))
        return try await repository.post(id)
    }
    public func create(_ draft: PostDraft, by author: User.ID) async throws(RepositoryError) -> Post {
        try await before(.create(draft))
        return try await repository.create(draft, by: author)
    }
    public func createAll(_ drafts: [PostDraft], by author: User.ID) async throws(RepositoryError) {
        try await before(.createAll(drafts.count))
        try await repository.createAll(drafts, by: author)
    }
    public func update(_ id: Post.ID, _ change: PostChange) async throws(RepositoryError) -> Post {
        try await before(.update(id, change))
        return try await repository.update(id, change)
    }
    public func delete(_ id: Post.ID) async throws(RepositoryError) -> PostDeletion? {
        try await before(.delete(id))
        return try await repository.delete(id)
    }
    public func deletion(_ lookup: PostDeletion.Lookup) async throws(RepositoryError) -> PostDeletion? {
        try await before(.deletion(lookup))
        return try await repository.deletion(lookup)
    }
    public func restore(_ id: Post.ID) async throws(RepositoryError) -> Post {
        try await before(.restore(id))
        return try await repository.restore(id)
    }
}
