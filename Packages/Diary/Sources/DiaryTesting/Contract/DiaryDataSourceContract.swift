import ServiceTesting
import SharedData
import DiaryData
import DiaryDomain
import SharedDataTesting

/// What every ``DiaryDataSource`` must do, case by case. A case that does not hold throws a ``ContractFailure``.
///
///     for contractCase in DiaryDataSourceContract.cases {
///         try await contractCase.run(.init(InMemoryDiaryDataSource(), of: User(id: User.ID(1), name: "Ada")))
///     }
public enum DiaryDataSourceContract {
    /// All cases. Each wants a subject of its own, with nothing in it.
    public static let cases: [Case] = basics + adding + deleting + querying + drafting

    /// One thing that must hold.
    public typealias Case = ContractCase<Subject>
    /// What a case is tried on.
    public typealias Subject = DataSourceSubject<any DiaryDataSource>
}

extension DataSourceSubject<any DiaryDataSource> {
    /// Stores an entry of a minute after 2026-05-03 12:00 in Berlin, and gives it.
    @discardableResult func save(_ minute: Int, _ text: String) async throws -> Entry {
        let entry = SampleEntries.entry(1_777_802_400_000 + Int64(minute) * 60_000, text)
        try await source.save(entry, of: user.id)
        return entry
    }

    /// All entries of the user.
    func all() async throws -> [Entry] { try await source.sortedEntries(of: user.id) }

    /// The whole texts' beginnings, as a query finds them.
    func find(_ query: DiaryQuery) async throws -> [String] {
        try await source.page(query, of: user.id).entries.map(\.excerpt)
    }
}
