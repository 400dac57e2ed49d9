import SharedData
import TodosDomain

/// A repository that does what a test says, method by method. Calling one that no test has said anything of ends the
/// process with its name: it's a defect of the test.
public struct FakeTodoRepository: TodoRepository {
    /// Which part of whose todos a list gets.
    public var onPage: @Sendable (TodoQuery, User.ID) async throws(RepositoryError) -> TodoPage = { _, _ in
        unstubbed("page")
    }
    /// The todo behind an id; nil stands for one that is not there.
    public var onTodo: @Sendable (Todo.ID) async throws(RepositoryError) -> Todo? = { _ in unstubbed("todo") }
    /// What becomes of a draft: the todo, with the id that the test chooses.
    public var onCreate: @Sendable (TodoDraft, User.ID) async throws(RepositoryError) -> Todo = { _, _ in
        unstubbed("create")
    }
    /// What happens to an import; throwing stands for one of which nothing was stored.
    public var onCreateAll: @Sendable ([TodoDraft], User.ID) async throws(RepositoryError) -> Void = { _, _ in
        unstubbed("createAll")
    }
    /// The todo as it is after a change; throw `notFound` for one that is gone.
    public var onUpdate: @Sendable (Todo.ID, TodoChange) async throws(RepositoryError) -> Todo = { _, _ in
        unstubbed("update")
    }
    /// What happens when all of a person's todos become done or open.
    public var onSetAllCompleted: @Sendable (Bool, User.ID) async throws(RepositoryError) -> Void = { _, _ in
        unstubbed("setAllCompleted")
    }
    /// What takes a deletion back; nil where nothing can.
    public var onDelete: @Sendable (Todo.ID) async throws(RepositoryError) -> TodoDeletion? = { _ in
        unstubbed("delete")
    }
    /// What takes back that all done todos went; nil when there were none.
    public var onDeleteCompleted: @Sendable (User.ID) async throws(RepositoryError) -> TodoDeletion? = { _ in
        unstubbed("deleteCompleted")
    }
    /// The deletion that can still be taken back; nil when it is too late.
    public var onDeletion: @Sendable (TodoDeletion.Lookup) async throws(RepositoryError) -> TodoDeletion? = { _ in
        unstubbed("deletion")
    }
    /// The todos that came back, in order; throw `notFound` when it is too late.
    public var onRestore: @Sendable (TodoRestoration) async throws(RepositoryError) -> [Todo] = { _ in
        unstubbed("restore")
    }

    /// Makes a repository of which nothing is said yet.
    public init() {}

    public func page(_ query: TodoQuery, of user: User.ID) async throws(RepositoryError) -> TodoPage {
        try await onPage(query, user)
    }
    public func todo(_ id: Todo.ID) async throws(RepositoryError) -> Todo? { try await onTodo(id) }
    public func create(_ draft: TodoDraft, of user: User.ID) async throws(RepositoryError) -> Todo {
        try await onCreate(draft, user)
    }
    public func createAll(_ drafts: [TodoDraft], of user: User.ID) async throws(RepositoryError) {
        try await onCreateAll(drafts, user)
    }
    public func update(_ id: Todo.ID, _ change: TodoChange) async throws(RepositoryError) -> Todo {
        try await onUpdate(id, change)
    }
    public func setAllCompleted(_ isCompleted: Bool, of user: User.ID) async throws(RepositoryError) {
        try await onSetAllCompleted(isCompleted, user)
    }
    public func delete(_ id: Todo.ID) async throws(RepositoryError) -> TodoDeletion? { try await onDelete(id) }
    public func deleteCompleted(of user: User.ID) async throws(RepositoryError) -> TodoDeletion? {
        try await onDeleteCompleted(user)
    }
    public func deletion(_ lookup: TodoDeletion.Lookup) async throws(RepositoryError) -> TodoDeletion? {
        try await onDeletion(lookup)
    }
    public func restore(_ restoration: TodoRestoration) async throws(RepositoryError) -> [Todo] {
        try await onRestore(restoration)
    }
}

private func unstubbed(_ method: String) -> Never {
    preconditionFailure("FakeTodoRepository.\(method) was called, and the test has not said what it does")
}
