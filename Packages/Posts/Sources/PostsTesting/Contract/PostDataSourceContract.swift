import PostsData
import PostsDomain
import ServiceTesting
import SharedData
import SharedDataTesting

/// What every ``PostDataSource`` must do, case by case. A case that does not hold throws a ``ContractFailure``.
///
///     for contractCase in PostDataSourceContract.cases {
///         try await contractCase.run(.init(InMemoryPostDataSource(people: [ada]), of: ada))
///     }
public enum PostDataSourceContract {
    /// All cases. Each wants a subject of its own, with nothing in it.
    public static let cases: [Case] = basics + writing + deleting + querying

    /// One thing that must hold.
    public typealias Case = ContractCase<Subject>
    /// What a case is tried on.
    public typealias Subject = DataSourceSubject<any PostDataSource>
}

extension DataSourceSubject<any PostDataSource> {
    /// Creates a post by the user.
    func create(_ title: String, _ body: String = "text") async throws -> Post {
        try await source.create(PostDraft(title: title, body: body), by: user.id)
    }

    /// All posts, newest first.
    func all() async throws -> [Post] { try await source.page(PostQuery()).posts }

    /// Deletes a post, which must be undoable.
    func delete(_ id: Post.ID) async throws -> PostDeletion {
        guard let deletion = try await source.delete(id) else {
            throw ContractFailure("deleting \(id) gave nothing that can be taken back")
        }
        return deletion
    }
}
