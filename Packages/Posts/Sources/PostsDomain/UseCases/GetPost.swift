import SharedData

/// Reads one post.
public protocol GetPost: Sendable {
    /// The post with this id; nil when there is none.
    func execute(_ id: Post.ID) async throws(PostError) -> Post?
}

/// Reads one post from a repository.
public struct GetPostUseCase: GetPost {
    private let repository: any PostRepository

    /// Makes the use case.
    public init(repository: any PostRepository) { self.repository = repository }

    public func execute(_ id: Post.ID) async throws(PostError) -> Post? {
        try await PostError.asking { () async throws(RepositoryError) in
            try await repository.post(id)
        }
    }
}

extension PostRepository {
    /// Makes sure that a post is there and was written by a person.
    func checkAuthor(of id: Post.ID, is user: User.ID) async throws(PostError) {
        let post = try await PostError.asking { () async throws(RepositoryError) in try await self.post(id) }
        guard let post else { throw .notFound }
        guard post.authorID == user else { throw .notAuthor }
    }
}
