/// All that can be done with posts.
public struct PostUseCases: Sendable {
    /// Reads posts.
    public var getPosts: any GetPosts
    /// Reads one post.
    public var getPost: any GetPost
    /// Creates a post.
    public var createPost: any CreatePost
    /// Creates many posts at once.
    public var importPosts: any ImportPosts
    /// Changes a post.
    public var updatePost: any UpdatePost
    /// Deletes a post.
    public var deletePost: any DeletePost
    /// Takes deletions back.
    public var restorePost: any RestorePost

    /// Makes all use cases over one repository. One of them can be replaced afterwards.
    public init(repository: any PostRepository) {
        getPosts = GetPostsUseCase(repository: repository)
        getPost = GetPostUseCase(repository: repository)
        createPost = CreatePostUseCase(repository: repository)
        importPosts = ImportPostsUseCase(repository: repository)
        updatePost = UpdatePostUseCase(repository: repository)
        deletePost = DeletePostUseCase(repository: repository)
        restorePost = RestorePostUseCase(repository: repository)
    }
}
