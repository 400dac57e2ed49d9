import Service

/// Leaves a gap now and then between writers that follow each other without one, so that another process, which can only try again and
/// again, gets the lock too. It costs about a fiftieth of the time while writers queue up, and nothing otherwise.
final class WritingPace: Sendable {
    /// Since when writers have followed each other.
    private let start = Lock<ContinuousClock.Instant?>(nil)

    /// Tells that a unit has ended, and whether another waits.
    func note(isWanted: Bool) {
        start.withLock { start in
            if !isWanted { start = nil } else if start == nil { start = ContinuousClock.now }
        }
    }

    /// Leaves the gap when it is time for one. It is real time, whatever clock the database goes by: nothing is to happen at its end.
    func wait() async {
        let isTime = start.withLock { start in
            guard let began = start, began.duration(to: .now) > .milliseconds(25) else { return false }
            start = nil
            return true
        }
        if isTime { try? await Task.sleep(for: .microseconds(500)) }
    }
}
