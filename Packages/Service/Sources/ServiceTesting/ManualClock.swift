import Service

import struct Foundation.Date

/// A clock that stands still until a test moves it.
public final class ManualClock: WallClock {
    private struct Sleeper {
        let deadline: Duration
        let continuation: CheckedContinuation<Bool, Never>
    }

    private struct State {
        var start: Date
        var passed: Duration = .zero
        var nextID = 0
        var sleepers: [Int: Sleeper] = [:]
        var cancelled: Set<Int> = []
        var observers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state: Lock<State>

    /// Makes a clock that shows an instant: 2026-01-01 00:00 UTC unless another is given.
    public init(_ now: Date = Date(timeIntervalSince1970: 1_767_225_600)) { state = Lock(State(start: now)) }

    /// What the clock shows. Setting it wakes nobody.
    public var now: Date {
        get { state.withLock { $0.start.addingTimeInterval($0.passed / .seconds(1)) } }
        set { state.withLock { $0.start = newValue.addingTimeInterval(-($0.passed / .seconds(1))) } }
    }

    /// How many tasks sleep.
    public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    /// Moves the clock on and wakes those whose time has come, in the order of their deadlines.
    public func advance(by duration: Duration) {
        let woken: [Sleeper] = state.withLock { state in
            state.passed += duration
            let due = state.sleepers.filter { $0.value.deadline <= state.passed }
                .sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }
            for (id, _) in due { state.sleepers[id] = nil }
            return due.map(\.value)
        }
        for sleeper in woken { sleeper.continuation.resume(returning: true) }
    }

    /// Waits until at least a number of tasks sleep, so that the clock is not moved on too early.
    public func waitForSleepers(_ count: Int = 1) async {
        await withCheckedContinuation { continuation in
            let isThere: Bool = state.withLock { state in
                if state.sleepers.count >= count { return true }
                state.observers.append((count, continuation))
                return false
            }
            if isThere { continuation.resume() }
        }
    }

    public func sleep(for duration: Duration) async throws {
        try Task.checkCancellation()
        guard duration > .zero else { return }
        let id: Int = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        let isDone = await withTaskCancellationHandler {
            await withCheckedContinuation { enqueue(id, duration, $0) }
        } onCancel: {
            cancel(id)
        }
        if !isDone { throw CancellationError() }
    }

    private func enqueue(_ id: Int, _ duration: Duration, _ continuation: CheckedContinuation<Bool, Never>) {
        let (isCancelled, satisfied): (Bool, [CheckedContinuation<Void, Never>]) = state.withLock { state in
            if state.cancelled.remove(id) != nil { return (true, []) }
            state.sleepers[id] = Sleeper(deadline: state.passed + duration, continuation: continuation)
            let count = state.sleepers.count
            let satisfied = state.observers.filter { $0.count <= count }.map(\.continuation)
            state.observers.removeAll { $0.count <= count }
            return (false, satisfied)
        }
        if isCancelled { continuation.resume(returning: false) }
        for observer in satisfied { observer.resume() }
    }

    private func cancel(_ id: Int) {
        let sleeper: Sleeper? = state.withLock { state in
            let sleeper = state.sleepers.removeValue(forKey: id)
            if sleeper == nil { state.cancelled.insert(id) }
            return sleeper
        }
        sleeper?.continuation.resume(returning: false)
    }
}
