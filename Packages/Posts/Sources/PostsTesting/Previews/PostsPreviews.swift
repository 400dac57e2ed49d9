import Posts
import PostsData
import PostsDomain
import Screens
import ScreensTesting
import SharedData
import SharedDataTesting

/// The feature's screens in each of their states.
@MainActor public enum PostsPreviews {
    /// All of them, in the order in which a person meets them.
    public static var all: [Preview] { feed + details + compose }

    static let ada = Context.fixed(SamplePosts.ada)

    static func factory(_ posts: [Post] = SamplePosts.few) -> PostsFactory {
        PostsFactory.inMemory(posts, people: [SamplePosts.ada, SamplePosts.ben])
    }

    /// Answers nothing until the task that asks is cancelled.
    static var waiting: PostsFactory {
        intercepted { _ throws(RepositoryError) in
            await untilCancelled()
            throw .cancelled
        }
    }

    static func failing(reads: Bool) -> PostsFactory {
        intercepted { call throws(RepositoryError) in
            if call.isWrite != reads { throw .fetch(.network("connection refused")) }
        }
    }

    static func intercepted(
        before: @escaping @Sendable (InterceptedPostRepository.Call) async throws(RepositoryError) -> Void
    ) -> PostsFactory {
        let repository = DefaultPostRepository(dataSource: InMemoryPostDataSource(SamplePosts.few))
        return PostsFactory(repository: InterceptedPostRepository(repository, before: before))
    }
}
