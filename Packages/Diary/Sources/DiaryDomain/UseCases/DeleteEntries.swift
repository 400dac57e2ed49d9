import SharedData

/// Deletes entries.
public protocol DeleteEntries: Sendable {
    /// Deletes this person's entries, all of them or none, as one deletion, and gives what takes it back.
    /// - Throws: ``DiaryError/notFound`` when one of them isn't there.
    @discardableResult func execute(_ ids: [Entry.ID], for user: User.ID) async throws(DiaryError) -> EntryDeletion
}

/// Deletes entries in a repository.
public struct DeleteEntriesUseCase: DeleteEntries {
    private let repository: any DiaryRepository

    /// Makes the use case.
    public init(repository: any DiaryRepository) { self.repository = repository }

    public func execute(_ ids: [Entry.ID], for user: User.ID) async throws(DiaryError) -> EntryDeletion {
        try await DiaryError.asking { () async throws(RepositoryError) in
            try await repository.remove(ids, of: user)
        }
    }
}

/// Takes deletions back.
public protocol RestoreEntries: Sendable {
    /// Brings back what this person deleted, and gives it newest first.
    /// - Throws: ``DiaryError/notFound`` when there is nothing to bring back: it came back already, or is gone for good.
    @discardableResult func execute(_ id: EntryDeletion.ID, for user: User.ID) async throws(DiaryError)
        -> [EntrySummary]
    /// A deletion of this person that can be taken back; nil when there is none.
    func deletion(_ lookup: EntryDeletion.Lookup, for user: User.ID) async throws(DiaryError) -> EntryDeletion?
}

/// Takes deletions back in a repository.
public struct RestoreEntriesUseCase: RestoreEntries {
    private let repository: any DiaryRepository

    /// Makes the use case.
    public init(repository: any DiaryRepository) { self.repository = repository }

    public func execute(_ id: EntryDeletion.ID, for user: User.ID) async throws(DiaryError) -> [EntrySummary] {
        try await DiaryError.asking { () async throws(RepositoryError) in
            try await repository.restore(id, of: user)
        }
    }

    public func deletion(
        _ lookup: EntryDeletion.Lookup, for user: User.ID
    ) async throws(DiaryError) -> EntryDeletion? {
        try await DiaryError.asking { () async throws(RepositoryError) in
            try await repository.deletion(lookup, of: user)
        }
    }
}
