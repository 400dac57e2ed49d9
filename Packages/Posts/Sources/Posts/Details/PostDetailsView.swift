import PostsDomain
import Screens

/// One post, which its author can edit and delete.
///
/// Its address holds whether it is being edited: `/posts/3?editing=yes`.
@MainActor public final class PostDetailsView: Screen {
    /// Where a post is.
    public nonisolated static func route(_ id: Post.ID) -> Route {
        Route(path: PostFeedView.route.path + [id.description])
    }

    private static let yes = "yes"

    /// What the screen shows and does.
    public let viewModel: PostDetailsViewModel

    /// Makes the screen.
    public init(viewModel: PostDetailsViewModel) { self.viewModel = viewModel }

    public var page: Page {
        Page(
            title: viewModel.post?.title ?? PostsTexts.details, status: status, toolbar: toolbar,
            content: [.hidden(.editing, viewModel.isEditing ? Self.yes : nil)] + content,
            alert: viewModel.hasError ? Alert(viewModel.errorMessage, retry: viewModel.retry?.id) : nil,
            leaving: viewModel.hasUnsavedText ? PostsTexts.leaving : nil)
    }

    public func appear() async { await viewModel.getPost() }

    public func edit(_ field: Field.ID, to value: String) {
        switch field {
        case .editing: viewModel.isEditing = value == Self.yes
        case .title: viewModel.typeTitle(value)
        case .body: viewModel.typeBody(value)
        default: break
        }
    }

    public func perform(_ action: Action.ID) async -> Outcome {
        guard let command = PostDetailsCommand(rawValue: action.rawValue) else { return .stay }
        return await viewModel.perform(command) ? .open(PostFeedView.route(undoing: viewModel.id)) : .stay
    }

    private var status: Page.Status {
        if viewModel.isMissing { return .notFound }
        return viewModel.post == nil && viewModel.hasError ? .failed : .ordinary
    }

    private var toolbar: [Action] {
        if viewModel.gaveUp { return [Action(PostDetailsCommand.reload.id, PostsTexts.retry)] }
        guard viewModel.isMine else { return [] }
        let delete = Action(PostDetailsCommand.delete.id, PostsTexts.delete, role: .destructive)
        return viewModel.isEditing ? [delete] : [Action(PostDetailsCommand.edit.id, PostsTexts.edit), delete]
    }

    private var content: [Element] {
        if viewModel.isMissing {
            return [.text(PostsTexts.noPost)] + (viewModel.isEditing ? [editor(title: "", body: "")] : []) + [allPosts]
        }
        guard let post = viewModel.post else {
            let isWaiting = !viewModel.hasError && !viewModel.gaveUp
            return isWaiting
                ? [.progress(PostsTexts.loadingPost)] : [.text(PostsTexts.postNotLoaded, role: .secondary), allPosts]
        }
        let author = Element.text(PostsTexts.author(of: post), role: .secondary)
        return viewModel.isEditing ? [author, editor(title: post.title, body: post.body)] : [author, .text(post.body)]
    }

    /// The way on for who finds nothing here.
    private var allPosts: Element {
        .rows(Rows([Row(id: "feed", title: PostsTexts.allPosts, destination: PostFeedView.route)]))
    }

    private func editor(title: String, body: String) -> Element {
        .form(
            Form(
                id: "edit",
                fields: [
                    Field(
                        .title, PostsTexts.title, value: viewModel.editedTitle ?? title, isRequired: true,
                        message: viewModel.titleMessage),
                    Field(
                        .body, PostsTexts.body, kind: .lines, value: viewModel.editedBody ?? body, isRequired: true,
                        message: viewModel.bodyMessage),
                ],
                actions: [
                    Action(PostDetailsCommand.save.id, PostsTexts.save),
                    Action(PostDetailsCommand.discard.id, PostsTexts.discard, role: .cancel),
                ]))
    }
}
