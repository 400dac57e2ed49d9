/// All that can be done with a diary.
public struct DiaryUseCases: Sendable {
    /// Reads entries.
    public var getEntries: any GetEntries
    /// Reads one entry.
    public var getEntry: any GetEntry
    /// Adds entries.
    public var addEntries: any AddEntries
    /// Stores an entry under its key.
    public var saveEntry: any SaveEntry
    /// Changes an entry.
    public var updateEntry: any UpdateEntry
    /// Deletes entries.
    public var deleteEntries: any DeleteEntries
    /// Takes deletions back.
    public var restoreEntries: any RestoreEntries
    /// Keeps what was typed and not stored yet.
    public var keepDrafts: any KeepDrafts

    /// Makes all use cases over one repository. One of them can be replaced afterwards.
    public init(repository: any DiaryRepository) {
        getEntries = GetEntriesUseCase(repository: repository)
        getEntry = GetEntryUseCase(repository: repository)
        addEntries = AddEntriesUseCase(repository: repository)
        saveEntry = SaveEntryUseCase(repository: repository)
        updateEntry = UpdateEntryUseCase(repository: repository)
        deleteEntries = DeleteEntriesUseCase(repository: repository)
        restoreEntries = RestoreEntriesUseCase(repository: repository)
        keepDrafts = KeepDraftsUseCase(repository: repository)
    }
}
