import SharedData
import TodosDomain

/// Where todos are kept: memory, a database, or a server. Whose they are is for the layers above to check.
///
/// All methods throw ``DataSourceError``. The contract suite in TodosTesting says what each must do.
public protocol TodoDataSource: Sendable {
    /// What a query finds among a person's todos.
    func page(_ query: TodoQuery, of user: User.ID) async throws(DataSourceError) -> TodoPage
    /// One todo, or nil when there is none with this id.
    func todo(_ id: Todo.ID) async throws(DataSourceError) -> Todo?
    /// Stores a new todo behind all others, with an id that no todo ever had.
    func create(_ draft: TodoDraft, of user: User.ID) async throws(DataSourceError) -> Todo
    /// Stores new todos in this order, all of them or none.
    func createAll(_ drafts: [TodoDraft], of user: User.ID) async throws(DataSourceError)
    /// Changes a todo, and gives it as it is then. Throws `notFound` when there is none with this id.
    func update(_ id: Todo.ID, _ change: TodoChange) async throws(DataSourceError) -> Todo
    /// Makes all of a person's todos done, or none of them.
    func setAllCompleted(_ isCompleted: Bool, of user: User.ID) async throws(DataSourceError)
    /// Deletes a todo so that it can be restored for ``TodoDeletion/days`` days. Throws `notFound` when there is none with this id.
    /// - Returns: What takes it back; nil where nothing can.
    func delete(_ id: Todo.ID) async throws(DataSourceError) -> TodoDeletion?
    /// Deletes all of a person's todos that are done, as one deletion.
    /// - Returns: What takes it back; nil when there were none, or nothing can.
    func deleteCompleted(of user: User.ID) async throws(DataSourceError) -> TodoDeletion?
    /// A deletion that can still be taken back, or nil.
    func deletion(_ lookup: TodoDeletion.Lookup) async throws(DataSourceError) -> TodoDeletion?
    /// Brings back what was deleted, with id, order and state. Throws `notFound` when there is nothing to bring back.
    /// - Returns: What came back, in order.
    func restore(_ restoration: TodoRestoration) async throws(DataSourceError) -> [Todo]
}
