import DiaryDomain
import SharedData

/// A repository in front of another: it lets a test wait, look or fail before each call that it passes on.
public struct InterceptedDiaryRepository: DiaryRepository {
    /// What was called.
    public enum Call: Sendable, Equatable {
        /// A query for a window.
        case page(DiaryQuery)
        /// All entries.
        case entries
        /// One entry.
        case entry(Entry.ID)
        /// Entries to be added.
        case add([Entry], SameEntry)
        /// An entry to be stored under its key.
        case save(Entry)
        /// A new text for an entry.
        case update(Entry.ID, String)
        /// Entries to be deleted.
        case remove([Entry.ID])
        /// A deletion looked for.
        case deletion(EntryDeletion.Lookup)
        /// A deletion to be taken back.
        case restore(EntryDeletion.ID)
        /// All drafts.
        case drafts
        /// One draft.
        case draft(Entry.ID)
        /// A draft to be kept.
        case keep(Draft)
        /// A draft to be forgotten.
        case discardDraft(Entry.ID)

        /// Whether it changes something.
        public var isWrite: Bool {
            switch self {
            case .page, .entries, .entry, .deletion, .drafts, .draft: false
            default: true
            }
        }
    }

    private let repository: any DiaryRepository
    private let before: @Sendable (Call) async throws(RepositoryError) -> Void

    /// Makes a repository in front of another.
    public init(
        _ repository: any DiaryRepository,
        before: @escaping @Sendable (Call) async throws(RepositoryError) -> Void
    ) {
        self.repository = repository
        self.before = before
    }

    public func page(_ query: DiaryQuery, of user: User.ID) async throws(RepositoryError) -> DiaryPage {
        try await before(.page(query))
        return try await repository.page(query, of: user)
    }
    public func entries(of user: User.ID) async throws(RepositoryError) -> [Entry] {
        try await before(.entries)
        return try await repository.entries(of: user)
    }
    public func entry(_ id: Entry.ID, of user: User.ID) async throws(RepositoryError) -> Entry? {
        try await before(.entry(id))
        return try await repository.entry(id, of: user)
    }
    public func add(
        _ entries: [Entry], same: SameEntry, of user: User.ID
    ) async throws(RepositoryError) -> AddedEntries {
        try await before(.add(entries, same))
        return try await repository.add(entries, same: same, of: user)
    }
    public func save(_ entry: Entry, of user: User.ID) async throws(RepositoryError) {
        try await before(.save(entry))
        try await repository.save(entry, of: user)
    }
    public func update(_ id: Entry.ID, text: String, of user: User.ID) async throws(RepositoryError) -> Entry {
        try await before(.update(id, text))
        return try await repository.update(id, text: text, of: user)
    }
    public func remove(_ ids: [Entry.ID], of user: User.ID) async throws(RepositoryError) -> EntryDeletion {
        try await before(.remove(ids))
        return try await repository.remove(ids, of: user)
    }
    public func deletion(
        _ lookup: EntryDeletion.Lookup, of user: User.ID
    ) async throws(RepositoryError) -> EntryDeletion? {
        try await before(.deletion(lookup))
        return try await repository.deletion(lookup, of: user)
    }
    public func restore(_ id: EntryDeletion.ID, of user: User.ID) async throws(RepositoryError) -> [EntrySummary] {
        try await before(.restore(id))
        return try await repository.restore(id, of: user)
    }
    public func drafts(of user: User.ID) async throws(RepositoryError) -> [DraftSummary] {
        try await before(.drafts)
        return try await repository.drafts(of: user)
    }
    public func draft(_ id: Entry.ID, of user: User.ID) async throws(RepositoryError) -> Draft? {
        try await before(.draft(id))
        return try await repository.draft(id, of: user)
    }
    public func keep(_ draft: Draft, of user: User.ID) async throws(RepositoryError) {
        try await before(.keep(draft))
        try await repository.keep(draft, of: user)
    }
    public func discardDraft(_ id: Entry.ID, of user: User.ID) async throws(RepositoryError) {
        try await before(.discardDraft(id))
        try await repository.discardDraft(id, of: user)
    }
}
