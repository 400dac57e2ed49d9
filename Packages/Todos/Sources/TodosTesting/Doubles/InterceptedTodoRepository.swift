import SharedData
import TodosDomain

/// A repository in front of another: it lets a test wait, look or fail before each call that it passes on.
public struct InterceptedTodoRepository: TodoRepository {
    /// What was called.
    public enum Call: Sendable, Equatable {
        case page(TodoQuery)
        case todo(Todo.ID)
        case create(TodoDraft)
        case createAll(Int)
        case update(Todo.ID, TodoChange)
        case setAllCompleted(Bool)
        case delete(Todo.ID)
        case deleteCompleted
        case deletion(TodoDeletion.Lookup)
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
    private let before: @Sendable (Call) async throws(TodoRepositoryError) -> Void

    /// Makes a repository in front of another.
    public init(
        _ repository: any TodoRepository, before: @escaping @Sendable (Call) async throws(TodoRepositoryError) -> Void
    ) {
        self.repository = repository
        self.before = before
    }

    public func page(_ query: TodoQuery, of user: User.ID) async throws(TodoRepositoryError) -> TodoPage {
        try await before(.page(query))
        return try await repository.page(query, of: user)
    }
    public func todo(_ id: Todo.ID) async throws(TodoRepositoryError) -> Todo? {
        try await before(.todo(id))
        return try await repository.todo(id)
    }
    public func create(_ draft: TodoDraft, of user: User.ID) async throws(TodoRepositoryError) -> Todo {
        try await before(.create(draft))
        return try await repository.create(draft, of: user)
    }
    public func createAll(_ drafts: [TodoDraft], of user: User.ID) async throws(TodoRepositoryError) {
        try await before(.createAll(drafts.count))
        try await repository.createAll(drafts, of: user)
    }
    public func update(_ id: Todo.ID, _ change: TodoChange) async throws(TodoRepositoryError) -> Todo {
        try await before(.update(id, change))
        return try await repository.update(id, change)
    }
    public func setAllCompleted(_ isCompleted: Bool, of user: User.ID) async throws(TodoRepositoryError) {
        try await before(.setAllCompleted(isCompleted))
        try await repository.setAllCompleted(isCompleted, of: user)
    }
    public func delete(_ id: Todo.ID) async throws(TodoRepositoryError) -> TodoDeletion? {
        try await before(.delete(id))
        return try await repository.delete(id)
    }
    public func deleteCompleted(of user: User.ID) async throws(TodoRepositoryError) -> TodoDeletion? {
        try await before(.deleteCompleted)
        return try await repository.deleteCompleted(of: user)
    }
    public func deletion(_ lookup: TodoDeletion.Lookup) async throws(TodoRepositoryError) -> TodoDeletion? {
        try await before(.deletion(lookup))
        return try await repository.deletion(lookup)
    }
    public func restore(_ restoration: TodoRestoration) async throws(TodoRepositoryError) -> [Todo] {
        try await before(.restore(restoration))
        return try await repository.restore(restoration)
    }
}
