import SharedData

/// The diaries of all people: each method deals with that of one.
///
/// All methods throw ``RepositoryError``. What has been deleted is in no answer but an ``EntryDeletion``.
public protocol DiaryRepository: Sendable {
    /// What a query finds.
    func page(_ query: DiaryQuery, of user: User.ID) async throws(RepositoryError) -> DiaryPage
    /// All entries, newest first.
    func entries(of user: User.ID) async throws(RepositoryError) -> [Entry]
    /// One entry; nil when there is none with this id.
    func entry(_ id: Entry.ID, of user: User.ID) async throws(RepositoryError) -> Entry?
    /// Adds entries, all of them or none; none of them takes the place of another.
    func add(_ entries: [Entry], same: SameEntry, of user: User.ID) async throws(RepositoryError) -> AddedEntries
    /// Stores an entry in place of one of the same moment, which keeps its zone. One that was deleted is there again, with the new text.
    func save(_ entry: Entry, of user: User.ID) async throws(RepositoryError)
    /// Changes the text of an entry, and gives the entry. The reason is `notFound` when there is none with this id.
    func update(_ id: Entry.ID, text: String, of user: User.ID) async throws(RepositoryError) -> Entry
    /// Deletes entries, all of them or none, as one deletion. The reason is `notFound` when one of them isn't there, or none was named.
    func remove(_ ids: [Entry.ID], of user: User.ID) async throws(RepositoryError) -> EntryDeletion
    /// A deletion that can still be taken back, or nil.
    func deletion(_ lookup: EntryDeletion.Lookup, of user: User.ID) async throws(RepositoryError) -> EntryDeletion?
    /// Brings back what was deleted, and gives it newest first. The reason is `notFound` when that is not, or no longer, possible.
    func restore(_ id: EntryDeletion.ID, of user: User.ID) async throws(RepositoryError) -> [EntrySummary]
    /// What was typed and not stored, latest first.
    func drafts(of user: User.ID) async throws(RepositoryError) -> [DraftSummary]
    /// The draft of one entry, or nil.
    func draft(_ id: Entry.ID, of user: User.ID) async throws(RepositoryError) -> Draft?
    /// Keeps a draft, in place of one for the same entry.
    func keep(_ draft: Draft, of user: User.ID) async throws(RepositoryError)
    /// Forgets the draft of an entry, if there is one.
    func discardDraft(_ id: Entry.ID, of user: User.ID) async throws(RepositoryError)
}
