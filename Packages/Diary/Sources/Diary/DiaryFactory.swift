import DiaryData
import DiaryDomain
import Endpoints
import Screens
import SharedData

import struct Service.SystemClock
import protocol Service.WallClock

/// Builds the feature from its dependencies.
///
///     let diary = DiaryFactory.inMemory()
///     let screens = diary.screens(context: Context(user: User(id: User.ID(1), name: "Me")))
///     let list = screens?.listScreen()
public struct DiaryFactory: Sendable {
    /// All that can be done with a diary. One of them can be replaced before anything is built.
    public var useCases: DiaryUseCases
    private let clock: any WallClock

    /// Makes a factory over a repository.
    /// - Parameter clock: Tells when new entries are begun, and what day is today.
    public init(repository: any DiaryRepository, clock: any WallClock = SystemClock()) {
        useCases = DiaryUseCases(repository: repository)
        self.clock = clock
    }

    /// Makes a factory over a data source, with the repository that the feature brings.
    public init(dataSource: any DiaryDataSource, clock: any WallClock = SystemClock()) {
        self.init(repository: DefaultDiaryRepository(dataSource: dataSource), clock: clock)
    }

    /// The feature with entries in memory, for trying it.
    /// - Parameter user: Whose the entries are.
    public static func inMemory(
        _ entries: [Entry] = [], of user: User.ID = User.ID(1), clock: any WallClock = SystemClock()
    ) -> DiaryFactory {
        DiaryFactory(dataSource: InMemoryDiaryDataSource(entries, of: user, clock: clock), clock: clock)
    }

    /// The screens for whoever is signed in; nil when nobody is.
    @MainActor public func screens(context: Context) -> DiaryScreens? {
        context.user.map { DiaryScreens(useCases: useCases, user: $0.id, context: context, clock: clock) }
    }

    /// What programs can ask for, each on behalf of whoever is signed in.
    public func endpoints() -> [Endpoint] { DiaryEndpoints(useCases: useCases, clock: clock).all }
}

/// Makes the screens of one person's diary.
@MainActor public struct DiaryScreens: DiaryScreenFactory {
    let useCases: DiaryUseCases
    let user: User.ID
    let context: Context
    let clock: any WallClock

    /// The list, with this person's entries.
    public func listView() -> DiaryListView {
        DiaryListView(
            viewModel: DiaryListViewModel(useCases: useCases, user: user), context: context, clock: clock)
    }

    /// The screen of an entry, or with nil of a new one, which is begun now.
    public func entryView(_ id: Entry.ID?) -> EntryView {
        EntryView(
            viewModel: EntryViewModel(useCases: useCases, user: user, id: id, clock: clock, zone: context.timeZone),
            locale: context.locale)
    }

    public func listScreen() -> any Screen { listView() }
    public func newEntryScreen() -> any Screen { entryView(nil) }
    public func entryScreen(_ id: Entry.ID) -> any Screen { entryView(id) }
}
