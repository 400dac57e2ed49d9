import Endpoints
import PostsData
import PostsDomain
import SharedData

/// What programs can ask for at `/posts`, in JSONPlaceholder's words. Everyone who is signed in reads all posts; changing and
/// deleting is for the author.
public struct PostEndpoints: Sendable {
    let getPosts: any GetPosts
    let getPost: any GetPost
    let createPost: any CreatePost
    let updatePost: any UpdatePost
    let deletePost: any DeletePost
    let restorePost: any RestorePost

    static let expanding = Endpoint.Parameter("_expand", "user: the author's id and name go with a post.")

    /// Makes the endpoints over the use cases.
    public init(
        getPosts: any GetPosts, getPost: any GetPost, createPost: any CreatePost, updatePost: any UpdatePost,
        deletePost: any DeletePost, restorePost: any RestorePost
    ) {
        self.getPosts = getPosts
        self.getPost = getPost
        self.createPost = createPost
        self.updatePost = updatePost
        self.deletePost = deletePost
        self.restorePost = restorePost
    }

    /// All of them.
    public var all: [Endpoint] {
        [list, create, one, replace, change, delete, restore, deletion, latestDeletion]
    }

    var create: Endpoint {
        Endpoint(
            .post, "/posts", "Create a post", parameters: [Self.expanding], status: 201, takes: NewPostWire.self
        ) { context, request, body throws(Problem) in
            try await createPost.reply(to: request, body, by: try context.signedIn)
        }
    }

    var one: Endpoint {
        Endpoint(.get, "/posts/{id}", "Read a post", parameters: [Self.expanding]) {
            _, request throws(Problem) in
            Reply(PostWire(try await find(try request.post), expandsUser: try request.expandsUser))
        }
    }

    var replace: Endpoint {
        Endpoint(
            .put, "/posts/{id}", "Replace a post of one's own", parameters: [Self.expanding],
            takes: PostReplacementWire.self
        ) { context, request, body throws(Problem) in
            let user = try context.signedIn
            try await check(try request.post, user, body.id, body.userId)
            return try await update(request, PostChange(title: body.title, body: body.body), user)
        }
    }

    var change: Endpoint {
        Endpoint(
            .patch, "/posts/{id}", "Change a post of one's own", parameters: [Self.expanding],
            takes: PostPatchWire.self
        ) { context, request, body throws(Problem) in
            let user = try context.signedIn
            try await check(try request.post, user, body.id, body.userId)
            return try await update(request, PostChange(title: body.title, body: body.body), user)
        }
    }

    var delete: Endpoint {
        Endpoint(
            .delete, "/posts/{id}",
            "Delete a post of one's own; the answer tells the deletion, which can be taken back",
            parameters: [Self.expanding]
        ) { context, request throws(Problem) in
            let (user, id, expandsUser) = (try context.signedIn, try request.post, try request.expandsUser)
            let deletion = try await answering { () async throws(PostError) in
                try await deletePost.execute(id, by: user)
            }
            return Reply(PostDeletionWire(deletion, expandsUser: expandsUser))
        }
    }

    private func update(_ request: Request, _ change: PostChange, _ user: User.ID) async throws(Problem)
        -> Reply<PostWire>
    {
        let id = try request.post
        let expandsUser = try request.expandsUser
        let post = try await answering { () async throws(PostError) in
            try await updatePost.execute(id, change, by: user)
        }
        return Reply(PostWire(post, expandsUser: expandsUser))
    }

    private func find(_ id: Post.ID) async throws(Problem) -> Post {
        let post = try await answering { () async throws(PostError) in try await getPost.execute(id) }
        guard let post else { throw .noPost }
        return post
    }

    /// Refuses a body that names another id or author; but first of all, another person's post is not one's own to change.
    private func check(_ id: Post.ID, _ user: User.ID, _ bodyID: Int64?, _ author: Int64?) async throws(Problem) {
        guard bodyID.map({ $0 != id.rawValue }) == true || author.map({ $0 != user.rawValue }) == true else { return }
        guard try await find(id).authorID == user else { throw PostError.notAuthor.problem }
        guard bodyID == nil || bodyID == id.rawValue else { throw .unprocessable("The id of a post can't be changed.") }
        try user.check(author: author)
    }
}
