import DiaryDomain
import Service
import SharedData

import struct Foundation.Date

/// Keeps diaries in memory, for trying the feature and for tests. Everything is gone when the process ends.
public actor InMemoryDiaryDataSource: DiaryDataSource {
    private let clock: any WallClock
    private var diaries: [User.ID: Diary] = [:]
    private var lastDeletionID: Int64 = 0

    private struct Diary {
        var live: [Entry.ID: Entry] = [:]
        var deletions: [Deletion] = []
        var drafts: [Entry.ID: Draft] = [:]

        var sorted: [Entry] { live.values.sorted { Entry.isNewer($0.begun, $1.begun) } }

        func isTaken(_ id: Entry.ID) -> Bool { live[id] != nil || deletions.contains { $0.entries[id] != nil } }
    }

    private struct Deletion {
        let id: EntryDeletion.ID
        let date: Date
        var entries: [Entry.ID: Entry]

        var summaries: [EntrySummary] {
            entries.values.sorted { Entry.isNewer($0.begun, $1.begun) }.map(EntrySummary.init)
        }
    }

    /// Makes a data source.
    /// - Parameters:
    ///   - entries: What is in it at first.
    ///   - user: Whose entries those are.
    ///   - clock: Tells when a deletion is too old to be taken back.
    public init(_ entries: [Entry] = [], of user: User.ID = User.ID(1), clock: any WallClock = SystemClock()) {
        self.clock = clock
        var diary = Diary()
        for entry in entries { diary.live[entry.id] = entry }
        diaries[user] = diary
    }

    public func sortedEntries(of user: User.ID) -> [Entry] { diaries[user]?.sorted ?? [] }

    public func page(_ query: DiaryQuery, of user: User.ID) -> DiaryPage {
        let all = sortedEntries(of: user)
        let searched = query.searchText.folded
        let found = all.filter { entry in
            query.includes(entry.day) && (searched.isEmpty || entry.text.folded.utf8.contains(searched.utf8))
        }
        let start = query.start(in: found.count)
        let window = found.dropFirst(start).prefix(query.limit.map { max($0, 1) } ?? found.count)
        return DiaryPage(
            entries: window.map(EntrySummary.init), offset: start, total: found.count,
            years: Set(all.map(\.day.year)).sorted(by: >))
    }

    public func entry(_ id: Entry.ID, of user: User.ID) -> Entry? { diaries[user]?.live[id] }

    public func save(_ entry: Entry, of user: User.ID) throws(DataSourceError) {
        try check(entry.text)
        var diary = diaries[user, default: Diary()]
        // The key is the instant alone, and what belongs to it stays: a later saving moves no entry to another day.
        let known = diary.live[entry.id] ?? diary.deletions.lazy.compactMap { $0.entries[entry.id] }.first
        for place in diary.deletions.indices { diary.deletions[place].entries[entry.id] = nil }
        diary.deletions.removeAll(where: \.entries.isEmpty)
        diary.live[entry.id] = Entry(begun: known?.begun ?? entry.begun, text: entry.text)
        diaries[user] = diary
    }

    public func add(
        _ entries: [Entry], same: SameEntry, of user: User.ID
    ) throws(DataSourceError) -> AddedEntries {
        for entry in entries { try check(entry.text) }
        var diary = diaries[user, default: Diary()]
        var added = AddedEntries()
        for entry in entries {
            var moment = entry.begun
            var twin: Entry.ID?
            while diary.isTaken(moment.entryID) {
                if same == .isThatEntry, let found = diary.live[moment.entryID],
                    EntryContent(found) == EntryContent(entry)
                {
                    twin = found.id
                    break
                }
                guard let next = moment.later(by: 1) else {
                    throw .conflict("No moment is free at the end of the year 9999.")
                }
                moment = next
            }
            if twin == nil { diary.live[moment.entryID] = Entry(begun: moment, text: entry.text) }
            added.ids.append(twin ?? moment.entryID)
            added.alreadyThere += twin == nil ? 0 : 1
        }
        diaries[user] = diary
        return added
    }

    public func update(_ id: Entry.ID, text: String, of user: User.ID) throws(DataSourceError) -> Entry {
        try check(text)
        guard var entry = entry(id, of: user) else { throw .notFound }
        entry.text = text
        diaries[user]?.live[id] = entry
        return entry
    }

    public func remove(_ ids: [Entry.ID], of user: User.ID) throws(DataSourceError) -> EntryDeletion {
        purge(user)
        var entries: [Entry.ID: Entry] = [:]
        for id in ids { entries[id] = diaries[user]?.live[id] }
        guard !ids.isEmpty, entries.count == Set(ids).count else { throw .notFound }
        for id in ids { diaries[user]?.live[id] = nil }
        lastDeletionID += 1
        let deletion = Deletion(id: EntryDeletion.ID(lastDeletionID), date: clock.now, entries: entries)
        diaries[user]?.deletions.append(deletion)
        guard let summary = Self.summary(of: deletion) else { throw .notFound }
        return summary
    }

    public func deletion(_ lookup: EntryDeletion.Lookup, of user: User.ID) -> EntryDeletion? {
        purge(user)
        return diaries[user]?.deletions.last { deletion in
            switch lookup {
            case .id(let id): deletion.id == id
            case .latest: true
            }
        }.flatMap(Self.summary)
    }

    public func restore(_ id: EntryDeletion.ID, of user: User.ID) throws(DataSourceError) -> [EntrySummary] {
        purge(user)
        guard let deletion = diaries[user]?.deletions.first(where: { $0.id == id }) else { throw .notFound }
        diaries[user]?.deletions.removeAll { $0.id == id }
        diaries[user]?.live.merge(deletion.entries) { live, _ in live }
        return deletion.summaries
    }

    public func drafts(of user: User.ID) -> [DraftSummary] {
        (diaries[user]?.drafts.values ?? [:].values).sorted {
            ($0.keptAt, $0.id) > ($1.keptAt, $1.id)
        }.map { draft in
            DraftSummary(
                begun: draft.begun, excerpt: Excerpt.of(draft.text),
                isNew: draft.isNew || entry(draft.id, of: user) == nil)
        }
    }

    public func draft(_ id: Entry.ID, of user: User.ID) -> Draft? {
        // A draft whose entry is gone is one for a new entry.
        diaries[user]?.drafts[id].map { draft in
            Draft(
                begun: draft.begun, text: draft.text, isNew: draft.isNew || entry(id, of: user) == nil,
                keptAt: draft.keptAt)
        }
    }

    public func keep(_ draft: Draft, of user: User.ID) throws(DataSourceError) {
        try check(draft.text)
        var draft = draft
        draft.keptAt = Date(milliseconds: draft.keptAt.milliseconds)
        diaries[user, default: Diary()].drafts[draft.id] = draft
    }

    public func discardDraft(_ id: Entry.ID, of user: User.ID) { diaries[user]?.drafts[id] = nil }

    private func purge(_ user: User.ID) {
        let oldest = clock.now.oldestDeletion
        diaries[user]?.deletions.removeAll { $0.date < oldest }
    }

    private func check(_ text: String) throws(DataSourceError) {
        guard !text.utf8.contains(0) else { throw .storage("Text with U+0000 can't be kept.") }
    }

    private static func summary(of deletion: Deletion) -> EntryDeletion? {
        deletion.summaries.first.map {
            EntryDeletion(id: deletion.id, date: deletion.date, count: deletion.entries.count, first: $0)
        }
    }
}

extension String.UTF8View {
    /// Whether these bytes stand in it, one after the other.
    fileprivate func contains(_ bytes: String.UTF8View) -> Bool {
        let (text, bytes) = (Array(self), Array(bytes))
        guard text.count >= bytes.count else { return false }
        return (0...(text.count - bytes.count)).contains { text[$0..<($0 + bytes.count)].elementsEqual(bytes) }
    }
}
