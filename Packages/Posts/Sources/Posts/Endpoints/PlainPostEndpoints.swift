import Endpoints
import PostsData
import PostsDomain
import SharedData

/// The two endpoints that a first client needs: all posts, and one more.
public struct PlainPostEndpoints: Sendable {
    private let getPosts: any GetPosts
    private let createPost: any CreatePost

    /// Makes the endpoints over the use cases.
    public init(getPosts: any GetPosts, createPost: any CreatePost) {
        self.getPosts = getPosts
        self.createPost = createPost
    }

    /// All of them.
    public var all: [Endpoint] {
        [
            Endpoint(.get, "/post", "List all posts, in the order in which they were created") {
                _, _ throws(Problem) in
                let page = try await answering { () async throws(PostError) in
                    try await getPosts.execute(PostQuery(order: .oldestFirst))
                }
                return Reply(page.posts.map { PostWire($0) })
            },
            Endpoint(.post, "/post", "Create a post", status: 201, takes: NewPostWire.self) {
                context, request, body throws(Problem) in
                try await createPost.reply(to: request, body, by: try context.signedIn)
            },
        ]
    }
}

extension CreatePost {
    /// Creates a post and answers with it and where it is.
    func reply(to request: Request, _ body: NewPostWire, by user: User.ID) async throws(Problem) -> Reply<PostWire> {
        try user.check(author: body.userId)
        let expandsUser = try request.expandsUser
        let post = try await answering { () async throws(PostError) in try await execute(body.draft, by: user) }
        // Relative to the address of the request (RFC 9110, section 10.2.2).
        return Reply(PostWire(post, expandsUser: expandsUser), headers: ["Location": "posts/\(post.id)"])
    }
}
