/// Lets a limited number of tasks through at a time, in the order in which they came, without holding a thread for those that wait.
package final class Turns: Sendable {
    private typealias Waiter = CheckedContinuation<Int?, Never>

    private struct State {
        /// The places nobody holds.
        var free: [Int]
        /// Those that wait, by their ticket.
        var waiting: [UInt64: Waiter] = [:]
        /// The tickets in the order in which they came to wait, from `head` on; those of cancelled ones stay until they are met.
        var order: [UInt64] = []
        var head = 0
        var nextTicket: UInt64 = 0
        /// Tickets whose task was cancelled before it had come to wait.
        var cancelled: Set<UInt64> = []

        mutating func next() -> Waiter? {
            while head < order.count {
                let ticket = order[head]
                head += 1
                if let waiter = waiting.removeValue(forKey: ticket) { return waiter }
            }
            order.removeAll(keepingCapacity: true)
            head = 0
            return nil
        }
    }

    private let state: Lock<State>

    /// Makes turns for a number of tasks at a time.
    package init(_ count: Int) { state = Lock(State(free: Array((0..<max(1, count)).reversed()))) }

    /// How many wait.
    package var waitingCount: Int { state.withLock { $0.waiting.count } }

    /// Waits for a turn, and tells which of the places, counted from 0, it is for. Each turn must be given back.
    /// - Throws: `CancellationError` when the task is cancelled before its turn.
    package func take() async throws(CancellationError) -> Int {
        if Task.isCancelled { throw CancellationError() }
        let (free, ticket): (Int?, UInt64) = state.withLock { state in
            if let place = state.free.popLast() { return (place, 0) }
            state.nextTicket += 1
            return (nil, state.nextTicket)
        }
        if let free { return free }
        let place = await withTaskCancellationHandler {
            await withCheckedContinuation { enqueue(ticket, $0) }
        } onCancel: {
            cancel(ticket)
        }
        if Task.isCancelled { state.withLock { _ = $0.cancelled.remove(ticket) } }
        guard let place else { throw CancellationError() }
        return place
    }

    /// Gives a turn back.
    package func give(_ place: Int) {
        let waiter: Waiter? = state.withLock { state in
            let waiter = state.next()
            if waiter == nil { state.free.append(place) }
            return waiter
        }
        waiter?.resume(returning: place)
    }

    private func enqueue(_ ticket: UInt64, _ waiter: Waiter) {
        let (isOver, place): (Bool, Int?) = state.withLock { state in
            if state.cancelled.remove(ticket) != nil { return (true, nil) }
            if let place = state.free.popLast() { return (true, place) }
            state.waiting[ticket] = waiter
            state.order.append(ticket)
            return (false, nil)
        }
        if isOver { waiter.resume(returning: place) }
    }

    private func cancel(_ ticket: UInt64) {
        let waiter: Waiter? = state.withLock { state in
            let waiter = state.waiting.removeValue(forKey: ticket)
            if waiter == nil { state.cancelled.insert(ticket) }
            return waiter
        }
        waiter?.resume(returning: nil)
    }
}
