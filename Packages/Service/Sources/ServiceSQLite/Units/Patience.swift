import Service

/// Waits for a lock that another process holds: a little longer each time, up to a limit, and without a thread.
struct Patience {
    private let clock: any WallClock
    private let limit: Duration
    private var waited: Duration = .zero
    private var next: Duration = .milliseconds(1)

    init(clock: any WallClock, limit: Duration) {
        self.clock = clock
        self.limit = limit
    }

    /// Waits for a while before another try.
    /// - Throws: The refusal when the limit is reached; ``DatabaseError/Code/cancelled`` when the task is cancelled.
    mutating func wait(after refusal: DatabaseError) async throws(DatabaseError) {
        let pause = try step(after: refusal)
        do { try await clock.sleep(for: pause) } catch { throw .cancelled }
    }

    /// Waits for a while before another try, also when the task is cancelled.
    /// - Throws: The refusal when the limit is reached.
    mutating func waitInAnyCase(after refusal: DatabaseError) async throws(DatabaseError) {
        let pause = try step(after: refusal)
        // A task of its own is not cancelled with this one.
        await Task { [clock] in try? await clock.sleep(for: pause) }.value
    }

    private mutating func step(after refusal: DatabaseError) throws(DatabaseError) -> Duration {
        guard waited < limit else { throw refusal }
        // Several that wait must not try in step with each other. Trying is cheap, so it is done often: those that wait get the
        // lock by luck, as nobody calls them.
        let pause = next * Double.random(in: 0.5...1)
        waited += pause
        next = min(next * 2, .milliseconds(10))
        return pause
    }
}

extension DatabaseError {
    static var cancelled: DatabaseError { DatabaseError(.cancelled, "The task was cancelled before its unit began.") }
}
