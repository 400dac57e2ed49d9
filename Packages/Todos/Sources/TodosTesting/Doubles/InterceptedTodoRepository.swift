import SharedData
import TodosDomain

/// A repository in front of another: it lets a test wait, look or fail before each call that it passes on.
public struct InterceptedTodoRepository: TodoRepository {
    /// What was called.
    public enum Call: Sendable, Equatable {
        /// A list was asked for.
        case page(TodoQuery)
        /// One todo was asked for.
        case todo(Todo.ID)
        /// One todo is about to be stored.
        case create(TodoDraft)
        /// So many todos are about to be stored at once.
        case createAll(Int)
        /// One todo is about to be changed.
        case update(Todo.ID, TodoChange)
        /// All todos are about to become done (true) or open.
        case setAllCompleted(Bool)
        /// One todo is about to go.
        case delete(Todo.ID)
        /// All todos that are done are about to go.
        case deleteCompleted
        /// It was asked what could be taken back.
        case deletion(TodoDeletion.Lookup)
        /// What was deleted is about to come back.
        case restore(TodoRestoration)

        /// Whether it changes something.
        public var isWrite: Bool {
            switch self {
            case .page, .todo, .deletion: false
            default: true
            }
        }
    }

    private let repository: any TodoRepository
    private let before: @Sendable (Call) async throws(RepositoryError) -> Void

    /// Makes a repository in front of another.
    public init(
        _ repository: any TodoRepository, before: @escaping @Sendable (Call) async throws(RepositoryError) -> Void
    ) {
        self.repository = repository
        self.before = before
    }

    public func page(_ query: TodoQuery, of user: User.ID) async throws(RepositoryError) -> TodoPage {
        try await before(.page(query))
        return try await repository.page(query, of: user)
    }
    public func todo(_ id: Todo.ID) async throws(RepositoryError) -> Todo? {
        try await before(.todo(id))
        return try await repository.todo(id)
    }
    public func create(_ draft: TodoDraft, of user: User.ID) async throws(RepositoryError) -> Todo {
        try await before(.create(draft))
        return try await repository.create(draft, of: user)
    }
    public func createAll(_ drafts: [TodoDraft], of user: User.ID) async throws(RepositoryError) {
        try await before(.createAll(drafts.count))
        try await repository.createAll(drafts, of: user)
    }
    public func update(_ id: Todo.ID, _ change: TodoChange) async throws(RepositoryError) -> Todo {
        try await before(.update(id, change))
        return try await repository.update(id, change)
    }
    public func setAllCompleted(_ isCompleted: Bool, of user: User.ID) async throws(RepositoryError) {
        try await before(.setAllCompleted(isCompleted))
        try await repository.setAllCompleted(isCompleted, of: user)
    }
    public func delete(_ id: Todo.ID) async throws(RepositoryError) -> TodoDeletion? {
        try await before(.delete(id))
        return try await repository.delete(id)
    }
    public func deleteCompleted(of user: User.ID) async throws(RepositoryError) -> TodoDeletion? {
        try await before(.deleteCompleted)
        return try await repository.deleteCompleted(of: user)
    }
    public func deletion(_ lookup: TodoDeletion.Lookup) async throws(RepositoryError) -> TodoDeletion? {
        try await before(.deletion(lookup))
        return try await repository.deletion(lookup)
    }
    public func restore(_ restoration: TodoRestoration) async throws(RepositoryError) -> [Todo] {
        try await before(.restore(restoration))
        return try await repository.restore(restoration)
    }
}
