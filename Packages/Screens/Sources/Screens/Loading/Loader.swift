import Observation

/// Fetches a value for a view model: who asks for the same thing at the same time shares one flight, the newest request wins,
/// and a cancelled one leaves no trace.
@MainActor @Observable public final class Loader<Value: Sendable> {
    /// What is known of the value.
    public private(set) var state: Loadable<Value> = .idle

    @ObservationIgnored private var flight: Flight?

    /// Makes a loader that has fetched nothing.
    public init() {}

    /// Fetches the value, or joins the flight that is already fetching it for the same key. Returns when that has landed or was dropped.
    ///
    /// When every task that waits for a flight is cancelled, so is the flight, and the state goes back to what it was.
    /// - Parameters:
    ///   - key: What is asked for. A flight for another key is dropped.
    ///   - message: The words for an error; nil for one that is nothing to show, such as a cancellation.
    ///   - fetch: Gets the value. Runs off the main actor unless it says otherwise.
    public func load<Failure: Error>(
        _ key: some Hashable & Sendable = 0, message: @escaping @MainActor (Failure) -> String?,
        fetch: @escaping @Sendable () async throws(Failure) -> Value
    ) async {
        if let flight, flight.key == AnyHashable(key) {
            await wait(for: flight)
        } else {
            await refresh(key, message: message, fetch: fetch)
        }
    }

    /// Fetches the value in a flight of its own; an older flight is dropped, whatever it brings.
    ///
    /// The parameters are those of ``load(_:message:fetch:)``.
    public func refresh<Failure: Error>(
        _ key: some Hashable & Sendable = 0, message: @escaping @MainActor (Failure) -> String?,
        fetch: @escaping @Sendable () async throws(Failure) -> Value
    ) async {
        let resting = flight?.resting ?? state
        flight?.task?.cancel()
        let new = Flight(key: AnyHashable(key), resting: resting)
        flight = new
        state = .loading(last: state.value)
        new.task = Task { [weak self] in
            do throws(Failure) { self?.land(new, .loaded(try await fetch())) } catch {
                let isCancelled = Task.isCancelled || error is CancellationError
                self?.land(new, .failed(isCancelled ? nil : message(error)))
            }
        }
        await wait(for: new)
    }

    /// Changes the value that is here, as when a write has told what it is now.
    public func update(_ change: (inout Value) -> Void) {
        guard var value = state.value else { return }
        change(&value)
        switch state {
        case .idle: break
        case .loading: state = .loading(last: value)
        case .loaded: state = .loaded(value)
        case .failed(let message, _): state = .failed(message: message, last: value)
        }
        if let flight { flight.resting = flight.resting.replacing(value) }
    }

    /// Takes the message of a failure away, keeping the last good value.
    public func clearFailure() {
        guard case .failed(_, let last) = state else { return }
        state = last.map(Loadable.loaded) ?? .idle
    }

    private func land(_ landed: Flight, _ landing: Landing) {
        guard landed === flight else { return }
        flight = nil
        switch landing {
        case .loaded(let value): state = .loaded(value)
        case .failed(let words?): state = .failed(message: words, last: state.value)
        case .failed(nil): state = landed.resting
        }
    }

    private func wait(for flight: Flight) async {
        guard let task = flight.task else { return }
        flight.waiters += 1
        await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            Task { @MainActor in self.leave(flight) }
        }
    }

    private func leave(_ left: Flight) {
        left.waiters -= 1
        guard left.waiters <= 0, left === flight else { return }
        left.task?.cancel()
        flight = nil
        state = left.resting
    }

    /// What a fetch brought: a value, or the words for a failure, if there is something to show.
    private enum Landing {
        case loaded(Value)
        case failed(String?)
    }

    /// One fetch that is under way.
    @MainActor private final class Flight {
        let key: AnyHashable
        /// What the state goes back to when the flight is cancelled.
        var resting: Loadable<Value>
        var task: Task<Void, Never>?
        var waiters = 0

        init(key: AnyHashable, resting: Loadable<Value>) {
            self.key = key
            self.resting = resting
        }
    }
}

extension Loadable {
    fileprivate func replacing(_ value: Value) -> Loadable {
        switch self {
        case .failed(let message, _): .failed(message: message, last: value)
        default: .loaded(value)
        }
    }
}
