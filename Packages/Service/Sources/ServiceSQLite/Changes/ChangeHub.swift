import Service

/// Tells receivers which tables were changed. What comes while a receiver is busy is put together into one change.
final class ChangeHub: Sendable {
    private struct State {
        var receivers: [UInt64: AsyncStream<DatabaseChange>.Continuation] = [:]
        var nextID: UInt64 = 0
        var isClosed = false
        /// Looks for what other processes write; runs while anyone receives.
        var watch: Task<Void, Never>?
    }

    private let state = Lock(State())
    private let startWatch: @Sendable (ChangeHub) -> Task<Void, Never>?

    /// Makes a hub. The closure starts to look for what other processes write, and tells this hub.
    init(startWatch: @escaping @Sendable (ChangeHub) -> Task<Void, Never>?) { self.startWatch = startWatch }

    deinit { state.withLock { $0.watch?.cancel() } }

    func stream() -> AsyncStream<DatabaseChange> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: DatabaseChange.self, bufferingPolicy: .bufferingNewest(1))
        let id: UInt64? = state.withLock { state in
            if state.isClosed { return nil }
            state.nextID += 1
            state.receivers[state.nextID] = continuation
            if state.watch == nil { state.watch = startWatch(self) }
            return state.nextID
        }
        guard let id else {
            continuation.finish()
            return stream
        }
        continuation.onTermination = { [weak self] _ in self?.remove(id) }
        return stream
    }

    func publish(_ change: DatabaseChange) {
        state.withLock { state in
            for continuation in state.receivers.values {
                // Where the last change was not taken yet, it is dropped for the new one; then both go in as one.
                if case .dropped(let earlier) = continuation.yield(change) {
                    continuation.yield(earlier.merged(with: change))
                }
            }
        }
    }

    func close() {
        let (receivers, watch) = state.withLock { state in
            defer {
                state.isClosed = true
                state.receivers = [:]
                state.watch = nil
            }
            return (Array(state.receivers.values), state.watch)
        }
        watch?.cancel()
        // Each calls `remove`, so the lock must be free.
        for receiver in receivers { receiver.finish() }
    }

    private func remove(_ id: UInt64) {
        state.withLock { state in
            // Letting go of the continuation ends its stream, which does not call back any more.
            state.receivers[id] = nil
            guard state.receivers.isEmpty else { return }
            state.watch?.cancel()
            state.watch = nil
        }
    }
}

extension DatabaseChange {
    /// What has changed by either.
    func merged(with other: DatabaseChange) -> DatabaseChange {
        guard let tables, let others = other.tables else { return DatabaseChange(tables: nil) }
        return DatabaseChange(tables: tables.union(others))
    }
}
