import SharedData

/// Changes a post.
public protocol UpdatePost: Sendable {
    /// Changes a post of this person, and gives it as it is then. Doing it twice does no harm. A new title is trimmed.
    /// - Throws: ``PostError/notFound`` when there is none; ``PostError/notAuthor`` when it is someone else's, or nobody's any
    ///   more; ``PostError/invalidText(_:item:)``.
    func execute(_ id: Post.ID, _ change: PostChange, by author: User.ID) async throws(PostError) -> Post
}

/// Changes a post in a repository.
public struct UpdatePostUseCase: UpdatePost {
    private let repository: any PostRepository

    /// Makes the use case.
    public init(repository: any PostRepository) { self.repository = repository }

    public func execute(_ id: Post.ID, _ change: PostChange, by author: User.ID) async throws(PostError) -> Post {
        try await repository.checkAuthor(of: id, is: author)
        let valid = try change.validated()
        return try await PostError.asking { () async throws(RepositoryError) in
            try await repository.update(id, valid)
        }
    }
}
