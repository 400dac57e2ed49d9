import SharedData

/// Deletes the todos that are done.
public protocol ClearCompletedTodos: Sendable {
    /// Deletes all of this person's todos that are done, as one deletion.
    /// - Returns: What takes it back; nil when there were none, or nothing can.
    @discardableResult func execute(for user: User.ID) async throws(TodoError) -> TodoDeletion?
}

/// Deletes the todos that are done in a repository.
public struct ClearCompletedTodosUseCase: ClearCompletedTodos {
    private let repository: any TodoRepository

    /// Makes the use case.
    public init(repository: any TodoRepository) { self.repository = repository }

    public func execute(for user: User.ID) async throws(TodoError) -> TodoDeletion? {
        try await TodoError.asking { () async throws(RepositoryError) in
            try await repository.deleteCompleted(of: user)
        }
    }
}
