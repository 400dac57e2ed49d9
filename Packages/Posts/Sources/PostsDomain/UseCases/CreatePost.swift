import SharedData

/// Creates a post.
public protocol CreatePost: Sendable {
    /// Creates a post by this person, newer than all others. The title is trimmed.
    /// - Throws: ``PostError/invalidText(_:item:)`` when title or body may not be kept; then nothing is stored.
    func execute(_ draft: PostDraft, by author: User.ID) async throws(PostError) -> Post
}

/// Creates a post in a repository.
public struct CreatePostUseCase: CreatePost {
    private let repository: any PostRepository

    /// Makes the use case.
    public init(repository: any PostRepository) { self.repository = repository }

    public func execute(_ draft: PostDraft, by author: User.ID) async throws(PostError) -> Post {
        let draft = try draft.validated()
        return try await PostError.asking { () async throws(RepositoryError) in
            try await repository.create(draft, by: author)
        }
    }
}
