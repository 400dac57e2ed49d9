import PostsData
import PostsDomain
import PostsTesting
import SharedData
import Testing

@Suite("The use cases") struct UseCaseTests {
    private let source = InMemoryPostDataSource(SamplePosts.few, people: [SamplePosts.ada, SamplePosts.ben])
    private let ada = SamplePosts.ada.id
    private let ben = SamplePosts.ben.id

    private var useCases: PostUseCases {
        PostUseCases(repository: DefaultPostRepository(dataSource: source))
    }

    @Test("everyone reads, and only the author changes and deletes", arguments: [Post.ID(2), Post.ID(4)])
    func others(_ id: Post.ID) async throws {
        #expect(try await useCases.getPost.execute(id) != nil)
        for change in [PostChange(title: "mine"), PostChange(body: "mine"), PostChange(), PostChange(title: " ")] {
            await #expect(throws: PostError.notAuthor) {
                try await useCases.updatePost.execute(id, change, by: ada)
            }
        }
        await #expect(throws: PostError.notAuthor) { try await useCases.deletePost.execute(id, by: ada) }

        #expect(await source.page(PostQuery(order: .oldestFirst)).posts == SamplePosts.few)
    }

    @Test("another person's deletion is neither found nor taken back")
    func deletions() async throws {
        let deletion = try #require(try await useCases.deletePost.execute(Post.ID(2), by: ben))

        #expect(try await useCases.restorePost.deletion(of: Post.ID(2), by: ada) == nil)
        #expect(try await useCases.restorePost.latestDeletion(by: ada) == nil)
        await #expect(throws: PostError.notFound) { try await useCases.restorePost.execute(Post.ID(2), by: ada) }
        #expect(try await useCases.restorePost.latestDeletion(by: ben) == deletion)
        #expect(try await useCases.restorePost.execute(Post.ID(2), by: ben) == deletion.post)
        #expect(try await useCases.restorePost.execute(Post.ID(2), by: ben) == deletion.post)
    }

    @Test("what may not be kept is refused, and nothing is stored")
    func invalid() async throws {
        let empty = PostError.invalidText(PostTextProblem(.body, .empty))
        await #expect(throws: empty) {
            try await useCases.createPost.execute(PostDraft(title: "t", body: " \n"), by: ada)
        }
        await #expect(throws: empty) {
            try await useCases.updatePost.execute(Post.ID(1), PostChange(title: "t", body: ""), by: ada)
        }
        await #expect(throws: PostError.invalidText(PostTextProblem(.title, .empty), item: 1)) {
            try await useCases.importPosts.execute(
                [PostDraft(title: "t", body: "b"), PostDraft(title: "", body: "b")], by: ada)
        }

        #expect(await source.page(PostQuery(order: .oldestFirst)).posts == SamplePosts.few)
    }

    @Test("a title is trimmed before it is kept")
    func trimmed() async throws {
        #expect(try await useCases.createPost.execute(PostDraft(title: " t ", body: " b "), by: ada).title == "t")
        let post = try await useCases.updatePost.execute(Post.ID(1), PostChange(title: " new\n"), by: ada)
        #expect(post.title == "new" && post.body == "They close at night.")
    }
}
