import Screens

/// Where a person writes a post.
@MainActor public final class PostComposeView: Screen {
    /// Where it is.
    public nonisolated static let route = Route(path: PostFeedView.route.path + ["new"])

    /// What the screen shows and does.
    public let viewModel: PostComposeViewModel

    /// Makes the screen.
    public init(viewModel: PostComposeViewModel) { self.viewModel = viewModel }

    public var page: Page {
        let form = Form(
            id: "compose",
            fields: [
                Field(
                    .title, PostsTexts.title, value: viewModel.title, isRequired: true, message: viewModel.titleMessage),
                Field(
                    .body, PostsTexts.body, kind: .lines, value: viewModel.body, isRequired: true,
                    message: viewModel.bodyMessage),
            ],
            actions: [
                Action("publish", PostsTexts.publish), Action("discard", PostsTexts.discard, role: .cancel),
            ])
        return Page(
            title: PostsTexts.compose, content: [.form(form)],
            alert: viewModel.hasError ? Alert(viewModel.errorMessage, retry: "publish") : nil,
            leaving: viewModel.hasUnsavedText ? PostsTexts.leaving : nil)
    }

    public func appear() async {}

    public func edit(_ field: Field.ID, to value: String) {
        switch field {
        case .title: viewModel.typeTitle(value)
        case .body: viewModel.typeBody(value)
        default: break
        }
    }

    public func perform(_ action: Action.ID) async -> Outcome {
        switch action {
        case "publish":
            guard let id = await viewModel.publish() else { return .stay }
            return .open(PostDetailsView.route(id))
        case "discard":
            viewModel.discard()
            return .back
        case "dismiss":
            viewModel.dismiss()
            return .stay
        default: return .stay
        }
    }
}
