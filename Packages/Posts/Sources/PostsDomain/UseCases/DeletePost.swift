import SharedData

/// Deletes a post.
public protocol DeletePost: Sendable {
    /// Deletes a post of this person.
    /// - Returns: What can be taken back; nil where nothing can.
    /// - Throws: ``PostError/notFound`` when there is none; ``PostError/notAuthor`` when it is someone else's.
    @discardableResult func execute(_ id: Post.ID, by author: User.ID) async throws(PostError) -> PostDeletion?
}

/// Deletes a post in a repository.
public struct DeletePostUseCase: DeletePost {
    private let repository: any PostRepository

    /// Makes the use case.
    public init(repository: any PostRepository) { self.repository = repository }

    public func execute(_ id: Post.ID, by author: User.ID) async throws(PostError) -> PostDeletion? {
        try await repository.checkAuthor(of: id, is: author)
        return try await PostError.asking { () async throws(RepositoryError) in
            try await repository.delete(id)
        }
    }
}
