/// Whose turn it is to make a shared service.
///
/// The lock is held only to take and to end a turn, never while a factory runs, so a slow factory holds up only those who
/// need its service. Threads that would wait for each other in a circle are told so instead.
struct Turns: Sendable {
    enum Turn {
        /// The service is there.
        case ready
        /// The caller makes it, and ends the turn afterwards.
        case mine
        /// The caller is already needed for it: waiting would never end.
        case circular
    }

    private struct State {
        var makers: [Int: UInt] = [:]
        var waits: [UInt: Int] = [:]
    }

    private let monitor = Monitor(State())

    /// Waits until the service is ready, or it is the caller's turn to make it.
    func take(_ entry: Int, isReady: () -> Bool) -> Turn {
        let thread = currentThreadNumber()
        return monitor.firstResult { state in
            state.waits[thread] = nil
            if isReady() { return .ready }
            guard let maker = state.makers[entry] else {
                state.makers[entry] = thread
                return .mine
            }
            if Self.waits(maker, for: thread, in: state) { return .circular }
            state.waits[thread] = entry
            return nil
        }
    }

    /// Ends a turn, whether the service was made or not.
    func end(_ entry: Int) {
        monitor.change { $0.makers[entry] = nil }
    }

    /// Whether a maker is the thread itself or waits, through others, for something that thread is making.
    private static func waits(_ maker: UInt, for thread: UInt, in state: State) -> Bool {
        var maker = maker
        // A waiter that has not woken yet may still be listed: the count of steps keeps such leftovers from looping.
        for _ in 0...state.waits.count {
            if maker == thread { return true }
            guard let awaited = state.waits[maker], let next = state.makers[awaited] else { return false }
            maker = next
        }
        return false
    }
}
