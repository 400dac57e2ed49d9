import Observation
import Screens
import SharedData

/// What the list knows: the flowers, whether they are on their way, and what went wrong.
@MainActor @Observable public final class FlowerListViewModel {
    /// Which of the flowers are shown, and in which order.
    public var query = FlowerQuery(sort: .name)
    /// Whether a failure was seen and put aside: the message stays, the alert doesn't.
    private var isFailureSeen = false

    @ObservationIgnored private let useCase: any FlowerListUseCase
    private let loader = Loader<[Flower]>()

    /// Makes a view model that has loaded nothing.
    public init(useCase: any FlowerListUseCase) { self.useCase = useCase }

    /// All flowers, in the repository's order; none before they are loaded. A reload, and one that fails, keep the last good ones.
    public var flowers: [Flower] { loader.state.value ?? [] }

    /// The flowers that the query asks for, in its order.
    public var shownFlowers: [Flower] { query.apply(to: flowers) }

    /// Whether flowers have been loaded, perhaps none.
    public var hasLoaded: Bool { loader.state.value != nil }

    /// Whether they are on their way.
    public var isLoading: Bool { loader.state.isLoading }

    /// Why the last load failed and what to do, in words for a person; nil when it didn't.
    public var errorMessage: String? { loader.state.message }

    /// Whether the message is still to be seen.
    public var showsError: Bool { errorMessage != nil && !isFailureSeen }

    /// Loads the flowers, or joins the load that is under way.
    public func load() async {
        isFailureSeen = false
        await loader.load(message: \.message) { [useCase] () async throws(FlowerListError) in
            try await useCase.flowers()
        }
    }

    /// Loads the flowers anew; an older load is dropped, whatever it brings.
    public func refresh() async {
        isFailureSeen = false
        await loader.refresh(message: \.message) { [useCase] () async throws(FlowerListError) in
            try await useCase.flowers()
        }
    }

    /// Puts the alert aside; the message stays with the list.
    public func dismissError() { isFailureSeen = true }
}
