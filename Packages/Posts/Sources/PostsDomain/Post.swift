import SharedData

/// Something that a person has published, for all who are signed in.
///
/// The order of ids is the order in which posts were created.
public struct Post: Sendable, Equatable, Identifiable {
    public typealias ID = Identifier<Post>

    /// Names it; never given to another post, also not after this one is gone.
    public let id: ID
    /// Who wrote it; nil when that person is gone. Never becomes someone else.
    public let authorID: User.ID?
    /// What the author is called; nil when that person is gone, or where it is not known.
    public var authorName: String?
    /// What it is about: trimmed, 1 to 500 Unicode scalars, without U+0000.
    public var title: String
    /// What it says, as it was typed: 1 to 100,000 Unicode scalars, without U+0000, and not white space alone.
    public var body: String

    /// Makes a post.
    public init(id: ID, authorID: User.ID?, authorName: String? = nil, title: String, body: String) {
        self.id = id
        self.authorID = authorID
        self.authorName = authorName
        self.title = title
        self.body = body
    }
}

/// A post that is to be created.
public struct PostDraft: Sendable, Equatable {
    /// What it is about.
    public var title: String
    /// What it says.
    public var body: String

    /// Makes a draft.
    public init(title: String, body: String) {
        self.title = title
        self.body = body
    }
}

/// What is to become different about a post; what is nil stays as it is.
public struct PostChange: Sendable, Equatable {
    /// The new title.
    public var title: String?
    /// The new body.
    public var body: String?

    /// Makes a change.
    public init(title: String? = nil, body: String? = nil) {
        self.title = title
        self.body = body
    }

    /// Changes a post.
    public func apply(to post: inout Post) {
        if let title { post.title = title }
        if let body { post.body = body }
    }
}
