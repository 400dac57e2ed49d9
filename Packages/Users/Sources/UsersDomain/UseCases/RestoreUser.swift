import SharedData

/// Takes removals back.
public protocol RestoreUser: Sendable {
    /// Brings back a person whom this user had added and removed, with id, place and details. Someone who is there stays so.
    /// - Throws: ``UserError/notFound`` when there is nobody to bring back: they came back already, are gone for good, or are someone else's.
    @discardableResult func execute(_ id: User.ID, for user: User.ID) async throws(UserError) -> Person
    /// The removal of a person whom this user had added, if it can be taken back.
    func deletion(of id: User.ID, for user: User.ID) async throws(UserError) -> UserDeletion?
    /// This user's latest removal that can be taken back; nil when there is none.
    func latestDeletion(for user: User.ID) async throws(UserError) -> UserDeletion?
}

/// Takes removals back in a repository.
public struct RestoreUserUseCase: RestoreUser {
    private let repository: any UserRepository

    /// Makes the use case.
    public init(repository: any UserRepository) { self.repository = repository }

    public func execute(_ id: User.ID, for user: User.ID) async throws(UserError) -> Person {
        let person = try await UserError.asking { () async throws(RepositoryError) in try await repository.person(id) }
        if let person, person.mayBeChanged(by: user) { return person }
        guard try await deletion(of: id, for: user) != nil else { throw .notFound }
        return try await UserError.asking { () async throws(RepositoryError) in
            try await repository.restore(id)
        }
    }

    public func deletion(of id: User.ID, for user: User.ID) async throws(UserError) -> UserDeletion? {
        try await find(.person(id), user)
    }

    public func latestDeletion(for user: User.ID) async throws(UserError) -> UserDeletion? {
        try await find(.latest(by: user), user)
    }

    private func find(_ lookup: UserDeletion.Lookup, _ user: User.ID) async throws(UserError) -> UserDeletion? {
        let found = try await UserError.asking { () async throws(RepositoryError) in
            try await repository.deletion(lookup)
        }
        return found?.addedBy == user ? found : nil
    }
}
