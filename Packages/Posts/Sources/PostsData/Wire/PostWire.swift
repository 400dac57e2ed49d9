import Endpoints
import PostsDomain
import SharedData

/// A post on the wire: `{"userId": 1, "id": 2, "title": "…", "body": "…"}`.
public struct PostWire: WireShape, Equatable {
    public static let name = "Post"

    /// The author's id; missing when the author is gone.
    public var userId: Int64?
    /// The post's id.
    public var id: Int64 = 0
    /// The title.
    public var title = ""
    /// The body.
    public var body = ""
    /// The author, where it was asked for; missing when the author is gone.
    public var user: PostAuthorWire?

    public init() {}

    /// Makes the wire's shape of a post.
    /// - Parameter expandsUser: Whether the author goes with it.
    public init(_ post: Post, expandsUser: Bool = false) {
        userId = post.authorID?.rawValue
        id = post.id.rawValue
        title = post.title
        body = post.body
        if expandsUser, let author = post.authorID, let name = post.authorName {
            user = PostAuthorWire(id: author.rawValue, name: name)
        }
    }

    /// The post of this shape.
    public var post: Post {
        Post(id: Post.ID(id), authorID: userId.map { User.ID($0) }, authorName: user?.name, title: title, body: body)
    }

    public mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("userId", &userId, Limits(description: "Who wrote it; missing when that person is gone."))
        try visit.field("id", &id, Limits(description: "Never given to another post."))
        try visit.field("title", &title, Limits(description: "What it is about."))
        try visit.field("body", &body, Limits(description: "What it says."))
        try visit.field("user", &user, Limits(description: "The author, where _expand=user asks for it."))
    }
}

/// The author of a post on the wire.
public struct PostAuthorWire: WireShape, Equatable {
    public static let name = "PostAuthor"

    /// The person's id.
    public var id: Int64 = 0
    /// The person's name.
    public var name = ""

    public init() {}

    /// Makes an author.
    public init(id: Int64, name: String) {
        self.id = id
        self.name = name
    }

    public mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("id", &id, Limits(description: "Names the person."))
        try visit.field("name", &name, Limits(description: "What the person is called."))
    }
}
