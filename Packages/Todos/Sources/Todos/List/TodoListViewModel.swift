import Observation
import Screens
import SharedData
import TodosDomain

/// What the list of todos shows and does, without saying how it looks.
@MainActor @Observable public final class TodoListViewModel {
    /// The most todos that are shown at a time.
    public static let windowLimit = Window.maximumLimit

    /// Which todos are shown.
    public internal(set) var filter = TodoQuery.Filter.all
    /// What their titles contain; empty for anything.
    public internal(set) var search = ""
    /// What is typed for a new todo.
    public internal(set) var newTitle = ""
    /// What is wrong with it.
    public internal(set) var newTitleMessage: String?
    /// The todo whose title is being edited.
    public internal(set) var editing: Todo.ID?
    /// What is typed for its title; nil while that is untouched.
    public internal(set) var editedTitle: String?
    /// What is wrong with that.
    public internal(set) var editedTitleMessage: String?
    /// The deletion that can be taken back now.
    public internal(set) var undoable: TodoDeletion.ID?

    /// The title that the editing began with.
    var editedFrom: String?
    /// A write that failed, and what does it again.
    var failure: Failure?
    /// Which window of them is shown.
    var position = WindowPosition()
    /// What has been sent for a new todo and is not stored yet.
    var submitted: String?

    @ObservationIgnored let useCases: TodoUseCases
    @ObservationIgnored let user: User.ID
    @ObservationIgnored let queue = WriteQueue()
    let loader = Loader<Listing>()
    /// Whether the error of a first load was taken away, so that nothing is shown and nothing is on its way.
    var gaveUp = false
    /// Whether a write has been done since the last load.
    @ObservationIgnored var isStale = false

    /// Makes the view model of a person's todos.
    public init(useCases: TodoUseCases, user: User.ID) {
        self.useCases = useCases
        self.user = user
    }

    /// What a load brings.
    struct Listing: Sendable, Equatable {
        let key: Key
        var page: TodoPage
        let deletion: TodoDeletion?
    }

    /// What a load asks for.
    struct Key: Sendable, Hashable {
        let query: TodoQuery
        let undoable: TodoDeletion.ID?
    }

    struct Failure: Equatable {
        let message: String
        let retry: TodoListCommand?
    }
}

extension TodoListViewModel {
    /// The todos of the window.
    public var todos: [Todo] { page?.todos ?? [] }
    /// How many todos are before the window.
    public var offset: Int { position.offset }
    /// What went wrong; empty when nothing did.
    public var errorMessage: String { failure?.message ?? loader.state.message ?? "" }
    /// Whether something went wrong.
    public var hasError: Bool { !errorMessage.isEmpty }
    /// Whether todos are on their way.
    public var isLoading: Bool { loader.state.isLoading }
    /// The window and the counts; nil before the first load.
    public var page: TodoPage? { loader.state.value?.page }
    /// The deletion that can be taken back now, in detail; nil when there is none.
    public var deletion: TodoDeletion? { loader.state.value?.deletion.flatMap { $0.id == undoable ? $0 : nil } }
    /// What does again what failed; nil when nothing can.
    public var retry: TodoListCommand? { failure.map(\.retry) ?? (loader.state.message == nil ? nil : .reload) }
    /// Whether something is typed and not stored.
    public var hasUnsavedText: Bool { submitted != nil || !newTitle.trimmed.isEmpty || editorIsChanged }
    /// Whether a title is being edited and is not what it was.
    public var editorIsChanged: Bool {
        guard editing != nil, let editedTitle else { return false }
        return !editedTitle.hasSameBytes(as: editedFrom ?? "")
    }

    /// How many writes have not ended yet.
    package var pendingWrites: Int { queue.pending }

    /// Loads the todos, after all writes. Calls for the same thing at the same time share one load.
    public func getTodos() async {
        await queue.settle()
        gaveUp = false
        let key = key
        await loader.load(key, message: \.message, fetch: fetch(key))
        adopt()
    }

    /// Chooses which todos are shown.
    public func choose(_ filter: TodoQuery.Filter) {
        guard filter != self.filter else { return }
        self.filter = filter
        position.startOver()
    }

    /// Looks for todos whose titles contain a text.
    public func search(for text: String) {
        guard !text.hasSameBytes(as: search) else { return }
        search = text
        position.startOver()
    }

    /// Moves the window.
    public func show(from offset: Int) { position.move(to: offset) }

    /// Loads anew, whatever is on its way. Only within the queue, or where no write is in it.
    func refresh() async {
        gaveUp = false
        let key = key
        await loader.refresh(key, message: \.message, fetch: fetch(key))
        adopt()
    }

    private var key: Key {
        let query = TodoQuery(filter: filter, search: search, offset: position.asked, limit: Self.windowLimit)
        return Key(query: query, undoable: undoable)
    }

    private func fetch(_ key: Key) -> @Sendable () async throws(TodoError) -> Listing {
        { [useCases, user] () async throws(TodoError) in
            let page = try await useCases.getTodos.execute(key.query, for: user)
            var deletion: TodoDeletion?
            if let id = key.undoable { deletion = try await useCases.restoreTodo.deletion(id, for: user) }
            return Listing(key: key, page: page, deletion: deletion)
        }
    }

    /// Takes over from a load that has landed what only it could tell.
    private func adopt() {
        guard case .loaded(let listing) = loader.state, listing.key == key else { return }
        position.land(at: listing.page.offset)
        undoable = listing.deletion?.id
        if let editing, !editorIsChanged, !listing.page.todos.contains(where: { $0.id == editing }) { closeEditor() }
    }
}
