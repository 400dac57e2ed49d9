import PostsData
import PostsDomain
import SharedData
import Testing

@Suite("The repository") struct DefaultPostRepositoryTests {
    private static let reasons: [(DataSourceError, RepositoryError.Reason, PostError)] = [
        (.badURL("x"), .network("The address of the server is not usable: x"), .networkError("")),
        (.requestFailed("x"), .network("The server could not be asked: x"), .networkError("")),
        (.unexpectedStatus(500, "x"), .network("The server answered with status 500: x"), .networkError("")),
        (.decoding("x"), .decoding("The answer is not as it should be: x"), .decodingError("")),
        (.storage("x"), .storage("x"), .dataSourceError("")), (.notFound, .notFound, .notFound),
        (.conflict("x"), .conflict("x"), .conflict("")),
    ]

    @Test("says which operation failed and for what reason", arguments: reasons)
    func operations(_ error: DataSourceError, _ reason: RepositoryError.Reason, _: PostError) async {
        #expect(
            await failures(error) == [
                .fetch(reason), .fetch(reason), .create(reason), .create(reason), .update(reason), .delete(reason),
                .fetch(reason), .update(reason),
            ])
    }

    @Test("passes a cancellation on as one")
    func cancellation() async {
        #expect(await failures(.cancelled) == Array(repeating: .cancelled, count: 8))
    }

    @Test("a reason becomes a use case's error, and that a message", arguments: reasons)
    func messages(_ error: DataSourceError, _: RepositoryError.Reason, _ expected: PostError) async {
        let useCase = GetPostsUseCase(
            repository: DefaultPostRepository(dataSource: FailingDataSource(error: error)))

        do throws(PostError) {
            _ = try await useCase.execute(PostQuery())
            Issue.record("nothing was thrown")
        } catch {
            #expect(error.message == expected.message)
        }
    }

    private func failures(_ error: DataSourceError) async -> [RepositoryError] {
        let repository = DefaultPostRepository(dataSource: FailingDataSource(error: error))
        let (user, id) = (User.ID(1), Post.ID(1))
        let calls: [() async throws -> Void] = [
            { _ = try await repository.page(PostQuery()) }, { _ = try await repository.post(id) },
            { _ = try await repository.create(PostDraft(title: "a", body: "b"), by: user) },
            { try await repository.createAll([], by: user) }, { _ = try await repository.update(id, PostChange()) },
            { _ = try await repository.delete(id) }, { _ = try await repository.deletion(.latest(user)) },
            { _ = try await repository.restore(id) },
        ]
        var errors: [RepositoryError] = []
        for call in calls {
            do { try await call() } catch { if let error = error as? RepositoryError { errors.append(error) } }
        }
        return errors
    }
}

/// Fails at everything in one way.
private struct FailingDataSource: PostDataSource {
    let error: DataSourceError

    func page(_: PostQuery) throws(DataSourceError) -> PostPage { throw error }
    func post(_: Post.ID) throws(DataSourceError) -> Post? { throw error }
    func create(_: PostDraft, by _: User.ID) throws(DataSourceError) -> Post { throw error }
    func createAll(_: [PostDraft], by _: User.ID) throws(DataSourceError) { throw error }
    func update(_: Post.ID, _: PostChange) throws(DataSourceError) -> Post { throw error }
    func delete(_: Post.ID) throws(DataSourceError) -> PostDeletion? { throw error }
    func deletion(_: PostDeletion.Lookup) throws(DataSourceError) -> PostDeletion? { throw error }
    func restore(_: Post.ID) throws(DataSourceError) -> Post { throw error }
}
