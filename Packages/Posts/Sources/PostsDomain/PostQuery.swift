import SharedData

/// Which posts are asked for.
public struct PostQuery: Sendable, Hashable, Windowed {
    /// In which order posts stand.
    public enum Order: Sendable, CaseIterable {
        case newestFirst, oldestFirst
    }

    /// Only those of this author; nil for all.
    public var author: User.ID?
    /// In which order they stand.
    public var order: Order
    /// How many of them to skip. One at or behind the end gives the last window, a negative one the first.
    public var offset: Int
    /// How many to give at most: at least 1; nil for all.
    public var limit: Int?

    /// Makes a query: without arguments, for all posts.
    public init(author: User.ID? = nil, order: Order = .newestFirst, offset: Int = 0, limit: Int? = nil) {
        self.author = author
        self.order = order
        self.offset = offset
        self.limit = limit
    }
}

/// What a query found, and how much there is of it.
public struct PostPage: Sendable, Equatable {
    /// The posts of the window, in order.
    public var posts: [Post]
    /// Where the window begins.
    public var offset: Int
    /// How many posts the query fits in all.
    public var total: Int

    /// Makes a page.
    public init(posts: [Post], offset: Int = 0, total: Int) {
        self.posts = posts
        self.offset = offset
        self.total = total
    }
}
