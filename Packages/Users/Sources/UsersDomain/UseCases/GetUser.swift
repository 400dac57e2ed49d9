import SharedData

/// Reads one person of the directory.
public protocol GetUser: Sendable {
    /// The person with this id; nil when there is none.
    func execute(_ id: User.ID) async throws(UserError) -> Person?
}

/// Reads one person from a repository.
public struct GetUserUseCase: GetUser {
    private let repository: any UserRepository

    /// Makes the use case.
    public init(repository: any UserRepository) { self.repository = repository }

    public func execute(_ id: User.ID) async throws(UserError) -> Person? {
        try await UserError.asking { () async throws(RepositoryError) in
            try await repository.person(id)
        }
    }
}

extension UserRepository {
    /// The person, of whom it is sure that this user may change them.
    /// - Throws: `notFound` when there is none, `forbidden` when it is someone else's.
    func changeable(_ id: User.ID, by user: User.ID) async throws(UserError) -> Person {
        let person = try await UserError.asking { () async throws(RepositoryError) in try await self.person(id) }
        guard let person else { throw .notFound }
        guard person.mayBeChanged(by: user) else { throw .notYours }
        return person
    }
}
