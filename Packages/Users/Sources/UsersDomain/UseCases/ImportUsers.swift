import SharedData

/// Adds many people at once.
public protocol ImportUsers: Sendable {
    /// Adds people in this order, behind all others: all of them or, if one can't be, none.
    /// - Throws: ``UserError/invalid(_:item:)`` with the index of the first that can't be, and the field.
    func execute(_ drafts: [PersonDraft], for user: User.ID) async throws(UserError)
}

/// Adds many people at once in a repository.
public struct ImportUsersUseCase: ImportUsers {
    private let repository: any UserRepository

    /// Makes the use case.
    public init(repository: any UserRepository) { self.repository = repository }

    public func execute(_ drafts: [PersonDraft], for user: User.ID) async throws(UserError) {
        var valid: [PersonDraft] = []
        valid.reserveCapacity(drafts.count)
        for (item, draft) in drafts.enumerated() { valid.append(try draft.validated(item: item)) }
        let all = valid
        guard !all.isEmpty else { return }
        try await UserError.asking { () async throws(RepositoryError) in
            try await repository.createAll(all, by: user)
        }
    }
}
