import SharedData

/// Removes a person from the directory.
public protocol DeleteUser: Sendable {
    /// Removes a person whom this user has added.
    /// - Returns: What takes it back; nil where nothing can.
    /// - Throws: ``UserError/notFound``; ``UserError/forbidden(_:)`` when it is someone else's;
    ///   ``UserError/isOwnAccount`` when it is whoever asks: see ``DeleteAccount``.
    @discardableResult func execute(_ id: User.ID, for user: User.ID) async throws(UserError) -> UserDeletion?
}

/// Removes a person in a repository.
public struct DeleteUserUseCase: DeleteUser {
    private let repository: any UserRepository

    /// Makes the use case.
    public init(repository: any UserRepository) { self.repository = repository }

    public func execute(_ id: User.ID, for user: User.ID) async throws(UserError) -> UserDeletion? {
        _ = try await repository.changeable(id, by: user)
        guard id != user else { throw .isOwnAccount }
        return try await UserError.asking { () async throws(RepositoryError) in
            try await repository.delete(id)
        }
    }
}
