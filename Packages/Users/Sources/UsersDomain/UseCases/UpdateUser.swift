import SharedData

/// Changes a person of the directory.
public protocol UpdateUser: Sendable {
    /// Changes a person, and gives them as they are then. Doing it twice does no harm. Texts are trimmed.
    /// - Throws: ``UserError/notFound``; ``UserError/forbidden(_:)`` when whoever asks neither is nor added the person;
    ///   ``UserError/invalid(_:item:)``.
    func execute(_ id: User.ID, _ change: PersonChange, for user: User.ID) async throws(UserError) -> Person
}

/// Changes a person in a repository.
public struct UpdateUserUseCase: UpdateUser {
    private let repository: any UserRepository

    /// Makes the use case.
    public init(repository: any UserRepository) { self.repository = repository }

    public func execute(_ id: User.ID, _ change: PersonChange, for user: User.ID) async throws(UserError) -> Person {
        let valid = try change.validated()
        _ = try await repository.changeable(id, by: user)
        return try await UserError.asking { () async throws(RepositoryError) in
            try await repository.update(id, valid)
        }
    }
}

extension PersonChange {
    fileprivate func validated() throws(UserError) -> PersonChange {
        do {
            let details = try PersonRules.details(details)
            guard let name else { return PersonChange(details: details) }
            return PersonChange(name: try PersonRules.name(name), details: details)
        } catch { throw .invalid(error) }
    }
}
