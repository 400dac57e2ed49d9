import SharedData
import UsersDomain

/// A repository in front of another: it lets a test or a preview wait, look or fail before each call that it passes on.
public struct InterceptedUserRepository: UserRepository {
    /// What was called.
    public enum Call: Sendable, Equatable {
        /// Whom a query finds was asked.
        case page(UserQuery)
        /// One person was asked for.
        case person(User.ID)
        /// Someone was to be added.
        case create(PersonDraft)
        /// So many people were to be added.
        case createAll(Int)
        /// A person was to be changed.
        case update(User.ID, PersonChange)
        /// A person was to be removed.
        case delete(User.ID)
        /// A removal was looked for.
        case deletion(UserDeletion.Lookup)
        /// A person was to be brought back.
        case restore(User.ID)
        /// An account was to be deleted.
        case deleteAccount(User.ID)

        /// Whether it changes something.
        public var isWrite: Bool {
            switch self {
            case .page, .person, .deletion: false
            default: true
            }
        }
    }

    private let repository: any UserRepository
    private let before: @Sendable (Call) async throws(RepositoryError) -> Void

    /// Makes a repository in front of another.
    public init(
        _ repository: any UserRepository, before: @escaping @Sendable (Call) async throws(RepositoryError) -> Void
    ) {
        self.repository = repository
        self.before = before
    }

    public func page(_ query: UserQuery) async throws(RepositoryError) -> UserPage {
        try await before(.page(query))
        return try await repository.page(query)
    }

    public func person(_ id: User.ID) async throws(RepositoryError) -> Person? {
        try await before(.person(id))
        return try await repository.person(id)
    }

    public func create(_ draft: PersonDraft, by user: User.ID) async throws(RepositoryError) -> Person {
        try await before(.create(draft))
        return try await repository.create(draft, by: user)
    }

    public func createAll(_ drafts: [PersonDraft], by user: User.ID) async throws(RepositoryError) {
        try await before(.createAll(drafts.count))
        try await repository.createAll(drafts, by: user)
    }

    public func update(_ id: User.ID, _ change: PersonChange) async throws(RepositoryError) -> Person {
        try await before(.update(id, change))
        return try await repository.update(id, change)
    }

    public func delete(_ id: User.ID) async throws(RepositoryError) -> UserDeletion? {
        try await before(.delete(id))
        return try await repository.delete(id)
    }

    public func deletion(_ lookup: UserDeletion.Lookup) async throws(RepositoryError) -> UserDeletion? {
        try await before(.deletion(lookup))
        return try await repository.deletion(lookup)
    }

    public func restore(_ id: User.ID) async throws(RepositoryError) -> Person {
        try await before(.restore(id))
        return try await repository.restore(id)
    }

    public func deleteAccount(_ id: User.ID, password: String) async throws(RepositoryError) {
        try await before(.deleteAccount(id))
        try await repository.deleteAccount(id, password: password)
    }
}
