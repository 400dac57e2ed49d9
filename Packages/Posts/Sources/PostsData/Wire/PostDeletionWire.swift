import Endpoints
import PostsDomain
import Service

import struct Foundation.Date

/// A deletion on the wire; all fields are missing where nothing was deleted, or it can't be taken back.
package struct PostDeletionWire: WireShape, Equatable {
    package static let name = "PostDeletion"

    package var post: PostWire?
    package var deletedAt: Int64?

    package init() {}

    package init(_ deletion: PostDeletion?, expandsUser: Bool = false) {
        post = deletion.map { PostWire($0.post, expandsUser: expandsUser) }
        deletedAt = deletion?.date.milliseconds
    }

    /// The deletion, or nil when fields are missing: JSONPlaceholder answers `{}`.
    package var deletion: PostDeletion? {
        guard let post, let deletedAt else { return nil }
        return PostDeletion(post: post.post, date: Date(milliseconds: deletedAt))
    }

    package mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("post", &post, Limits(description: "The post as it was."))
        try visit.field("deletedAt", &deletedAt, Limits(description: "When: milliseconds since 1970-01-01 00:00 UTC."))
    }
}
