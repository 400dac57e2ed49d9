import Posts
import PostsData
import PostsDomain
import PostsTesting
import Screens
import SharedData

/// The feature over posts in memory, as Ada sees it, and a look at what is stored beneath it.
@MainActor struct FeatureUnderTest {
    let source: InMemoryPostDataSource
    let factory: PostsFactory
    let context = Context(user: SamplePosts.ada)

    init(
        _ posts: [Post] = SamplePosts.few,
        before: @escaping @Sendable (InterceptedPostRepository.Call) async throws(RepositoryError) -> Void = { _ in
        }
    ) {
        source = InMemoryPostDataSource(posts, people: [SamplePosts.ada, SamplePosts.ben])
        let repository = DefaultPostRepository(dataSource: source)
        factory = PostsFactory(repository: InterceptedPostRepository(repository, before: before))
    }

    /// The screen of a route, as the program that puts features together finds it.
    func screen(_ route: Route) -> (any Screen)? {
        switch (route.path.count, route.path.last ?? "") {
        case (1, _): factory.feedView(context: context)
        case (2, "new"): factory.composeView(context: context)
        case (2, let text): Post.ID(text).flatMap { factory.detailsView($0, context: context) }
        default: nil
        }
    }

    /// The screen of a route, loaded.
    func shown(_ route: Route) async -> any Screen {
        guard let screen = screen(route) else { preconditionFailure("\(route) names no screen") }
        screen.apply(route.query)
        await screen.appear()
        return screen
    }

    func shown(_ text: String) async -> any Screen { await shown(Route(text) ?? Route(path: [])) }

    /// What is stored, oldest first.
    func stored() async -> [Post] { await source.page(PostQuery(order: .oldestFirst)).posts }
}

extension Screen {
    /// The rows of the page.
    var rows: [Row] {
        page.content.flatMap { element -> [Row] in if case .rows(let rows) = element { rows.rows } else { [] } }
    }

    /// A field of the page's forms.
    func field(_ id: Field.ID) -> Field? { page.forms.flatMap(\.fields).first { $0.id == id } }
}
