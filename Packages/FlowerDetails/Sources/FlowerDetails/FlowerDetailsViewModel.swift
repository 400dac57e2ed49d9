import Observation
import Screens
import SharedData

/// What the details know: the flower, whether it is on its way, and what went wrong.
@MainActor @Observable public final class FlowerDetailsViewModel {
    /// Whose details these are.
    public nonisolated let id: Flower.ID
    /// Whether a failure was seen and put aside: the message stays, the alert doesn't.
    private var isFailureSeen = false

    @ObservationIgnored private let useCase: any FlowerDetailsUseCase
    private let loader = Loader<Flower?>()

    /// Makes a view model that has loaded nothing.
    public init(id: Flower.ID, useCase: any FlowerDetailsUseCase) {
        self.id = id
        self.useCase = useCase
    }

    /// The flower; nil before it is loaded, and when there is none. A reload, and one that fails, keep the last good one.
    public var flower: Flower? { loader.state.value ?? nil }

    /// Whether nobody knows a flower with this id.
    public var isNotFound: Bool { loader.state.value == .some(nil) }

    /// Whether it is on its way.
    public var isLoading: Bool { loader.state.isLoading }

    /// Why the last load failed and what to do, in words for a person; nil when it didn't.
    public var errorMessage: String? { loader.state.message }

    /// Whether the message is still to be seen.
    public var showsError: Bool { errorMessage != nil && !isFailureSeen }

    /// Loads the flower, or joins the load that is under way.
    public func load() async {
        isFailureSeen = false
        await loader.load(message: \.message) { [useCase, id] () async throws(FlowerDetailsError) in
            try await useCase.flower(id)
        }
    }

    /// Loads the flower anew; an older load is dropped, whatever it brings.
    public func refresh() async {
        isFailureSeen = false
        await loader.refresh(message: \.message) { [useCase, id] () async throws(FlowerDetailsError) in
            try await useCase.flower(id)
        }
    }

    /// Puts the alert aside; the message stays with the flower.
    public func dismissError() { isFailureSeen = true }
}
