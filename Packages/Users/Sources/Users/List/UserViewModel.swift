import Observation
import Screens
import SharedData
import UsersDomain

/// What the directory shows and does, without saying how it looks.
@MainActor @Observable public final class UserViewModel {
    /// The most people that are shown at a time.
    public static let windowLimit = Window.maximumLimit

    /// Text that names or details contain; empty for everybody.
    public private(set) var search = ""
    /// The person whose removal can be taken back now.
    public internal(set) var undoable: User.ID?

    /// Which window of the people is shown.
    private var position = WindowPosition()
    /// A write that failed, and what does it again.
    private var failure: Failure?
    /// Whether the error of a first load was taken away, so that nothing is shown and nothing is on its way.
    private(set) var gaveUp = false
    private let loader = Loader<Listing>()
    @ObservationIgnored private let useCases: UserUseCases
    @ObservationIgnored let user: User.ID
    @ObservationIgnored private let queue = WriteQueue()

    /// Makes the view model of the directory as a person sees it.
    public init(useCases: UserUseCases, user: User.ID) {
        self.useCases = useCases
        self.user = user
    }

    /// What a load brings.
    private struct Listing: Sendable, Equatable {
        let key: Key
        var page: UserPage
        let deletion: UserDeletion?
    }

    /// What a load asks for.
    private struct Key: Sendable, Hashable {
        let query: UserQuery
        let undoable: User.ID?
    }

    private struct Failure {
        let message: String
        let retry: UserCommand?
    }
}

extension UserViewModel {
    /// The people of the window.
    public var users: [Person] { page?.people ?? [] }
    /// How many people are before the window.
    public var offset: Int { position.offset }
    /// What went wrong; empty when nothing did.
    public var errorMessage: String { failure?.message ?? loader.state.message ?? "" }
    /// Whether something went wrong.
    public var hasError: Bool { !errorMessage.isEmpty }
    /// Whether people are on their way.
    public var isLoading: Bool { loader.state.isLoading }
    /// The window and the count; nil before the first load.
    public var page: UserPage? { loader.state.value?.page }
    /// The removal that can be taken back now, in detail; nil when there is none.
    public var deletion: UserDeletion? { loader.state.value?.deletion.flatMap { $0.id == undoable ? $0 : nil } }
    /// What does again what failed; nil when nothing can.
    public var retry: UserCommand? { failure.map(\.retry) ?? (loader.state.message == nil ? nil : .reload) }

    /// Loads the people, after all writes. Calls for the same thing at the same time share one load.
    public func getUsers() async {
        await queue.settle()
        gaveUp = false
        let key = key
        await loader.load(key, message: \.message, fetch: fetch(key))
        adopt()
    }

    /// Looks for people whose names or details contain a text.
    public func search(for text: String) {
        guard !text.hasSameBytes(as: search) else { return }
        search = text
        position.startOver()
    }

    /// Moves the window.
    public func show(from offset: Int) { position.move(to: offset) }

    /// Adds a person, who then stands behind all others; a search ends.
    /// - Returns: The person; nil when that failed, and ``errorMessage`` says why.
    @discardableResult public func add(_ draft: PersonDraft) async -> Person? {
        failure = nil
        return await queue.run { [self] in
            do throws(UserError) {
                let person = try await useCases.createUser.execute(draft, for: user)
                search = ""
                position.moveToEnd()
                undoable = nil
                await refresh()
                return person
            } catch {
                keep(error, retry: nil)
                return nil
            }
        }
    }

    /// Does what a command says, and returns when that is done and shown.
    public func perform(_ command: UserCommand) async {
        switch command {
        case .undo(let id): await undo(id)
        case .reload:
            failure = nil
            await queue.settle()
            await refresh()
        case .dismiss:
            failure = nil
            loader.clearFailure()
            gaveUp = page == nil
        }
    }

    private func undo(_ id: User.ID) async {
        failure = nil
        await queue.run { [self] in
            do throws(UserError) { try await useCases.restoreUser.execute(id, for: user) } catch {
                guard error == .notFound else { return keep(error, retry: .undo(id)) }
            }
            if undoable == id { undoable = nil }
            await refresh()
        }
    }

    private func keep(_ error: UserError, retry: UserCommand?) {
        if let message = error.message { failure = Failure(message: message, retry: retry) }
    }

    /// Loads anew, whatever is on its way. Only within the queue, or where no write is in it.
    private func refresh() async {
        gaveUp = false
        let key = key
        await loader.refresh(key, message: \.message, fetch: fetch(key))
        adopt()
    }

    private var key: Key {
        let query = UserQuery(search: search, offset: position.asked, limit: Self.windowLimit)
        return Key(query: query, undoable: undoable)
    }

    private func fetch(_ key: Key) -> @Sendable () async throws(UserError) -> Listing {
        { [useCases, user] () async throws(UserError) in
            let page = try await useCases.getUsers.execute(key.query)
            var deletion: UserDeletion?
            if let id = key.undoable { deletion = try await useCases.restoreUser.deletion(of: id, for: user) }
            return Listing(key: key, page: page, deletion: deletion)
        }
    }

    /// Takes over from a load that has landed what only it could tell.
    private func adopt() {
        guard case .loaded(let listing) = loader.state, listing.key == key else { return }
        position.land(at: listing.page.offset)
        undoable = listing.deletion?.id
    }
}
