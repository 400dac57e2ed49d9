import Screens
import PostsDomain

/// What the screens say to people, all in one place.
enum PostsTexts {
    static let feed = "Posts"
    static let details = "Post"
    static let compose = "New post"

    static let title = "Title"
    static let body = "Text"
    static let deletedUser = "deleted user"

    static let loadingFeed = "Loading posts…"
    static let loadingPost = "Loading the post…"
    static let feedNotLoaded = "The posts have not been loaded."
    static let postNotLoaded = "The post has not been loaded."
    static let empty = "Nobody has posted anything yet."
    static let noPost = "There is no such post. Perhaps its author has deleted it."
    static let allPosts = "All posts"
    static let error = "Error"

    static let publish = "Publish"
    static let edit = "Edit"
    static let save = "Save"
    static let discard = "Discard"
    static let delete = "Delete"
    static let undo = "Undo"
    static let retry = "Retry"
    static let dismiss = "Dismiss"

    static let leaving = Confirmation(question: "Discard what you typed?", yes: "Discard", no: "Keep editing")

    static func deleted(_ post: Post) -> String { "Deleted “\(post.title)”" }

    static func author(of post: Post) -> String {
        guard let id = post.authorID else { return deletedUser }
        return post.authorName ?? "user \(id)"
    }
}

extension Alert {
    /// What went wrong, and the ways on.
    init(_ message: String, retry: Action.ID?) {
        self.init(
            title: PostsTexts.error, message: message,
            actions: [
                retry.map { Action($0, PostsTexts.retry) }, Action("dismiss", PostsTexts.dismiss, role: .cancel),
            ].compactMap(\.self))
    }
}
