import Endpoints
import PostsData
import PostsDomain
import SharedData

/// Builds the feature from its one dependency.
///
///     let me = User(id: User.ID(1), name: "Me")
///     let posts = PostsFactory.inMemory(people: [me])
///     let screen = posts.feedView(context: Context(user: me))
public struct PostsFactory: Sendable {
    /// All that can be done with posts. One of them can be replaced before anything is built.
    public var useCases: PostUseCases

    /// Makes a factory over a repository.
    public init(repository: any PostRepository) { useCases = PostUseCases(repository: repository) }

    /// Makes a factory over a data source, with the repository that the feature brings.
    public init(dataSource: any PostDataSource) { self.init(repository: DefaultPostRepository(dataSource: dataSource)) }

    /// The feature with its posts in memory, for trying it.
    /// - Parameter people: Who may write, so that new posts tell their authors' names.
    public static func inMemory(_ posts: [Post] = [], people: [User] = []) -> PostsFactory {
        PostsFactory(dataSource: InMemoryPostDataSource(posts, people: people))
    }

    /// The posts of all people, for whoever is signed in; nil when nobody is. Its route is ``PostFeedView/route``.
    @MainActor public func feedView(context: Context) -> PostFeedView? {
        context.user.map { PostFeedView(viewModel: PostFeedViewModel(useCases: useCases, user: $0.id)) }
    }

    /// Where whoever is signed in writes a post; nil when nobody is. Its route is ``PostComposeView/route``.
    @MainActor public func composeView(context: Context) -> PostComposeView? {
        context.user.map { PostComposeView(viewModel: PostComposeViewModel(useCases: useCases, user: $0.id)) }
    }

    /// One post, for whoever is signed in; nil when nobody is. Its route is ``PostDetailsView/route(_:)``.
    @MainActor public func detailsView(_ id: Post.ID, context: Context) -> PostDetailsView? {
        context.user.map { PostDetailsView(viewModel: PostDetailsViewModel(id, useCases: useCases, user: $0.id)) }
    }

    /// What programs can ask for, each on behalf of whoever is signed in.
    public func endpoints() -> [Endpoint] { PostAPI(useCases: useCases).all }
}
