import SharedData
import Testing
import TodosData
import TodosDomain
import TodosTesting

@Suite("The use cases") struct UseCaseTests {
    private let ada = User.ID(1)
    private let ben = User.ID(2)

    /// Use cases over todos of both; the ids 1 to 3 are Ada's, 4 and 5 Ben's.
    private func both() -> (InMemoryTodoDataSource, TodoUseCases) {
        let source = InMemoryTodoDataSource(
            SampleTodos.few + [
                Todo(id: Todo.ID(4), userID: ben, title: "Ben's"),
                Todo(id: Todo.ID(5), userID: ben, title: "Ben's done one", isCompleted: true),
            ])
        return (source, TodoUseCases(repository: DefaultTodoRepository(dataSource: source)))
    }

    @Test("another person's todo is not found on any verb, and stays as it is")
    func others() async throws {
        let (source, useCases) = both()
        let deletion = try #require(try await source.delete(Todo.ID(5)))

        #expect(try await useCases.getTodo.execute(Todo.ID(4), for: ada) == nil)
        for change in [TodoChange(title: "mine"), TodoChange(isCompleted: true), TodoChange()] {
            await #expect(throws: TodoError.notFound) {
                try await useCases.updateTodo.execute(Todo.ID(4), change, for: ada)
            }
        }
        await #expect(throws: TodoError.notFound) { try await useCases.deleteTodo.execute(Todo.ID(4), for: ada) }
        for restoration in [.todo(Todo.ID(4)), .todo(Todo.ID(5)), .deletion(deletion.id)] as [TodoRestoration] {
            await #expect(throws: TodoError.notFound) {
                try await useCases.restoreTodo.execute(restoration, for: ada)
            }
        }
        #expect(try await useCases.restoreTodo.deletion(deletion.id, for: ada) == nil)
        #expect(try await useCases.restoreTodo.deletion(of: Todo.ID(5), for: ada) == nil)
        #expect(try await useCases.restoreTodo.latestDeletion(for: ada) == nil)

        #expect(await source.todo(Todo.ID(4))?.title == "Ben's")
        #expect(await source.todo(Todo.ID(5)) == nil)
        #expect(try await useCases.restoreTodo.latestDeletion(for: ben) == deletion)
    }

    @Test("other people's todos are never counted, completed or cleared")
    func bulk() async throws {
        let (source, useCases) = both()

        try await useCases.completeAllTodos.execute(true, for: ada)
        let cleared = try await useCases.clearCompletedTodos.execute(for: ada)

        #expect(cleared?.count == 3)
        #expect(try await useCases.getTodos.all(for: ada).isEmpty)
        #expect(try await useCases.getTodos.execute(TodoQuery(), for: ben).activeCount == 1)
        #expect(await source.todo(Todo.ID(4))?.isCompleted == false)
    }

    @Test("what can't be a title reaches no repository")
    func titles() async {
        let useCases = TodoUseCases(repository: FakeTodoRepository())

        await #expect(throws: TodoError.invalidTitle(.empty)) {
            try await useCases.createTodo.execute(TodoDraft(title: " "), for: ada)
        }
        await #expect(throws: TodoError.invalidTitle(.containsNull)) {
            try await useCases.updateTodo.execute(Todo.ID(1), TodoChange(title: "\0"), for: ada)
        }
        await #expect(throws: TodoError.invalidTitle(.empty, item: 1)) {
            try await useCases.importTodos.execute(["good", "", "good"].map { TodoDraft(title: $0) }, for: ada)
        }
    }

    @Test("importing nothing asks no repository")
    func importNothing() async throws {
        try await TodoUseCases(repository: FakeTodoRepository()).importTodos.execute([], for: ada)
    }

    @Test("restoring what is not deleted gives it, so that a repeat does no harm")
    func restoreLive() async throws {
        let (_, useCases) = both()

        #expect(try await useCases.restoreTodo.execute(.todo(Todo.ID(1)), for: ada) == [SampleTodos.few[0]])
    }

    @Test(
        "reasons become errors, and errors words",
        arguments: [
            (.network("x"), .networkError("x"), "Network Error"),
            (.decoding("x"), .decodingError("x"), "Data Decoding Error"),
            (.storage("x"), .dataSourceError("x"), "Data Source Error"), (.notFound, .notFound, "Todo Not Found"),
            (.conflict("x"), .conflict("x"), "Conflict With Another Change"),
        ] as [(RepositoryError.Reason, TodoError, String)])
    func reasons(_ reason: RepositoryError.Reason, _ error: TodoError, _ message: String) async {
        var repository = FakeTodoRepository()
        repository.onPage = { _, _ throws(RepositoryError) in throw .fetch(reason) }
        repository.onTodo = { _ throws(RepositoryError) in SampleTodos.few[0] }
        repository.onCreate = { _, _ throws(RepositoryError) in throw .create(reason) }
        repository.onUpdate = { _, _ throws(RepositoryError) in throw .update(reason) }
        repository.onDelete = { _ throws(RepositoryError) in throw .delete(reason) }
        let useCases = TodoUseCases(repository: repository)

        await #expect(throws: error) { try await useCases.getTodos.execute(TodoQuery(), for: ada) }
        await #expect(throws: error) { try await useCases.createTodo.execute(TodoDraft(title: "a"), for: ada) }
        await #expect(throws: error) { try await useCases.updateTodo.execute(Todo.ID(1), TodoChange(), for: ada) }
        await #expect(throws: error) { try await useCases.deleteTodo.execute(Todo.ID(1), for: ada) }
        #expect(error.message == message)
    }

    @Test("a cancellation stays one, and is nothing to show")
    func cancellation() async {
        var repository = FakeTodoRepository()
        repository.onPage = { _, _ throws(RepositoryError) in throw .cancelled }
        let useCases = TodoUseCases(repository: repository)

        await #expect(throws: TodoError.cancelled) { try await useCases.getTodos.execute(TodoQuery(), for: ada) }
        #expect(TodoError.cancelled.message == nil)
    }
}
