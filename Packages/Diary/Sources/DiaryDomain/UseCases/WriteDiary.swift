import SharedData

/// Adds entries to a person's diary.
public protocol AddEntries: Sendable {
    /// Adds entries, all of them or none. None takes the place of another: where a moment is taken, the next free millisecond is.
    /// - Throws: ``DiaryError/invalidText(_:item:)`` with the index of the first whose text may be none, if there are more than one.
    func execute(_ entries: [Entry], same: SameEntry, for user: User.ID) async throws(DiaryError) -> AddedEntries
}

/// Adds entries to a person's diary in a repository.
public struct AddEntriesUseCase: AddEntries {
    private let repository: any DiaryRepository

    /// Makes the use case.
    public init(repository: any DiaryRepository) { self.repository = repository }

    public func execute(
        _ entries: [Entry], same: SameEntry, for user: User.ID
    ) async throws(DiaryError) -> AddedEntries {
        for (item, entry) in entries.enumerated() {
            do { try EntryText.check(entry.text) } catch {
                throw .invalidText(error, item: entries.count == 1 ? nil : item)
            }
        }
        guard !entries.isEmpty else { return AddedEntries() }
        return try await DiaryError.asking { () async throws(RepositoryError) in
            try await repository.add(entries, same: same, of: user)
        }
    }
}

extension AddEntries {
    /// Adds one entry, and gives the id that it has.
    @discardableResult public func execute(
        _ entry: Entry, same: SameEntry = .isAnother, for user: User.ID
    ) async throws(DiaryError) -> Entry.ID {
        try await execute([entry], same: same, for: user).ids.first ?? entry.id
    }
}

/// Stores an entry under its key.
public protocol SaveEntry: Sendable {
    /// Stores an entry of this person in place of one of the same moment. One that is there, or was deleted, keeps the zone that it was
    /// written in. Doing it twice does no harm.
    /// - Throws: ``DiaryError/invalidText(_:item:)``.
    func execute(_ entry: Entry, for user: User.ID) async throws(DiaryError)
}

/// Stores an entry under its key in a repository.
public struct SaveEntryUseCase: SaveEntry {
    private let repository: any DiaryRepository

    /// Makes the use case.
    public init(repository: any DiaryRepository) { self.repository = repository }

    public func execute(_ entry: Entry, for user: User.ID) async throws(DiaryError) {
        do { try EntryText.check(entry.text) } catch { throw .invalidText(error) }
        try await DiaryError.asking { () async throws(RepositoryError) in
            try await repository.save(entry, of: user)
        }
    }
}

/// Changes an entry.
public protocol UpdateEntry: Sendable {
    /// Changes the text of this person's entry, and gives the entry. Its moment stays. Doing it twice does no harm.
    /// - Throws: ``DiaryError/notFound`` when there is none; ``DiaryError/invalidText(_:item:)``.
    @discardableResult func execute(_ id: Entry.ID, text: String, for user: User.ID) async throws(DiaryError) -> Entry
}

/// Changes an entry in a repository.
public struct UpdateEntryUseCase: UpdateEntry {
    private let repository: any DiaryRepository

    /// Makes the use case.
    public init(repository: any DiaryRepository) { self.repository = repository }

    public func execute(_ id: Entry.ID, text: String, for user: User.ID) async throws(DiaryError) -> Entry {
        do { try EntryText.check(text) } catch { throw .invalidText(error) }
        return try await DiaryError.asking { () async throws(RepositoryError) in
            try await repository.update(id, text: text, of: user)
        }
    }
}
