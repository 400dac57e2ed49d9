import SharedData
import UsersDomain

/// Where the directory is kept: memory, a database, or a server. Who may do what is for the layers above to check.
///
/// All methods throw ``DataSourceError``. The contract suite in UsersTesting says what each must do.
public protocol UserDataSource: Sendable {
    /// Whom a query finds.
    func page(_ query: UserQuery) async throws(DataSourceError) -> UserPage
    /// One person, or nil when there is none with this id.
    func person(_ id: User.ID) async throws(DataSourceError) -> Person?
    /// Stores a new person behind all others, with an id that nobody ever had.
    func create(_ draft: PersonDraft, by user: User.ID) async throws(DataSourceError) -> Person
    /// Stores new people in this order, all of them or none.
    func createAll(_ drafts: [PersonDraft], by user: User.ID) async throws(DataSourceError)
    /// Changes a person, and gives them as they are then. Throws `notFound` when there is none with this id.
    func update(_ id: User.ID, _ change: PersonChange) async throws(DataSourceError) -> Person
    /// Removes a person so that they can be brought back for ``UsersDomain/UserDeletion/days`` days. Throws `notFound` when there is none with
    /// this id, `conflict` when they have an account.
    /// - Returns: What takes it back; nil where nothing can.
    func delete(_ id: User.ID) async throws(DataSourceError) -> UserDeletion?
    /// A removal that can still be taken back, or nil.
    func deletion(_ lookup: UserDeletion.Lookup) async throws(DataSourceError) -> UserDeletion?
    /// Brings back who was removed; someone who is there stays. Throws `notFound` when there is nobody to bring back.
    func restore(_ id: User.ID) async throws(DataSourceError) -> Person
    /// Removes a person who has an account, for good, with all rows that are theirs. Throws `notFound` when there is none.
    /// - Parameter password: What a server is sent, which checks it. Others pass it over: it has been checked.
    func deleteAccount(_ id: User.ID, password: String) async throws(DataSourceError)
}
