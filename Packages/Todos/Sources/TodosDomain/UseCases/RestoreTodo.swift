import SharedData

/// Takes deletions back.
public protocol RestoreTodo: Sendable {
    /// Brings back what this person deleted, with id, order and state.
    /// - Returns: What came back, in order. A todo that is not deleted counts as brought back.
    /// - Throws: ``TodoError/notFound`` when there is nothing to bring back: it came back already, is gone for good, or is someone else's.
    @discardableResult func execute(_ restoration: TodoRestoration, for user: User.ID) async throws(TodoError) -> [Todo]
    /// A deletion of this person that can be taken back; nil when there is none.
    func deletion(_ id: TodoDeletion.ID, for user: User.ID) async throws(TodoError) -> TodoDeletion?
    /// The deletion by which this person's todo went; nil when it is not deleted.
    func deletion(of todo: Todo.ID, for user: User.ID) async throws(TodoError) -> TodoDeletion?
    /// This person's latest deletion that can be taken back; nil when there is none.
    func latestDeletion(for user: User.ID) async throws(TodoError) -> TodoDeletion?
}

/// Takes deletions back in a repository.
public struct RestoreTodoUseCase: RestoreTodo {
    private let repository: any TodoRepository

    /// Makes the use case.
    public init(repository: any TodoRepository) { self.repository = repository }

    public func execute(_ restoration: TodoRestoration, for user: User.ID) async throws(TodoError) -> [Todo] {
        switch restoration {
        case .deletion(let id): guard try await deletion(id, for: user) != nil else { throw .notFound }
        case .todo(let id):
            let todo = try await TodoError.asking { () async throws(RepositoryError) in try await repository.todo(id) }
            if let todo, todo.userID == user { return [todo] }
            guard try await deletion(of: id, for: user) != nil else { throw .notFound }
        }
        return try await TodoError.asking { () async throws(RepositoryError) in
            try await repository.restore(restoration)
        }
    }

    public func deletion(_ id: TodoDeletion.ID, for user: User.ID) async throws(TodoError) -> TodoDeletion? {
        try await find(.id(id), user)
    }

    public func deletion(of todo: Todo.ID, for user: User.ID) async throws(TodoError) -> TodoDeletion? {
        try await find(.todo(todo), user)
    }

    public func latestDeletion(for user: User.ID) async throws(TodoError) -> TodoDeletion? {
        try await find(.latest(user), user)
    }

    private func find(_ lookup: TodoDeletion.Lookup, _ user: User.ID) async throws(TodoError) -> TodoDeletion? {
        let found = try await TodoError.asking { () async throws(RepositoryError) in
            try await repository.deletion(lookup)
        }
        return found?.userID == user ? found : nil
    }
}
