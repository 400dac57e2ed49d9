import SharedData

/// Makes all todos done, or none of them.
public protocol CompleteAllTodos: Sendable {
    /// Makes all of this person's todos done, or reopens all of them.
    func execute(_ isCompleted: Bool, for user: User.ID) async throws(TodoError)
}

/// Makes all todos done, or none of them, in a repository.
public struct CompleteAllTodosUseCase: CompleteAllTodos {
    private let repository: any TodoRepository

    /// Makes the use case.
    public init(repository: any TodoRepository) { self.repository = repository }

    public func execute(_ isCompleted: Bool, for user: User.ID) async throws(TodoError) {
        try await TodoError.asking { () async throws(RepositoryError) in
            try await repository.setAllCompleted(isCompleted, of: user)
        }
    }
}
