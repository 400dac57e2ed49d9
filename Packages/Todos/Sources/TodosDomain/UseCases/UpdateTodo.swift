import SharedData

/// Changes a todo.
public protocol UpdateTodo: Sendable {
    /// Changes this person's todo, and gives it as it is then. Doing it twice does no harm. A new title is trimmed.
    /// - Throws: ``TodoError/notFound`` when there is none, or it is someone else's; ``TodoError/invalidTitle(_:item:)``.
    func execute(_ id: Todo.ID, _ change: TodoChange, for user: User.ID) async throws(TodoError) -> Todo
}

/// Changes a todo in a repository.
public struct UpdateTodoUseCase: UpdateTodo {
    private let repository: any TodoRepository

    /// Makes the use case.
    public init(repository: any TodoRepository) { self.repository = repository }

    public func execute(_ id: Todo.ID, _ change: TodoChange, for user: User.ID) async throws(TodoError) -> Todo {
        let valid = try change.validated()
        try await repository.checkOwner(of: id, is: user)
        return try await TodoError.asking { () async throws(RepositoryError) in
            try await repository.update(id, valid)
        }
    }
}

extension TodoChange {
    fileprivate func validated() throws(TodoError) -> TodoChange {
        guard let title else { return self }
        do { return TodoChange(title: try TodoTitle.validated(title), isCompleted: isCompleted) } catch {
            throw .invalidTitle(error)
        }
    }
}
