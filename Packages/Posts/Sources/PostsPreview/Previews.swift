import Posts
import PostsData
import PostsDomain
import PostsTesting
import Screens
import SharedData

/// The screens in each of their states.
@MainActor enum Previews {
    static let states: [(name: String, prepare: @MainActor () async -> (any Screen)?)] = [
        ("the feed before the first load", { factory([]).feedView(context: ada) }),
        ("an empty feed", { await shown(factory([]).feedView(context: ada)) }),
        ("a feed", { await shown(factory(SamplePosts.few).feedView(context: ada)) }),
        (
            "a window on many",
            { await shown(factory(SamplePosts.many(500)).feedView(context: ada), at: ["offset": "450"]) }
        ),
        ("a feed that could not be loaded", { await shown(failing(reads: true).feedView(context: ada)) }),
        ("a feed after a deletion", { await afterDeletion() }),
        ("a feed of nasty titles", { await shown(factory(nasty).feedView(context: ada)) }),
        ("a post before the first load", { post(1) }),
        ("one's own post", { await shown(post(1)) }),
        ("a post being edited", { await shown(post(1), at: ["editing": "yes"]) }),
        (
            "an edited title refused",
            { await shown(post(1), at: ["editing": "yes"], typing: ["title": " "], then: ["save"]) }
        ),
        ("someone else's post", { await shown(post(2)) }),
        ("a post whose author is gone", { await shown(post(4)) }),
        ("a post that there is not", { await shown(post(9)) }),
        (
            "a post that could not be loaded",
            { await shown(failing(reads: true).detailsView(Post.ID(1), context: ada)) }
        ),
        ("a long post", { await shown(factory([long]).detailsView(long.id, context: ada)) }),
        ("a new post", { factory([]).composeView(context: ada) }),
        (
            "a new post refused",
            {
                await shown(
                    factory([]).composeView(context: ada),
                    typing: ["title": String(repeating: "x", count: 501), "body": "kept"], then: ["publish"])
            }
        ),
        (
            "a new post that could not be stored",
            {
                await shown(
                    failing(reads: false).composeView(context: ada), typing: ["title": "Kept", "body": "Kept, too"],
                    then: ["publish"])
            }
        ),
    ]

    private static let ada = Context(user: SamplePosts.ada)

    private static let nasty = NastyTexts.all.enumerated().map { index, text in
        Post(id: Post.ID(Int64(index) + 1), authorID: User.ID(1), authorName: text, title: text, body: text)
    }

    private static let long = Post(
        id: Post.ID(1), authorID: User.ID(1), authorName: "Ada", title: String(repeating: "long title ", count: 45),
        body: (1...40).map { "Line \($0) of a long post." }.joined(separator: "\n"))

    private static func factory(_ posts: [Post]) -> PostsFactory {
        PostsFactory.inMemory(posts, people: [SamplePosts.ada, SamplePosts.ben])
    }

    private static func post(_ id: Int64) -> PostDetailsView? {
        factory(SamplePosts.few).detailsView(Post.ID(id), context: ada)
    }

    private static func failing(reads: Bool) -> PostsFactory {
        let repository = DefaultPostRepository(dataSource: InMemoryPostDataSource(SamplePosts.few))
        return PostsFactory(
            repository: InterceptedPostRepository(repository) { call throws(RepositoryError) in
                if call.isWrite != reads { throw .fetch(.network("connection refused")) }
            })
    }

    private static func afterDeletion() async -> (any Screen)? {
        let factory = factory(SamplePosts.few)
        _ = try? await factory.useCases.deletePost.execute(Post.ID(3), by: SamplePosts.ada.id)
        return await shown(factory.feedView(context: ada), at: ["undo": "3"])
    }

    private static func shown(
        _ screen: (any Screen)?, at query: [String: String] = [:], typing: [Field.ID: String] = [:],
        then actions: [Action.ID] = []
    ) async -> (any Screen)? {
        screen?.apply(query)
        await screen?.appear()
        for (field, text) in typing { screen?.edit(field, to: text) }
        for action in actions { _ = await screen?.perform(action) }
        return screen
    }
}
