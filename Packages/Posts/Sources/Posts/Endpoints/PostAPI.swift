import Endpoints
import PostsDomain

/// What programs can ask for about posts, each on behalf of whoever is signed in.
public struct PostAPI: Sendable {
    private let posts: PostEndpoints
    private let plain: PlainPostEndpoints
    private let importing: PostImportEndpoints

    /// Puts the API together from its parts.
    public init(posts: PostEndpoints, plain: PlainPostEndpoints, importing: PostImportEndpoints) {
        self.posts = posts
        self.plain = plain
        self.importing = importing
    }

    /// Makes the API over the use cases.
    public init(useCases: PostUseCases) {
        self.init(
            posts: PostEndpoints(
                getPosts: useCases.getPosts, getPost: useCases.getPost, createPost: useCases.createPost,
                updatePost: useCases.updatePost, deletePost: useCases.deletePost, restorePost: useCases.restorePost),
            plain: PlainPostEndpoints(getPosts: useCases.getPosts, createPost: useCases.createPost),
            importing: PostImportEndpoints(importPosts: useCases.importPosts))
    }

    /// All endpoints.
    public var all: [Endpoint] { plain.all + importing.all + posts.all }
}
