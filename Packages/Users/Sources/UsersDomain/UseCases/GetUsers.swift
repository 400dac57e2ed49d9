import SharedData

/// Reads the directory.
public protocol GetUsers: Sendable {
    /// Whom a query finds.
    func execute(_ query: UserQuery) async throws(UserError) -> UserPage
}

/// Reads the directory from a repository.
public struct GetUsersUseCase: GetUsers {
    private let repository: any UserRepository

    /// Makes the use case.
    public init(repository: any UserRepository) { self.repository = repository }

    public func execute(_ query: UserQuery) async throws(UserError) -> UserPage {
        try await UserError.asking { () async throws(RepositoryError) in
            try await repository.page(query)
        }
    }
}
