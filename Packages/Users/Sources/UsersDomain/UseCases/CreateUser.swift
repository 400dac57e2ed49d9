import SharedData

/// Adds a person to the directory.
public protocol CreateUser: Sendable {
    /// Adds a person, behind all others. The name and the details are trimmed.
    /// - Throws: ``UserError/invalid(_:item:)`` when one of them is not allowed; then nothing is stored.
    func execute(_ draft: PersonDraft, for user: User.ID) async throws(UserError) -> Person
}

/// Adds a person in a repository.
public struct CreateUserUseCase: CreateUser {
    private let repository: any UserRepository

    /// Makes the use case.
    public init(repository: any UserRepository) { self.repository = repository }

    public func execute(_ draft: PersonDraft, for user: User.ID) async throws(UserError) -> Person {
        let draft = try draft.validated()
        return try await UserError.asking { () async throws(RepositoryError) in
            try await repository.create(draft, by: user)
        }
    }
}

extension PersonDraft {
    /// The draft with a name and details that are allowed.
    func validated(item: Int? = nil) throws(UserError) -> PersonDraft {
        do {
            return PersonDraft(
                name: try PersonRules.name(name), details: try PersonRules.details(details).withoutEmpty)
        } catch { throw .invalid(error, item: item) }
    }
}
