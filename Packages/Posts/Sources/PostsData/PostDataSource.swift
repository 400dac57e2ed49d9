import PostsDomain
import SharedData

/// Where posts are kept: memory, a database, or a server. Who may do what is for the layers above to check.
///
/// All methods throw ``DataSourceError``. The contract suite in PostsTesting says what each must do.
public protocol PostDataSource: Sendable {
    /// What a query finds.
    func page(_ query: PostQuery) async throws(DataSourceError) -> PostPage
    /// One post, or nil when there is none with this id.
    func post(_ id: Post.ID) async throws(DataSourceError) -> Post?
    /// Stores a new post, newer than all others, with an id that no post ever had.
    func create(_ draft: PostDraft, by author: User.ID) async throws(DataSourceError) -> Post
    /// Stores new posts, each newer than the one before it, all of them or none.
    func createAll(_ drafts: [PostDraft], by author: User.ID) async throws(DataSourceError)
    /// Changes a post, and gives it as it is then. Throws `notFound` when there is none with this id.
    func update(_ id: Post.ID, _ change: PostChange) async throws(DataSourceError) -> Post
    /// Deletes a post so that it can be restored for ``PostDeletion/days`` days. Throws `notFound` when there is none with this id.
    /// - Returns: What can be taken back; nil where nothing can.
    func delete(_ id: Post.ID) async throws(DataSourceError) -> PostDeletion?
    /// A deletion that can still be taken back, or nil.
    func deletion(_ lookup: PostDeletion.Lookup) async throws(DataSourceError) -> PostDeletion?
    /// Brings back a deleted post, with its id and place. Throws `notFound` when there is nothing to bring back.
    func restore(_ id: Post.ID) async throws(DataSourceError) -> Post
}
