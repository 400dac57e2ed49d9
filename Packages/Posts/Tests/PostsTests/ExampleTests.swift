import Posts
import PostsDomain
import SharedData
import Testing

/// The example of the README, as it stands there.
@MainActor @Suite("The README's example") struct ExampleTests {
    @Test("runs")
    func first() async throws {
        let me = User(id: User.ID(1), name: "Me")
        let posts = PostsFactory.inMemory(people: [me])

        _ = try await posts.useCases.createPost.execute(PostDraft(title: "Hello", body: "Is anybody there?"), by: me.id)
        let feed = try #require(posts.feedView(context: Context(user: me)))
        await feed.appear()

        #expect(feed.page.text.contains("> Hello — Me\n"))
    }
}
