import SharedData

/// Creates a todo.
public protocol CreateTodo: Sendable {
    /// Creates a todo for this person, behind all others. The title is trimmed.
    /// - Throws: ``TodoError/invalidTitle(_:item:)`` when the title may be none; then nothing is stored.
    func execute(_ draft: TodoDraft, for user: User.ID) async throws(TodoError) -> Todo
}

/// Creates a todo in a repository.
public struct CreateTodoUseCase: CreateTodo {
    private let repository: any TodoRepository

    /// Makes the use case.
    public init(repository: any TodoRepository) { self.repository = repository }

    public func execute(_ draft: TodoDraft, for user: User.ID) async throws(TodoError) -> Todo {
        let draft = try draft.validated()
        return try await TodoError.asking { () async throws(RepositoryError) in
            try await repository.create(draft, of: user)
        }
    }
}

extension TodoDraft {
    /// The draft with a title that may be one.
    func validated(item: Int? = nil) throws(TodoError) -> TodoDraft {
        do { return TodoDraft(title: try TodoTitle.validated(title), isCompleted: isCompleted) } catch {
            throw .invalidTitle(error, item: item)
        }
    }
}
