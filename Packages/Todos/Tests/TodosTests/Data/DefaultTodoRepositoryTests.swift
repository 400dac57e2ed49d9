import SharedData
import Testing
import TodosData
import TodosDomain

@Suite("The repository") struct DefaultTodoRepositoryTests {
    private static let reasons: [(DataSourceError, RepositoryError.Reason)] = [
        (.badURL("x"), .network("The address of the server is not usable: x")),
        (.requestFailed("x"), .network("The server could not be asked: x")),
        (.unexpectedStatus(500, "x"), .network("The server answered with status 500: x")),
        (.decoding("x"), .decoding("The answer is not as it should be: x")), (.storage("x"), .storage("x")),
        (.notFound, .notFound), (.conflict("x"), .conflict("x")),
    ]

    @Test("says which operation failed and for what reason", arguments: reasons)
    func operations(_ error: DataSourceError, _ reason: RepositoryError.Reason) async {
        let seen = await failures(error)

        #expect(seen == expected(RepositoryError.fetch, .create, .update, .delete, reason))
    }

    @Test("passes a cancellation on as one")
    func cancellation() async {
        #expect(await failures(.cancelled) == Array(repeating: .cancelled, count: 10))
    }

    private func expected(
        _ fetch: (RepositoryError.Reason) -> RepositoryError, _ create: Operation, _ update: Operation,
        _ delete: Operation, _ reason: RepositoryError.Reason
    ) -> [RepositoryError] {
        [fetch(reason), fetch(reason), create.error(reason), create.error(reason), update.error(reason)]
            + [update.error(reason), delete.error(reason), delete.error(reason), fetch(reason), update.error(reason)]
    }

    private enum Operation {
        case create, update, delete

        func error(_ reason: RepositoryError.Reason) -> RepositoryError {
            switch self {
            case .create: .create(reason)
            case .update: .update(reason)
            case .delete: .delete(reason)
            }
        }
    }

    private func failures(_ error: DataSourceError) async -> [RepositoryError] {
        let repository = DefaultTodoRepository(dataSource: FailingDataSource(error: error))
        let (user, id) = (User.ID(1), Todo.ID(1))
        let calls: [() async throws -> Void] = [
            { _ = try await repository.page(TodoQuery(), of: user) },
            { _ = try await repository.todo(id) },
            { _ = try await repository.create(TodoDraft(title: "a"), of: user) },
            { try await repository.createAll([], of: user) },
            { _ = try await repository.update(id, TodoChange()) },
            { try await repository.setAllCompleted(true, of: user) },
            { _ = try await repository.delete(id) },
            { _ = try await repository.deleteCompleted(of: user) },
            { _ = try await repository.deletion(.latest(user)) },
            { _ = try await repository.restore(.todo(id)) },
        ]
        var errors: [RepositoryError] = []
        for call in calls {
            do { try await call() } catch { if let error = error as? RepositoryError { errors.append(error) } }
        }
        return errors
    }
}

/// Fails at everything in one way.
private struct FailingDataSource: TodoDataSource {
    let error: DataSourceError

    func page(_: TodoQuery, of _: User.ID) throws(DataSourceError) -> TodoPage { throw error }
    func todo(_: Todo.ID) throws(DataSourceError) -> Todo? { throw error }
    func create(_: TodoDraft, of _: User.ID) throws(DataSourceError) -> Todo { throw error }
    func createAll(_: [TodoDraft], of _: User.ID) throws(DataSourceError) { throw error }
    func update(_: Todo.ID, _: TodoChange) throws(DataSourceError) -> Todo { throw error }
    func setAllCompleted(_: Bool, of _: User.ID) throws(DataSourceError) { throw error }
    func delete(_: Todo.ID) throws(DataSourceError) -> TodoDeletion? { throw error }
    func deleteCompleted(of _: User.ID) throws(DataSourceError) -> TodoDeletion? { throw error }
    func deletion(_: TodoDeletion.Lookup) throws(DataSourceError) -> TodoDeletion? { throw error }
    func restore(_: TodoRestoration) throws(DataSourceError) -> [Todo] { throw error }
}
