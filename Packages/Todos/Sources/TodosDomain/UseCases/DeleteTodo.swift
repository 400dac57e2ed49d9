import SharedData

/// Deletes a todo.
public protocol DeleteTodo: Sendable {
    /// Deletes this person's todo.
    /// - Returns: What takes it back; nil where nothing can.
    /// - Throws: ``TodoError/notFound`` when there is none, or it is someone else's.
    @discardableResult func execute(_ id: Todo.ID, for user: User.ID) async throws(TodoError) -> TodoDeletion?
}

/// Deletes a todo in a repository.
public struct DeleteTodoUseCase: DeleteTodo {
    private let repository: any TodoRepository

    /// Makes the use case.
    public init(repository: any TodoRepository) { self.repository = repository }

    public func execute(_ id: Todo.ID, for user: User.ID) async throws(TodoError) -> TodoDeletion? {
        try await repository.checkOwner(of: id, is: user)
        return try await TodoError.asking { () async throws(RepositoryError) in
            try await repository.delete(id)
        }
    }
}
