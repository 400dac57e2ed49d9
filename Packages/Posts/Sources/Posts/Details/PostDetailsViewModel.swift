import Observation
import PostsDomain
import Screens
import SharedData

/// What one post shows and does, without saying how it looks.
@MainActor @Observable public final class PostDetailsViewModel {
    /// Which post it is.
    public let id: Post.ID
    /// Whether title and body are being edited.
    public internal(set) var isEditing = false
    /// What is typed for the title; nil while that is untouched.
    public private(set) var editedTitle: String?
    /// What is wrong with it.
    public private(set) var titleMessage: String?
    /// What is typed for the body; nil while that is untouched.
    public private(set) var editedBody: String?
    /// What is wrong with it.
    public private(set) var bodyMessage: String?

    private var failure: Failure?
    /// Whether the error of a first load was taken away, so that nothing is shown and nothing is on its way.
    private(set) var gaveUp = false
    private let loader = Loader<Post?>()
    @ObservationIgnored private let useCases: PostUseCases
    @ObservationIgnored private let user: User.ID
    @ObservationIgnored private let queue = WriteQueue()

    /// Makes the view model of a post that a person looks at.
    public init(_ id: Post.ID, useCases: PostUseCases, user: User.ID) {
        self.id = id
        self.useCases = useCases
        self.user = user
    }

    private struct Failure {
        let message: String
        let retry: PostDetailsCommand?
    }
}

extension PostDetailsViewModel {
    /// The post; nil before the first load, and when there is none.
    public var post: Post? { loader.state.value.flatMap(\.self) }
    /// Whether it is known that there is no such post.
    public var isMissing: Bool { if case .some(.none) = loader.state.value { true } else { false } }
    /// Whether whoever looks wrote it, and so may change and delete it.
    public var isMine: Bool { post.map { $0.authorID == user } ?? false }
    /// What went wrong; empty when nothing did.
    public var errorMessage: String { failure?.message ?? loader.state.message ?? "" }
    /// Whether something went wrong.
    public var hasError: Bool { !errorMessage.isEmpty }
    /// Whether the post is on its way.
    public var isLoading: Bool { loader.state.isLoading }
    /// What does again what failed; nil when nothing can.
    public var retry: PostDetailsCommand? { failure.map(\.retry) ?? (loader.state.message == nil ? nil : .reload) }
    /// Whether something is typed and not stored.
    public var hasUnsavedText: Bool {
        isEditing && (differs(editedTitle, from: post?.title) || differs(editedBody, from: post?.body))
    }

    /// Loads the post, after all writes. Calls at the same time share one load.
    public func getPost() async {
        await queue.settle()
        gaveUp = false
        await loader.load(message: \.message, fetch: fetch)
        // Who may not edit is not kept at a form that can't be sent; what was typed for a post that went stays.
        if case .loaded(.some) = loader.state, !isMine { closeEditor() }
        if isMissing, !hasUnsavedText { closeEditor() }
    }

    /// Takes what is typed for the title.
    public func typeTitle(_ text: String) {
        editedTitle = text
        titleMessage = nil
    }

    /// Takes what is typed for the body.
    public func typeBody(_ text: String) {
        editedBody = text
        bodyMessage = nil
    }

    /// Does what a command says, and returns when that is done and shown.
    /// - Returns: Whether the post was deleted by it, so that there is nothing left to show.
    @discardableResult public func perform(_ command: PostDetailsCommand) async -> Bool {
        failure = nil
        switch command {
        case .edit: isEditing = isEditing || isMine
        case .save: await save()
        case .discard: closeEditor()
        case .delete: return await delete()
        case .reload:
            await queue.settle()
            await refresh()
        case .dismiss:
            loader.clearFailure()
            gaveUp = loader.state.value == nil
        }
        return false
    }

    private func save() async {
        let (title, body) = (editedTitle, editedBody)
        guard title != nil || body != nil else { return closeEditor() }
        await queue.run { [self] in
            do throws(PostError) {
                let change = PostChange(title: title, body: body)
                let post = try await useCases.updatePost.execute(id, change, by: user)
                loader.update { $0 = post }
                // What was typed meanwhile stays to be saved.
                if !differs(editedTitle, from: title), !differs(editedBody, from: body) { closeEditor() }
            } catch {
                switch error {
                case .invalidText(let problem, _) where problem.text == .title: titleMessage = problem.description
                case .invalidText(let problem, _): bodyMessage = problem.description
                default: note(error, retry: error == .notFound || error == .notAuthor ? nil : .save)
                }
            }
        }
    }

    private func delete() async -> Bool {
        await queue.run { [self] in
            do throws(PostError) {
                _ = try await useCases.deletePost.execute(id, by: user)
                closeEditor()
                return true
            } catch {
                // It went already: that is shown, and is no error.
                if error == .notFound { await refresh() } else { note(error, retry: .delete) }
                return false
            }
        }
    }

    private func note(_ error: PostError, retry: PostDetailsCommand?) {
        failure = error.message.map { Failure(message: $0, retry: retry) }
    }

    private func refresh() async {
        gaveUp = false
        await loader.refresh(message: \.message, fetch: fetch)
    }

    private var fetch: @Sendable () async throws(PostError) -> Post? {
        { [useCases, id] () async throws(PostError) in try await useCases.getPost.execute(id) }
    }

    private func closeEditor() {
        isEditing = false
        editedTitle = nil
        editedBody = nil
        titleMessage = nil
        bodyMessage = nil
    }

    private func differs(_ typed: String?, from text: String?) -> Bool {
        typed.map { Array($0.utf8) != Array((text ?? "").utf8) } ?? false
    }
}
