import Endpoints
import PostsDomain

/// What a new post is sent as. An id or author may be repeated by clients that send whole posts.
package struct NewPostWire: WireShape, Equatable {
    package static let name = "NewPost"

    package var userId: Int64?
    package var title = ""
    package var body = ""

    package init() {}

    package init(_ draft: PostDraft) {
        title = draft.title
        body = draft.body
    }

    package var draft: PostDraft { PostDraft(title: title, body: body) }

    package mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("userId", &userId, Limits(description: "If given, the asker's own id."))
        try visit.field("title", &title, Limits(description: PostText.title.rules))
        try visit.field("body", &body, Limits(description: PostText.body.rules))
    }
}

/// What a post is replaced with.
package struct PostReplacementWire: WireShape, Equatable {
    package static let name = "PostReplacement"

    package var userId: Int64?
    package var id: Int64?
    package var title = ""
    package var body = ""

    package init() {}

    package mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("userId", &userId, Limits(description: "If given, as it is: the author can't be changed."))
        try visit.field("id", &id, Limits(description: "If given, as it is: the id can't be changed."))
        try visit.field("title", &title, Limits(description: PostText.title.rules))
        try visit.field("body", &body, Limits(description: PostText.body.rules))
    }
}

/// What is to become different about a post.
package struct PostPatchWire: WireShape, Equatable {
    package static let name = "PostPatch"

    package var userId: Int64?
    package var id: Int64?
    package var title: String?
    package var body: String?

    package init() {}

    package init(_ change: PostChange) {
        title = change.title
        body = change.body
    }

    package mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("userId", &userId, Limits(description: "If given, as it is: the author can't be changed."))
        try visit.field("id", &id, Limits(description: "If given, as it is: the id can't be changed."))
        try visit.field("title", &title, Limits(description: PostText.title.rules))
        try visit.field("body", &body, Limits(description: PostText.body.rules))
    }
}

extension PostText {
    /// The rules in words, for the API's document.
    fileprivate var rules: String {
        let trimming = self == .title ? "Trimmed; " : "Not blank; "
        return trimming + "1 to \(maximumLength) characters (Unicode scalars), without U+0000."
    }
}
