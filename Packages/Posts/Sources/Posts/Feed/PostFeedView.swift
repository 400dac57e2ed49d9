import PostsDomain
import Screens

/// The posts of all people, newest first.
///
/// Its address holds the window and what can be undone: `/posts?offset=50&undo=7`.
@MainActor public final class PostFeedView: Screen {
    /// Where the feed is.
    public nonisolated static let route = Route(path: ["posts"])

    /// Where the feed offers to bring a post back that has just been deleted.
    public nonisolated static func route(undoing id: Post.ID) -> Route {
        Route(path: route.path, query: [Field.ID.undo.rawValue: id.description])
    }

    /// What the screen shows and does.
    public let viewModel: PostFeedViewModel

    /// Makes the screen.
    public init(viewModel: PostFeedViewModel) { self.viewModel = viewModel }

    public var page: Page {
        Page(
            title: PostsTexts.feed, status: viewModel.page == nil && viewModel.hasError ? .failed : .ordinary,
            toolbar: [Action("compose", PostsTexts.compose)]
                + (viewModel.gaveUp ? [Action("reload", PostsTexts.retry)] : []),
            content: address + list,
            alert: viewModel.hasError ? Alert(viewModel.errorMessage, retry: viewModel.retry?.id) : nil,
            notice: viewModel.deletion.map { deletion in
                let undo = PostFeedCommand.undo(deletion.post.id)
                return Notice(PostsTexts.deleted(deletion.post), action: Action(undo.id, PostsTexts.undo))
            })
    }

    public func appear() async { await viewModel.getPosts() }

    public func edit(_ field: Field.ID, to value: String) {
        switch field {
        case .offset: viewModel.show(from: Window.offset(value))
        case .undo: viewModel.undoable = Post.ID(value)
        default: break
        }
    }

    public func perform(_ action: Action.ID) async -> Outcome {
        if action == "compose" { return .push(PostComposeView.route) }
        if let command = PostFeedCommand(action) { await viewModel.perform(command) }
        return .stay
    }

    private var address: [Element] {
        [.hidden(.offset, viewModel.offset == 0 ? nil : viewModel.offset), .hidden(.undo, viewModel.undoable)]
    }

    private var list: [Element] {
        guard let page = viewModel.page else {
            let isWaiting = !viewModel.hasError && !viewModel.gaveUp
            return [
                isWaiting ? .progress(PostsTexts.loadingFeed) : .text(PostsTexts.feedNotLoaded, role: .secondary)
            ]
        }
        guard !page.posts.isEmpty else { return [.text(PostsTexts.empty, role: .secondary)] }
        let rows = page.posts.map { post in
            Row(
                id: post.id.description, title: post.title, subtitle: PostsTexts.author(of: post),
                destination: PostDetailsView.route(post.id))
        }
        let window = Window(
            field: .offset, offset: page.offset, limit: PostFeedViewModel.windowLimit, total: page.total)
        return [.rows(Rows(rows, window: window))]
    }
}

extension Field.ID {
    static let offset: Field.ID = "offset"
    static let undo: Field.ID = "undo"
    static let editing: Field.ID = "editing"
    static let title: Field.ID = "title"
    static let body: Field.ID = "body"
}
