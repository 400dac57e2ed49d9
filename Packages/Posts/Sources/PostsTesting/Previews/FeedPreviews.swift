import Posts
import PostsDomain
import ScreensTesting
import SharedData
import SharedDataTesting

extension PostsPreviews {
    static var feed: [Preview] {
        [
            Preview("Posts", "loading", isLoading: true) { waiting.feedView(context: ada) },
            Preview("Posts", "empty") { await Preview.used(factory([]).feedView(context: ada)) },
            Preview("Posts", "some posts") { await Preview.used(factory().feedView(context: ada)) },
            Preview("Posts", "a window on many") {
                await Preview.used(factory(SamplePosts.many(54)).feedView(context: ada), at: ["offset": "50"])
            },
            Preview("Posts", "by someone of whom only the number is known") {
                let post = Post(id: Post.ID(1), authorID: User.ID(7), title: "From elsewhere", body: "Hello.")
                return await Preview.used(factory([post]).feedView(context: ada))
            },
            Preview("Posts", "texts that programs have stumbled over") {
                let posts = NastyTexts.all.enumerated().map { index, text in
                    Post(id: Post.ID(Int64(index) + 1), authorID: User.ID(1), authorName: text, title: text, body: text)
                }
                return await Preview.used(factory(posts).feedView(context: ada))
            },
            Preview("Posts", "after a deletion") {
                let posts = factory()
                _ = try? await posts.useCases.deletePost.execute(Post.ID(3), by: SamplePosts.ada.id)
                return await Preview.used(posts.feedView(context: ada), at: ["undo": "3"])
            },
            Preview("Posts", "the first load failed") {
                await Preview.used(failing(reads: true).feedView(context: ada))
            },
            Preview("Posts", "the first load failed, which was seen") {
                await Preview.used(failing(reads: true).feedView(context: ada), then: ["dismiss"])
            },
            Preview("Posts", "a reload failed") {
                let outage = Outage()
                let feed = await Preview.used(
                    intercepted { _ throws(RepositoryError) in try outage.check() }.feedView(context: ada))
                outage.isOngoing = true
                return await Preview.used(feed)
            },
        ]
    }
}
