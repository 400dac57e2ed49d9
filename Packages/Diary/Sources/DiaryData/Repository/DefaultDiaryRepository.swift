import DiaryDomain
import SharedData

/// The repository over one data source: it says which operation failed, in words that know nothing of the data source.
public struct DefaultDiaryRepository: DiaryRepository {
    private let source: any DiaryDataSource

    /// Makes a repository.
    public init(dataSource: any DiaryDataSource) { source = dataSource }

    public func page(_ query: DiaryQuery, of user: User.ID) async throws(RepositoryError) -> DiaryPage {
        do { return try await source.page(query, of: user) } catch { throw error.during(RepositoryError.fetch) }
    }

    public func entries(of user: User.ID) async throws(RepositoryError) -> [Entry] {
        do { return try await source.sortedEntries(of: user) } catch { throw error.during(RepositoryError.fetch) }
    }

    public func entry(_ id: Entry.ID, of user: User.ID) async throws(RepositoryError) -> Entry? {
        do { return try await source.entry(id, of: user) } catch { throw error.during(RepositoryError.fetch) }
    }

    public func add(
        _ entries: [Entry], same: SameEntry, of user: User.ID
    ) async throws(RepositoryError) -> AddedEntries {
        do { return try await source.add(entries, same: same, of: user) } catch {
            throw error.during(RepositoryError.create)
        }
    }

    public func save(_ entry: Entry, of user: User.ID) async throws(RepositoryError) {
        do { try await source.save(entry, of: user) } catch { throw error.during(RepositoryError.update) }
    }

    public func update(
        _ id: Entry.ID, text: String, of user: User.ID
    ) async throws(RepositoryError) -> Entry {
        do { return try await source.update(id, text: text, of: user) } catch {
            throw error.during(RepositoryError.update)
        }
    }

    public func remove(_ ids: [Entry.ID], of user: User.ID) async throws(RepositoryError) -> EntryDeletion {
        do { return try await source.remove(ids, of: user) } catch { throw error.during(RepositoryError.delete) }
    }

    public func deletion(
        _ lookup: EntryDeletion.Lookup, of user: User.ID
    ) async throws(RepositoryError) -> EntryDeletion? {
        do { return try await source.deletion(lookup, of: user) } catch { throw error.during(RepositoryError.fetch) }
    }

    public func restore(
        _ id: EntryDeletion.ID, of user: User.ID
    ) async throws(RepositoryError) -> [EntrySummary] {
        do { return try await source.restore(id, of: user) } catch { throw error.during(RepositoryError.update) }
    }

    public func drafts(of user: User.ID) async throws(RepositoryError) -> [DraftSummary] {
        do { return try await source.drafts(of: user) } catch { throw error.during(RepositoryError.fetch) }
    }

    public func draft(_ id: Entry.ID, of user: User.ID) async throws(RepositoryError) -> Draft? {
        do { return try await source.draft(id, of: user) } catch { throw error.during(RepositoryError.fetch) }
    }

    public func keep(_ draft: Draft, of user: User.ID) async throws(RepositoryError) {
        do { try await source.keep(draft, of: user) } catch { throw error.during(RepositoryError.update) }
    }

    public func discardDraft(_ id: Entry.ID, of user: User.ID) async throws(RepositoryError) {
        do { try await source.discardDraft(id, of: user) } catch { throw error.during(RepositoryError.delete) }
    }
}
