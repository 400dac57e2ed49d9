import SharedData

/// Reads one todo of a person.
public protocol GetTodo: Sendable {
    /// The todo with this id; nil when there is none, or it is someone else's.
    func execute(_ id: Todo.ID, for user: User.ID) async throws(TodoError) -> Todo?
}

/// Reads one todo of a person from a repository.
public struct GetTodoUseCase: GetTodo {
    private let repository: any TodoRepository

    /// Makes the use case.
    public init(repository: any TodoRepository) { self.repository = repository }

    public func execute(_ id: Todo.ID, for user: User.ID) async throws(TodoError) -> Todo? {
        let todo = try await TodoError.asking { () async throws(RepositoryError) in try await repository.todo(id) }
        return todo?.userID == user ? todo : nil
    }
}

extension TodoRepository {
    /// Makes sure that a todo is there and belongs to a person.
    func checkOwner(of id: Todo.ID, is user: User.ID) async throws(TodoError) {
        let todo = try await TodoError.asking { () async throws(RepositoryError) in try await self.todo(id) }
        guard todo?.userID == user else { throw .notFound }
    }
}
