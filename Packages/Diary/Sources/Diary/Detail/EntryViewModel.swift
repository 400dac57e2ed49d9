import DiaryDomain
import Foundation
import Observation
import Screens
import SharedData

import protocol Service.WallClock

/// What the screen of one entry shows and does, be the entry new or there already.
///
/// What is typed is kept as a draft soon after, whatever becomes of the screen: see ``keepingDelay``.
@MainActor @Observable public final class EntryViewModel {
    /// How long after typing the text is kept as a draft: what is typed meanwhile is kept with it.
    public static let keepingDelay = Duration.milliseconds(500)

    /// The entry's id; nil for a new one.
    public let id: Entry.ID?
    /// What is typed; nil while nothing is.
    public internal(set) var typed: String?
    /// What is wrong with the text.
    public internal(set) var textMessage: String?
    /// The draft that a new entry goes on with.
    public internal(set) var draftID: Entry.ID?

    /// What went wrong with a write, and what does it again.
    var failure: Failure?
    /// Whether the error of a first load was taken away, so that nothing is shown and nothing is on its way.
    var gaveUp = false
    /// Whether the text was stored, or the entry deleted: nothing of it is a draft any more.
    var isDone = false
    /// When a new entry was begun.
    var newBegun: Moment
    /// The id of a new entry that was stored while its text was typed on.
    var storedID: Entry.ID?
    /// Counts the changes of the text.
    var revision = 0
    /// The change up to which the text is kept as a draft.
    var keptRevision = 0

    @ObservationIgnored let useCases: DiaryUseCases
    @ObservationIgnored let user: User.ID
    @ObservationIgnored let clock: any WallClock
    @ObservationIgnored let zone: TimeZone
    @ObservationIgnored let queue = WriteQueue()
    @ObservationIgnored var keeping: Task<Void, Never>?
    let loader = Loader<Loaded>()

    /// Makes the view model of a person's entry.
    /// - Parameters:
    ///   - id: Names the entry; nil for a new one, which is begun now.
    ///   - clock: Tells what time it is, and waits before drafts are kept.
    ///   - zone: The zone in which a new entry is written.
    public init(useCases: DiaryUseCases, user: User.ID, id: Entry.ID?, clock: any WallClock, zone: TimeZone) {
        self.useCases = useCases
        self.user = user
        self.id = id
        self.clock = clock
        self.zone = zone
        newBegun = (try? Moment(clock.now, in: zone)) ?? .epoch
    }

    /// What a load brings.
    struct Loaded: Sendable, Equatable {
        var entry: Entry?
        var draft: Draft?
        /// When it was begun; it stays known when the entry goes.
        var begun: Moment?
        /// A draft of another new entry.
        var offered: DraftSummary?
    }

    struct Failure: Equatable {
        let message: String
        let retry: EntryCommand?
    }
}

extension EntryViewModel {
    /// The entry as it is stored; nil for a new one, and before it is loaded.
    public var entry: Entry? { loader.state.value?.entry }
    /// Whether the entry is yet to be stored.
    public var isNew: Bool { id == nil }
    /// What stands in the field: what is typed, or was kept as a draft, or is stored.
    public var text: String { typed ?? draft?.text ?? entry?.text ?? "" }
    /// When the entry was begun; nil where that isn't known yet.
    public var begun: Moment? { isNew ? newBegun : loader.state.value?.begun }
    /// What was typed earlier and not stored.
    public var draft: Draft? { loader.state.value?.draft }
    /// A draft of a new entry that can be gone on with: offered while nothing is typed.
    public var offeredDraft: DraftSummary? {
        isNew && draft == nil && text.isEmpty ? loader.state.value?.offered : nil
    }
    /// Whether the text can be stored.
    public var canSave: Bool { !EntryText.isBlank(text) }
    /// Whether the text is another than what is stored.
    public var isChanged: Bool {
        guard !isDone else { return false }
        guard let entry else { return isNew ? canSave : typed != nil || draft != nil }
        return !text.hasSameBytes(as: entry.text)
    }
    /// Whether something is typed that is neither stored nor kept as a draft.
    public var hasUnkeptText: Bool { typed != nil && isChanged && keptRevision != revision }
    /// Whether the entry was looked for and isn't there.
    public var isMissing: Bool {
        guard !isNew, let loaded = loader.state.value else { return false }
        return loaded.entry == nil && loaded.draft == nil && typed == nil
    }
    /// What went wrong; empty when nothing did.
    public var errorMessage: String { failure?.message ?? loader.state.message ?? "" }
    /// Whether something went wrong.
    public var hasError: Bool { !errorMessage.isEmpty }
    /// Whether the entry is on its way.
    public var isLoading: Bool { loader.state.isLoading }
    /// Whether there is a text to work on.
    public var isLoaded: Bool { isNew || typed != nil || loader.state.value != nil }
    /// What does again what failed; nil when nothing can.
    public var retry: EntryCommand? { failure.map(\.retry) ?? (loader.state.message == nil ? nil : .reload) }

    /// Loads the entry, and what was typed for it earlier. What is being typed stays.
    public func load() async {
        await queue.settle()
        gaveUp = false
        await loader.load(draftID, message: \.message, fetch: fetch())
        adopt()
    }

    /// Loads anew, whatever is on its way.
    func refresh() async {
        gaveUp = false
        await loader.refresh(draftID, message: \.message, fetch: fetch())
        adopt()
    }

    private func fetch() -> @Sendable () async throws(DiaryError) -> Loaded {
        { [useCases, user, id, draftID, begun = newBegun.entryID] () async throws(DiaryError) in
            if let id {
                let entry = try await useCases.getEntry.execute(id, for: user)
                let draft = try await useCases.keepDrafts.draft(id, for: user)
                return Loaded(entry: entry, draft: draft, begun: entry?.begun ?? draft?.begun)
            }
            if let draftID, let draft = try await useCases.keepDrafts.draft(draftID, for: user) {
                return Loaded(draft: draft)
            }
            return Loaded(
                offered: try await useCases.keepDrafts.all(for: user).first { $0.isNew && $0.id != begun })
        }
    }

    /// Takes over from a load that has landed what only it could tell.
    private func adopt() {
        guard case .loaded(let loaded) = loader.state, isNew else { return }
        if let draft = loaded.draft { newBegun = draft.begun } else { draftID = nil }
    }
}
