import SharedData

/// Reads a person's diary.
public protocol GetEntries: Sendable {
    /// What a query finds in this person's diary.
    func execute(_ query: DiaryQuery, for user: User.ID) async throws(DiaryError) -> DiaryPage
    /// All entries of this person with their whole texts, newest first.
    func all(for user: User.ID) async throws(DiaryError) -> [Entry]
}

/// Reads a person's diary from a repository.
public struct GetEntriesUseCase: GetEntries {
    private let repository: any DiaryRepository

    /// Makes the use case.
    public init(repository: any DiaryRepository) { self.repository = repository }

    public func execute(_ query: DiaryQuery, for user: User.ID) async throws(DiaryError) -> DiaryPage {
        try await DiaryError.asking { () async throws(RepositoryError) in
            try await repository.page(query, of: user)
        }
    }

    public func all(for user: User.ID) async throws(DiaryError) -> [Entry] {
        try await DiaryError.asking { () async throws(RepositoryError) in
            try await repository.entries(of: user)
        }
    }
}

/// Reads one entry of a person.
public protocol GetEntry: Sendable {
    /// The entry with this id; nil when there is none in this person's diary.
    func execute(_ id: Entry.ID, for user: User.ID) async throws(DiaryError) -> Entry?
}

/// Reads one entry of a person from a repository.
public struct GetEntryUseCase: GetEntry {
    private let repository: any DiaryRepository

    /// Makes the use case.
    public init(repository: any DiaryRepository) { self.repository = repository }

    public func execute(_ id: Entry.ID, for user: User.ID) async throws(DiaryError) -> Entry? {
        try await DiaryError.asking { () async throws(RepositoryError) in
            try await repository.entry(id, of: user)
        }
    }
}
