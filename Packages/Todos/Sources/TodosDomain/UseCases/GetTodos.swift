import SharedData

/// Reads a person's todos.
public protocol GetTodos: Sendable {
    /// What a query finds among this person's todos.
    func execute(_ query: TodoQuery, for user: User.ID) async throws(TodoError) -> TodoPage
}

extension GetTodos {
    /// All todos of this person, in order.
    public func all(for user: User.ID) async throws(TodoError) -> [Todo] {
        try await execute(TodoQuery(), for: user).todos
    }
}

/// Reads a person's todos from a repository.
public struct GetTodosUseCase: GetTodos {
    private let repository: any TodoRepository

    /// Makes the use case.
    public init(repository: any TodoRepository) { self.repository = repository }

    public func execute(_ query: TodoQuery, for user: User.ID) async throws(TodoError) -> TodoPage {
        try await TodoError.asking { () async throws(RepositoryError) in
            try await repository.page(query, of: user)
        }
    }
}
