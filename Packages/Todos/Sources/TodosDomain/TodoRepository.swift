import SharedData

/// The todos of all people. Who may do what is for the use cases to say.
///
/// All methods throw ``RepositoryError``. What has been deleted is in no answer but a ``TodoDeletion``.
public protocol TodoRepository: Sendable {
    /// What a query finds among a person's todos.
    func page(_ query: TodoQuery, of user: User.ID) async throws(RepositoryError) -> TodoPage
    /// One todo, or nil when there is none with this id.
    func todo(_ id: Todo.ID) async throws(RepositoryError) -> Todo?
    /// Creates a todo behind all others, with an id that no todo ever had.
    func create(_ draft: TodoDraft, of user: User.ID) async throws(RepositoryError) -> Todo
    /// Creates many todos in this order, or none of them if that fails.
    func createAll(_ drafts: [TodoDraft], of user: User.ID) async throws(RepositoryError)
    /// Changes a todo, and gives it as it is then. The reason is `notFound` when there is none with this id.
    func update(_ id: Todo.ID, _ change: TodoChange) async throws(RepositoryError) -> Todo
    /// Makes all of a person's todos done, or none of them.
    func setAllCompleted(_ isCompleted: Bool, of user: User.ID) async throws(RepositoryError)
    /// Deletes a todo. The reason is `notFound` when there is none with this id.
    /// - Returns: What takes it back; nil where nothing can.
    func delete(_ id: Todo.ID) async throws(RepositoryError) -> TodoDeletion?
    /// Deletes all of a person's todos that are done, as one deletion.
    /// - Returns: What takes it back; nil when there were none, or nothing can.
    func deleteCompleted(of user: User.ID) async throws(RepositoryError) -> TodoDeletion?
    /// A deletion that can still be taken back, or nil.
    func deletion(_ lookup: TodoDeletion.Lookup) async throws(RepositoryError) -> TodoDeletion?
    /// Brings back what was deleted, with id, order and state. The reason is `notFound` when that is not, or no longer, possible.
    /// - Returns: What came back, in order.
    func restore(_ restoration: TodoRestoration) async throws(RepositoryError) -> [Todo]
}
