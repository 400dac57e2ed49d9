import Observation
import PostsDomain
import Screens
import SharedData

/// What writing a post shows and does, without saying how it looks.
@MainActor @Observable public final class PostComposeViewModel {
    /// What is typed for the title.
    public private(set) var title = ""
    /// What is wrong with it.
    public private(set) var titleMessage: String?
    /// What is typed for the body.
    public private(set) var body = ""
    /// What is wrong with it.
    public private(set) var bodyMessage: String?
    /// What went wrong; empty when nothing did.
    public private(set) var errorMessage = ""

    /// The post that came of what was typed; so asking twice publishes once.
    @ObservationIgnored private var published: Post.ID?
    @ObservationIgnored private let useCases: PostUseCases
    @ObservationIgnored private let user: User.ID
    @ObservationIgnored private let queue = WriteQueue()

    /// Makes the view model for a person who writes.
    public init(useCases: PostUseCases, user: User.ID) {
        self.useCases = useCases
        self.user = user
    }

    /// Whether something went wrong.
    public var hasError: Bool { !errorMessage.isEmpty }
    /// Whether something is typed and not published.
    public var hasUnsavedText: Bool { !title.trimmed.isEmpty || !body.trimmed.isEmpty }

    /// Takes what is typed for the title.
    public func typeTitle(_ text: String) {
        title = text
        titleMessage = nil
        published = nil
    }

    /// Takes what is typed for the body.
    public func typeBody(_ text: String) {
        body = text
        bodyMessage = nil
        published = nil
    }

    /// Publishes what is typed. Asked again, also before it is done, it gives the same post.
    /// - Returns: The post's id; nil when it could not be published, which keeps what is typed and says what was wrong.
    public func publish() async -> Post.ID? {
        errorMessage = ""
        return await queue.run { [self] in
            if let published { return published }
            let (title, body) = (title, body)
            do throws(PostError) {
                let post = try await useCases.createPost.execute(PostDraft(title: title, body: body), by: user)
                // What was typed meanwhile is the next post's.
                if self.title.hasSameBytes(as: title), self.body.hasSameBytes(as: body) { discard() }
                published = post.id
                return post.id
            } catch {
                switch error {
                case .invalidText(let problem, _) where problem.text == .title: titleMessage = problem.description
                case .invalidText(let problem, _): bodyMessage = problem.description
                default: errorMessage = error.message ?? ""
                }
                return nil
            }
        }
    }

    /// Forgets what is typed.
    public func discard() {
        typeTitle("")
        typeBody("")
        errorMessage = ""
    }

    /// Takes the error away.
    public func dismiss() { errorMessage = "" }
}
