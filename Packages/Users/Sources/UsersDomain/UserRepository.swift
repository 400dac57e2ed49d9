import SharedData

/// The directory. Who may do what is for the use cases to say.
///
/// All methods throw ``RepositoryError``. Who has been removed is in no answer but a ``UserDeletion``.
public protocol UserRepository: Sendable {
    /// Whom a query finds.
    func page(_ query: UserQuery) async throws(RepositoryError) -> UserPage
    /// One person, or nil when there is none with this id.
    func person(_ id: User.ID) async throws(RepositoryError) -> Person?
    /// Adds a person behind all others, with an id that nobody ever had.
    func create(_ draft: PersonDraft, by user: User.ID) async throws(RepositoryError) -> Person
    /// Adds many people in this order, or none of them if that fails.
    func createAll(_ drafts: [PersonDraft], by user: User.ID) async throws(RepositoryError)
    /// Changes a person, and gives them as they are then. The reason is `notFound` when there is none with this id.
    func update(_ id: User.ID, _ change: PersonChange) async throws(RepositoryError) -> Person
    /// Removes a person without an account. The reason is `notFound` when there is none with this id, `conflict` when they have an account.
    /// - Returns: What takes it back; nil where nothing can.
    func delete(_ id: User.ID) async throws(RepositoryError) -> UserDeletion?
    /// A removal that can still be taken back, or nil.
    func deletion(_ lookup: UserDeletion.Lookup) async throws(RepositoryError) -> UserDeletion?
    /// Brings back who was removed; someone who is there stays. The reason is `notFound` when that is not, or no longer, possible.
    func restore(_ id: User.ID) async throws(RepositoryError) -> Person
    /// Removes a person who has an account, for good, with everything that goes with them. The reason is `notFound` when there is none.
    /// - Parameter password: For a repository behind a server, which checks it there; the others need none.
    func deleteAccount(_ id: User.ID, password: String) async throws(RepositoryError)
}
