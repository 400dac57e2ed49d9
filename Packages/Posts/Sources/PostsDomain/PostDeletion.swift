import SharedData

import struct Foundation.Date

/// A post that was deleted and can be brought back.
public struct PostDeletion: Sendable, Equatable {
    /// For how many days a deletion can be taken back. After that the post is gone for good.
    public static let days = 30

    /// The post as it was.
    public let post: Post
    /// When it was deleted.
    public let date: Date

    /// Makes a deletion.
    public init(post: Post, date: Date) {
        self.post = post
        self.date = date
    }

    /// How a deletion is looked for.
    public enum Lookup: Sendable, Equatable {
        /// The one of this post.
        case post(Post.ID)
        /// The latest of a post by this author.
        case latest(User.ID)
    }
}
