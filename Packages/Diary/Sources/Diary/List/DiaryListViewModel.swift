import DiaryDomain
import Foundation
import Observation
import Screens
import SharedData

/// What the list of a diary shows and does, without saying how it looks.
@MainActor @Observable public final class DiaryListViewModel {
    /// The most entries that are shown at a time.
    public static let windowLimit = Window.maximumLimit

    /// What the entries contain; empty for anything.
    public internal(set) var search = ""
    /// The year they are of; nil for any.
    public internal(set) var year: Int?
    /// The month they are of, 1 to 12; nil for any.
    public internal(set) var month: Int?
    /// Month and day they are of, whatever the year; nil for any.
    public internal(set) var on: MonthDay?
    /// The deletion that can be taken back now.
    public internal(set) var undoable: EntryDeletion.ID?

    /// Which window of them is shown.
    private var position = WindowPosition()
    /// A write that failed, and what does it again.
    var failure: Failure?
    /// Whether the error of a first load was taken away, so that nothing is shown and nothing is on its way.
    var gaveUp = false

    @ObservationIgnored let useCases: DiaryUseCases
    @ObservationIgnored let user: User.ID
    @ObservationIgnored let queue = WriteQueue()
    let loader = Loader<Listing>()

    /// Makes the view model of a person's diary.
    public init(useCases: DiaryUseCases, user: User.ID) {
        self.useCases = useCases
        self.user = user
    }

    /// What a load brings.
    struct Listing: Sendable, Equatable {
        let key: Key
        var page: DiaryPage
        let drafts: [DraftSummary]
        let deletion: EntryDeletion?
    }

    /// What a load asks for.
    struct Key: Sendable, Hashable {
        let query: DiaryQuery
        let undoable: EntryDeletion.ID?
    }

    struct Failure: Equatable {
        let message: String
        let retry: DiaryListCommand?
    }
}

extension DiaryListViewModel {
    /// The entries of the window, newest first.
    public var entries: [EntrySummary] { page?.entries ?? [] }
    /// What was typed and not stored, latest first.
    public var drafts: [DraftSummary] { loader.state.value?.drafts ?? [] }
    /// How many entries are before the window.
    public var offset: Int { position.offset }
    /// What went wrong; empty when nothing did.
    public var errorMessage: String { failure?.message ?? loader.state.message ?? "" }
    /// Whether something went wrong.
    public var hasError: Bool { !errorMessage.isEmpty }
    /// Whether entries are on their way.
    public var isLoading: Bool { loader.state.isLoading }
    /// The window and the counts; nil before the first load.
    public var page: DiaryPage? { loader.state.value?.page }
    /// The deletion that can be taken back now, in detail; nil when there is none.
    public var deletion: EntryDeletion? { loader.state.value?.deletion.flatMap { $0.id == undoable ? $0 : nil } }
    /// What does again what failed; nil when nothing can.
    public var retry: DiaryListCommand? { failure.map(\.retry) ?? (loader.state.message == nil ? nil : .reload) }

    /// Loads the entries, after all writes. Calls for the same thing at the same time share one load.
    public func getEntries() async {
        await queue.settle()
        gaveUp = false
        let key = key
        await loader.load(key, message: \.message, fetch: fetch(key))
        adopt()
    }

    /// Looks for entries that contain a text.
    public func search(for text: String) {
        guard !text.hasSameBytes(as: search) else { return }
        search = text
        position.startOver()
    }

    /// Shows the entries of a year, a month or a day of all years only; nil for any.
    public func show(year: Int?, month: Int?, on: MonthDay?) {
        guard year != self.year || month != self.month || on != self.on else { return }
        self.year = year
        self.month = month
        self.on = on
        position.startOver()
    }

    /// Moves the window.
    public func show(from offset: Int) { position.move(to: offset) }

    /// Loads anew, whatever is on its way. Only within the queue, or where no write is in it.
    func refresh() async {
        gaveUp = false
        let key = key
        await loader.refresh(key, message: \.message, fetch: fetch(key))
        adopt()
    }

    private var key: Key {
        Key(
            query: DiaryQuery(
                search: search, year: year, month: month, on: on, offset: position.asked, limit: Self.windowLimit),
            undoable: undoable)
    }

    private func fetch(_ key: Key) -> @Sendable () async throws(DiaryError) -> Listing {
        { [useCases, user] () async throws(DiaryError) in
            let page = try await useCases.getEntries.execute(key.query, for: user)
            let drafts = try await useCases.keepDrafts.all(for: user)
            var deletion: EntryDeletion?
            if let id = key.undoable { deletion = try await useCases.restoreEntries.deletion(.id(id), for: user) }
            return Listing(key: key, page: page, drafts: drafts, deletion: deletion)
        }
    }

    /// Takes over from a load that has landed what only it could tell.
    private func adopt() {
        guard case .loaded(let listing) = loader.state, listing.key == key else { return }
        position.land(at: listing.page.offset)
        undoable = listing.deletion?.id
    }
}
