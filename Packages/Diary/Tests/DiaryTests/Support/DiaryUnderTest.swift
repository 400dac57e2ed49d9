import Diary
import DiaryData
import DiaryDomain
import DiaryTesting
import Foundation
import Screens
import ServiceTesting
import SharedData
import SharedDataTesting

/// A diary over entries in memory, its screens, and a look at what is stored beneath them. It is 2026-05-03, 23:50 in Berlin.
@MainActor struct DiaryUnderTest {
    static let now = Date(timeIntervalSince1970: 1_777_845_000)

    let clock = ManualClock(now)
    let source: InMemoryDiaryDataSource
    let user = SampleEntries.user
    let screens: DiaryScreens

    init(
        _ entries: [Entry] = SampleEntries.few, locale: String = "en_US", zone: String = "Europe/Berlin",
        before: @escaping @Sendable (InterceptedDiaryRepository.Call) async throws(RepositoryError) -> Void = {
            _ in
        }
    ) throws {
        source = InMemoryDiaryDataSource(entries, of: user.id, clock: clock)
        let repository = InterceptedDiaryRepository(DefaultDiaryRepository(dataSource: source), before: before)
        let context = Context(
            user: user, locale: Locale(identifier: locale), timeZone: TimeZone(identifier: zone) ?? .gmt)
        guard let screens = DiaryFactory(repository: repository, clock: clock).screens(context: context) else {
            throw CocoaError(.featureUnsupported)
        }
        self.screens = screens
    }

    /// The list, loaded.
    func list(_ query: [String: String] = [:]) async -> DiaryListView {
        let list = screens.listView()
        list.apply(query)
        await list.appear()
        return list
    }

    /// The screen of an entry, or of a new one, loaded.
    func entry(_ id: Entry.ID?, _ query: [String: String] = [:]) async -> EntryView {
        let view = screens.entryView(id)
        view.apply(query)
        await view.appear()
        return view
    }

    /// The texts that are stored, newest first.
    func stored() async -> [String] { await source.sortedEntries(of: user.id).map(\.text) }

    /// The drafts' beginnings, latest first.
    func drafts() async -> [String] { await source.drafts(of: user.id).map(\.excerpt) }
}

extension Page {
    /// All rows.
    var rows: [Row] {
        content.flatMap { element -> [Row] in if case .rows(let rows) = element { rows.rows } else { [] } }
    }

    /// A field of a form.
    func field(_ id: Field.ID) -> Field? { forms.flatMap(\.fields).first { $0.id == id } }
}

extension Outage {
    /// Fails writes while it lasts.
    func check(_ call: InterceptedDiaryRepository.Call) throws(RepositoryError) { if call.isWrite { try check() } }
}
