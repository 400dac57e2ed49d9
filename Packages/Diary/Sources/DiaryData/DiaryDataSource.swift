import DiaryDomain
import SharedData

/// Where diaries are kept: memory, a database or a server. Each method deals with the diary of one person.
///
/// All methods throw ``DataSourceError``. The contract suite in DiaryTesting says what each must do.
public protocol DiaryDataSource: Sendable {
    /// All entries, newest first: the latest day, and within a day the latest moment.
    func sortedEntries(of user: User.ID) async throws(DataSourceError) -> [Entry]
    /// What a query finds. The whole texts are not read.
    func page(_ query: DiaryQuery, of user: User.ID) async throws(DataSourceError) -> DiaryPage
    /// One entry, or nil when there is none with this id.
    func entry(_ id: Entry.ID, of user: User.ID) async throws(DataSourceError) -> Entry?
    /// Stores an entry in place of one with the same key. An entry with this key that was deleted is there again, with the new text.
    func save(_ entry: Entry, of user: User.ID) async throws(DataSourceError)
    /// Stores new entries, all of them or none. None takes the place of another, deleted or not: where a moment is taken, the next
    /// free millisecond is. A server takes at most ``DiaryWire/maximumImport`` of ``DiaryWire/maximumBody`` bytes; for more, `forbidden` is
    /// thrown.
    func add(_ entries: [Entry], same: SameEntry, of user: User.ID) async throws(DataSourceError) -> AddedEntries
    /// Changes the text of an entry, and gives the entry. Throws `notFound` when there is none with this id.
    func update(_ id: Entry.ID, text: String, of user: User.ID) async throws(DataSourceError) -> Entry
    /// Deletes exactly the entries with these keys so that they can be restored for ``EntryDeletion/days`` days: all or none, as one deletion.
    /// Throws `notFound` when one of them isn't there, or none was named.
    func remove(_ ids: [Entry.ID], of user: User.ID) async throws(DataSourceError) -> EntryDeletion
    /// A deletion that can still be taken back, or nil.
    func deletion(_ lookup: EntryDeletion.Lookup, of user: User.ID) async throws(DataSourceError) -> EntryDeletion?
    /// Brings back what was deleted, and gives it newest first. Throws `notFound` when there is nothing to bring back.
    func restore(_ id: EntryDeletion.ID, of user: User.ID) async throws(DataSourceError) -> [EntrySummary]
    /// What was typed and not stored, latest first.
    func drafts(of user: User.ID) async throws(DataSourceError) -> [DraftSummary]
    /// The draft of one entry, or nil.
    func draft(_ id: Entry.ID, of user: User.ID) async throws(DataSourceError) -> Draft?
    /// Keeps a draft, in place of one for the same entry.
    func keep(_ draft: Draft, of user: User.ID) async throws(DataSourceError)
    /// Forgets the draft of an entry, if there is one.
    func discardDraft(_ id: Entry.ID, of user: User.ID) async throws(DataSourceError)
}

extension DiaryDataSource {
    /// Deletes exactly the entry with this key. Throws `notFound` when there is none.
    @discardableResult
    public func remove(_ id: Entry.ID, of user: User.ID) async throws(DataSourceError) -> EntryDeletion {
        try await remove([id], of: user)
    }
}
