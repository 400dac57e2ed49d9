import SharedData

/// Takes deletions back.
public protocol RestorePost: Sendable {
    /// Brings back a post that this person deleted, with its id and place. One that is not deleted counts as brought back.
    /// - Throws: ``PostError/notFound`` when there is nothing to bring back: it is gone for good, or someone else's.
    @discardableResult func execute(_ id: Post.ID, by author: User.ID) async throws(PostError) -> Post
    /// The deletion of a post of this person; nil when it is not deleted.
    func deletion(of id: Post.ID, by author: User.ID) async throws(PostError) -> PostDeletion?
    /// This person's latest deletion that can be taken back; nil when there is none.
    func latestDeletion(by author: User.ID) async throws(PostError) -> PostDeletion?
}

/// Takes deletions back in a repository.
public struct RestorePostUseCase: RestorePost {
    private let repository: any PostRepository

    /// Makes the use case.
    public init(repository: any PostRepository) { self.repository = repository }

    public func execute(_ id: Post.ID, by author: User.ID) async throws(PostError) -> Post {
        let post = try await PostError.asking { () async throws(RepositoryError) in try await repository.post(id) }
        if let post, post.authorID == author { return post }
        guard try await deletion(of: id, by: author) != nil else { throw .notFound }
        return try await PostError.asking { () async throws(RepositoryError) in
            try await repository.restore(id)
        }
    }

    public func deletion(of id: Post.ID, by author: User.ID) async throws(PostError) -> PostDeletion? {
        try await find(.post(id), author)
    }

    public func latestDeletion(by author: User.ID) async throws(PostError) -> PostDeletion? {
        try await find(.latest(author), author)
    }

    private func find(_ lookup: PostDeletion.Lookup, _ author: User.ID) async throws(PostError) -> PostDeletion? {
        let found = try await PostError.asking { () async throws(RepositoryError) in
            try await repository.deletion(lookup)
        }
        return found?.post.authorID == author ? found : nil
    }
}
