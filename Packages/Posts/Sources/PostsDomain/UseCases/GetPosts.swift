import SharedData

/// Reads the posts of all people.
public protocol GetPosts: Sendable {
    /// What a query finds: everyone who is signed in may read all posts.
    func execute(_ query: PostQuery) async throws(PostError) -> PostPage
}

/// Reads posts from a repository.
public struct GetPostsUseCase: GetPosts {
    private let repository: any PostRepository

    /// Makes the use case.
    public init(repository: any PostRepository) { self.repository = repository }

    public func execute(_ query: PostQuery) async throws(PostError) -> PostPage {
        try await PostError.asking { () async throws(RepositoryError) in
            try await repository.page(query)
        }
    }
}
