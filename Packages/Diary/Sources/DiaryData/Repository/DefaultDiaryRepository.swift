import DiaryDomain
import SharedData

/// The repository over one data source: it says which operation failed, in words that know nothing of the data source.
public struct DefaultDiaryRepository: DiaryRepository {
    private let source: any DiaryDataSource

    /// Makes a repository.
    public init(dataSource: any DiaryDataSource) { source = dataSource }

    public func page(_ query: DiaryQuery, of user: User.ID) async throws(DiaryRepositoryError) -> DiaryPage {
        do { return try await source.page(query, of: user) } catch { throw error.as(DiaryRepositoryError.fetch) }
    }

    public func entries(of user: User.ID) async throws(DiaryRepositoryError) -> [Entry] {
        do { return try await source.sortedEntries(of: user) } catch { throw error.as(DiaryRepositoryError.fetch) }
    }

    public func entry(_ id: Entry.ID, of user: User.ID) async throws(DiaryRepositoryError) -> Entry? {
        do { return try await source.entry(id, of: user) } catch { throw error.as(DiaryRepositoryError.fetch) }
    }

    public func add(
        _ entries: [Entry], same: SameEntry, of user: User.ID
    ) async throws(DiaryRepositoryError) -> AddedEntries {
        do { return try await source.add(entries, same: same, of: user) } catch {
            throw error.as(DiaryRepositoryError.create)
        }
    }

    public func update(
        _ id: Entry.ID, text: String, of user: User.ID
    ) async throws(DiaryRepositoryError) -> Entry {
        do { return try await source.update(id, text: text, of: user) } catch {
            throw error.as(DiaryRepositoryError.update)
        }
    }

    public func remove(_ ids: [Entry.ID], of user: User.ID) async throws(DiaryRepositoryError) -> EntryDeletion {
        do { return try await source.remove(ids, of: user) } catch { throw error.as(DiaryRepositoryError.delete) }
    }

    public func deletion(
        _ lookup: EntryDeletion.Lookup, of user: User.ID
    ) async throws(DiaryRepositoryError) -> EntryDeletion? {
        do { return try await source.deletion(lookup, of: user) } catch { throw error.as(DiaryRepositoryError.fetch) }
    }

    public func restore(
        _ id: EntryDeletion.ID, of user: User.ID
    ) async throws(DiaryRepositoryError) -> [EntrySummary] {
        do { return try await source.restore(id, of: user) } catch { throw error.as(DiaryRepositoryError.update) }
    }

    public func drafts(of user: User.ID) async throws(DiaryRepositoryError) -> [DraftSummary] {
        do { return try await source.drafts(of: user) } catch { throw error.as(DiaryRepositoryError.fetch) }
    }

    public func draft(_ id: Entry.ID, of user: User.ID) async throws(DiaryRepositoryError) -> Draft? {
        do { return try await source.draft(id, of: user) } catch { throw error.as(DiaryRepositoryError.fetch) }
    }

    public func keep(_ draft: Draft, of user: User.ID) async throws(DiaryRepositoryError) {
        do { try await source.keep(draft, of: user) } catch { throw error.as(DiaryRepositoryError.update) }
    }

    public func discardDraft(_ id: Entry.ID, of user: User.ID) async throws(DiaryRepositoryError) {
        do { try await source.discardDraft(id, of: user) } catch { throw error.as(DiaryRepositoryError.delete) }
    }
}

extension DiaryDataSourceError {
    fileprivate func `as`(_ operation: (DiaryRepositoryError.Reason) -> DiaryRepositoryError) -> DiaryRepositoryError {
        DiaryRepositoryError.Reason(self).map(operation) ?? .cancelled
    }
}
