import Observation
import PostsDomain
import Screens
import SharedData

/// What the feed shows and does, without saying how it looks.
@MainActor @Observable public final class PostFeedViewModel {
    /// The most posts that are shown at a time.
    public nonisolated static let windowLimit = 50

    /// The deleted post that can be brought back now.
    public internal(set) var undoable: Post.ID?
    /// Which window of the posts is shown.
    private var position = WindowPosition()
    /// A write that failed, and what does it again.
    var failure: Failure?
    /// Whether the error of a first load was taken away, so that nothing is shown and nothing is on its way.
    var gaveUp = false

    let loader = Loader<Listing>()
    @ObservationIgnored private let useCases: PostUseCases
    @ObservationIgnored private let user: User.ID
    @ObservationIgnored private let queue = WriteQueue()

    /// Makes the view model of the feed that a person looks at.
    public init(useCases: PostUseCases, user: User.ID) {
        self.useCases = useCases
        self.user = user
    }

    /// What a load brings.
    struct Listing: Sendable, Equatable {
        let key: Key
        let page: PostPage
        let deletion: PostDeletion?
    }

    /// What a load asks for.
    struct Key: Sendable, Hashable {
        let offset: Int
        let undoable: Post.ID?
    }

    struct Failure: Equatable {
        let message: String
        let retry: PostFeedCommand
    }
}

extension PostFeedViewModel {
    /// The posts of the window, newest first.
    public var posts: [Post] { page?.posts ?? [] }
    /// How many posts are before the window.
    public var offset: Int { position.offset }
    /// The window and the count; nil before the first load.
    public var page: PostPage? { loader.state.value?.page }
    /// The deletion that can be taken back now, in detail; nil when there is none.
    public var deletion: PostDeletion? { loader.state.value?.deletion.flatMap { $0.post.id == undoable ? $0 : nil } }
    /// What went wrong; empty when nothing did.
    public var errorMessage: String { failure?.message ?? loader.state.message ?? "" }
    /// Whether something went wrong.
    public var hasError: Bool { !errorMessage.isEmpty }
    /// Whether posts are on their way.
    public var isLoading: Bool { loader.state.isLoading }
    /// What does again what failed; nil when nothing did.
    public var retry: PostFeedCommand? { failure?.retry ?? (loader.state.message == nil ? nil : .reload) }

    /// Loads the posts, after all writes. Calls for the same thing at the same time share one load.
    public func getPosts() async {
        await queue.settle()
        gaveUp = false
        let key = key
        await loader.load(key, message: \.message, fetch: fetch(key))
        adopt()
    }

    /// Moves the window.
    public func show(from offset: Int) { position.move(to: offset) }

    /// Does what a command says, and returns when that is done and shown.
    public func perform(_ command: PostFeedCommand) async {
        failure = nil
        switch command {
        case .undo(let id): await undo(id)
        case .reload:
            await queue.settle()
            await refresh()
        case .dismiss:
            loader.clearFailure()
            gaveUp = page == nil
        }
    }

    private func undo(_ id: Post.ID) async {
        await queue.run { [self] in
            do throws(PostError) {
                do throws(PostError) { try await useCases.restorePost.execute(id, by: user) } catch .notFound {}
                if undoable == id { undoable = nil }
            } catch {
                guard let message = error.message else { return }
                failure = Failure(message: message, retry: .undo(id))
                return
            }
            await refresh()
        }
    }

    private func refresh() async {
        gaveUp = false
        let key = key
        await loader.refresh(key, message: \.message, fetch: fetch(key))
        adopt()
    }

    private var key: Key { Key(offset: position.asked, undoable: undoable) }

    private func fetch(_ key: Key) -> @Sendable () async throws(PostError) -> Listing {
        { [useCases, user] () async throws(PostError) in
            let query = PostQuery(offset: key.offset, limit: Self.windowLimit)
            let page = try await useCases.getPosts.execute(query)
            var deletion: PostDeletion?
            if let id = key.undoable { deletion = try await useCases.restorePost.deletion(of: id, by: user) }
            return Listing(key: key, page: page, deletion: deletion)
        }
    }

    /// Takes over from a load that has landed what only it could tell.
    private func adopt() {
        guard case .loaded(let listing) = loader.state, listing.key == key else { return }
        position.land(at: listing.page.offset)
        undoable = listing.deletion?.post.id
    }
}
