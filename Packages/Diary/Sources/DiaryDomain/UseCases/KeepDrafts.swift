import SharedData

/// Keeps what was typed and not stored yet.
public protocol KeepDrafts: Sendable {
    /// What this person typed and did not store, latest first.
    func all(for user: User.ID) async throws(DiaryError) -> [DraftSummary]
    /// What this person typed for an entry; nil when nothing is kept.
    func draft(_ id: Entry.ID, for user: User.ID) async throws(DiaryError) -> Draft?
    /// Keeps a draft, in place of one for the same entry.
    /// - Throws: ``DiaryError/invalidText(_:item:)`` for more than can be kept, or U+0000. A blank text of a new entry is
    ///   forgotten; of an entry that is there it is kept like any other.
    func keep(_ draft: Draft, for user: User.ID) async throws(DiaryError)
    /// Forgets the draft of an entry, if there is one.
    func discard(_ id: Entry.ID, for user: User.ID) async throws(DiaryError)
}

/// Keeps drafts in a repository.
public struct KeepDraftsUseCase: KeepDrafts {
    private let repository: any DiaryRepository

    /// Makes the use case.
    public init(repository: any DiaryRepository) { self.repository = repository }

    public func all(for user: User.ID) async throws(DiaryError) -> [DraftSummary] {
        try await DiaryError.asking { () async throws(RepositoryError) in
            try await repository.drafts(of: user)
        }
    }

    public func draft(_ id: Entry.ID, for user: User.ID) async throws(DiaryError) -> Draft? {
        try await DiaryError.asking { () async throws(RepositoryError) in
            try await repository.draft(id, of: user)
        }
    }

    public func keep(_ draft: Draft, for user: User.ID) async throws(DiaryError) {
        do throws(EntryTextProblem) { try EntryText.check(draft.text) } catch {
            // Of an entry that is being changed, an emptied text is kept like any other.
            guard error == .empty else { throw .invalidText(error) }
            if draft.isNew { return try await discard(draft.id, for: user) }
        }
        try await DiaryError.asking { () async throws(RepositoryError) in
            try await repository.keep(draft, of: user)
        }
    }

    public func discard(_ id: Entry.ID, for user: User.ID) async throws(DiaryError) {
        try await DiaryError.asking { () async throws(RepositoryError) in
            try await repository.discardDraft(id, of: user)
        }
    }
}
