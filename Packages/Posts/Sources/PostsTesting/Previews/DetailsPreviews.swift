import Posts
import PostsDomain
import ScreensTesting
import SharedData

extension PostsPreviews {
    static var details: [Preview] {
        [
            Preview("Post", "loading", isLoading: true) { waiting.detailsView(Post.ID(1), context: ada) },
            Preview("Post", "one's own") { await Preview.used(post(1)) },
            Preview("Post", "someone else's") { await Preview.used(post(2)) },
            Preview("Post", "of an author who is gone") { await Preview.used(post(4)) },
            Preview("Post", "a long one") {
                let long = Post(
                    id: Post.ID(1), authorID: User.ID(1), authorName: "Ada",
                    title: String(repeating: "long title ", count: 45),
                    body: (1...40).map { "Line \($0) of a long post." }.joined(separator: "\n"))
                return await Preview.used(factory([long]).detailsView(long.id, context: ada))
            },
            Preview("Post", "a text that programs have stumbled over") {
                let nasty = Post(
                    id: Post.ID(1), authorID: User.ID(1), authorName: "A\u{7}da",
                    title: "\u{202E}eltit\u{202C} &amp; <b>",
                    body: NastyTexts.all.filter { $0.count < 100 }.joined(separator: "\n"))
                return await Preview.used(factory([nasty]).detailsView(nasty.id, context: ada))
            },
            Preview("Post", "being edited") { await Preview.used(post(1), at: ["editing": "yes"]) },
            Preview("Post", "an edited title refused") {
                await Preview.used(post(1), at: ["editing": "yes"], typing: ["title": " "], then: ["save"])
            },
            Preview("Post", "an edit that could not be stored") {
                await Preview.used(
                    failing(reads: false).detailsView(Post.ID(1), context: ada), at: ["editing": "yes"],
                    typing: ["title": "Kept"], then: ["save"])
            },
            Preview("Post", "gone while it was edited") {
                let posts = factory()
                let view = await Preview.used(
                    posts.detailsView(Post.ID(1), context: ada), at: ["editing": "yes"],
                    typing: ["title": "An hour's work"])
                _ = try? await posts.useCases.deletePost.execute(Post.ID(1), by: SamplePosts.ada.id)
                return await Preview.used(view, then: ["save"])
            },
            Preview("Post", "a deletion that failed") {
                await Preview.used(failing(reads: false).detailsView(Post.ID(1), context: ada), then: ["delete"])
            },
            Preview("Post", "not there") { await Preview.used(post(9)) },
            Preview("Post", "the load failed") {
                await Preview.used(failing(reads: true).detailsView(Post.ID(1), context: ada))
            },
            Preview("Post", "the load failed, which was seen") {
                await Preview.used(failing(reads: true).detailsView(Post.ID(1), context: ada), then: ["dismiss"])
            },
        ]
    }

    private static func post(_ id: Int64) -> PostDetailsView? { factory().detailsView(Post.ID(id), context: ada) }
}
