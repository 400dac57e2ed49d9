import SharedData

/// The posts of all people. Who may do what is for the use cases to say.
///
/// All methods throw ``RepositoryError``. What has been deleted is in no answer but a ``PostDeletion``.
public protocol PostRepository: Sendable {
    /// What a query finds.
    func page(_ query: PostQuery) async throws(RepositoryError) -> PostPage
    /// One post, or nil when there is none with this id.
    func post(_ id: Post.ID) async throws(RepositoryError) -> Post?
    /// Creates a post, newer than all others, with an id that no post ever had.
    func create(_ draft: PostDraft, by author: User.ID) async throws(RepositoryError) -> Post
    /// Creates many posts, each newer than the one before it, or none of them if that fails.
    func createAll(_ drafts: [PostDraft], by author: User.ID) async throws(RepositoryError)
    /// Changes a post, and gives it as it is then. The reason is `notFound` when there is none with this id.
    func update(_ id: Post.ID, _ change: PostChange) async throws(RepositoryError) -> Post
    /// Deletes a post. The reason is `notFound` when there is none with this id.
    /// - Returns: What can be taken back; nil where nothing can.
    func delete(_ id: Post.ID) async throws(RepositoryError) -> PostDeletion?
    /// A deletion that can still be taken back, or nil.
    func deletion(_ lookup: PostDeletion.Lookup) async throws(RepositoryError) -> PostDeletion?
    /// Brings back a deleted post, with its id and place. The reason is `notFound` when that is not, or no longer, possible.
    func restore(_ id: Post.ID) async throws(RepositoryError) -> Post
}
