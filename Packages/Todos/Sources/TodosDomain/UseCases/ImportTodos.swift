import SharedData

/// Creates many todos at once.
public protocol ImportTodos: Sendable {
    /// Creates todos for this person in this order, behind all others: all of them or, if one can't be, none.
    /// - Throws: ``TodoError/invalidTitle(_:item:)`` with the index of the first whose title may be none.
    func execute(_ drafts: [TodoDraft], for user: User.ID) async throws(TodoError)
}

/// Creates many todos at once in a repository.
public struct ImportTodosUseCase: ImportTodos {
    private let repository: any TodoRepository

    /// Makes the use case.
    public init(repository: any TodoRepository) { self.repository = repository }

    public func execute(_ drafts: [TodoDraft], for user: User.ID) async throws(TodoError) {
        var valid: [TodoDraft] = []
        valid.reserveCapacity(drafts.count)
        for (item, draft) in drafts.enumerated() { valid.append(try draft.validated(item: item)) }
        let all = valid
        guard !all.isEmpty else { return }
        try await TodoError.asking { () async throws(RepositoryError) in
            try await repository.createAll(all, of: user)
        }
    }
}
