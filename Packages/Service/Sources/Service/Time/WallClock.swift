import struct Foundation.Date

/// Tells what time it is, and waits. Given to whatever deals with time, so that a test can say what time it is.
public protocol WallClock: Sendable {
    /// The present instant.
    var now: Date { get }
    /// Waits for a while.
    /// - Throws: `CancellationError` when the task is cancelled meanwhile.
    func sleep(for duration: Duration) async throws
}

/// The machine's own clock.
public struct SystemClock: WallClock {
    /// Makes the clock.
    public init() {}
    public var now: Date { Date() }
    public func sleep(for duration: Duration) async throws { try await Task.sleep(for: duration) }
}

extension Date {
    /// Milliseconds since 1970-01-01 00:00 UTC: how instants are stored. What 64 bits cannot hold is clamped.
    public var milliseconds: Int64 {
        let value = (timeIntervalSince1970 * 1000).rounded()
        return Int64(exactly: value) ?? (value < 0 ? .min : .max)
    }

    /// Makes an instant from milliseconds since 1970-01-01 00:00 UTC.
    public init(milliseconds: Int64) { self.init(timeIntervalSince1970: Double(milliseconds) / 1000) }
}
