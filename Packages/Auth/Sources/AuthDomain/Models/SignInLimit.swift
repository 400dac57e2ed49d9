import Foundation

/// How often a wrong password may be tried.
///
/// The first few are free; then each one is followed by a time in which no password is looked at, which doubles each time up to a
/// limit. So nobody can try many passwords, and nobody is locked out for good.
public struct SignInLimit: Sendable, Equatable {
    /// How many wrong passwords have no consequence.
    public var free: Int64
    /// The first time to wait, in seconds.
    public var firstDelay: TimeInterval
    /// The longest time to wait, in seconds.
    public var maximumDelay: TimeInterval
    /// After this many seconds without an attempt everything is forgotten.
    public var memory: TimeInterval

    /// Makes a limit: four are free, the fifth is followed by 15 seconds, later ones by 15 minutes at most, all forgotten after a day.
    public init(
        free: Int64 = 4, firstDelay: TimeInterval = 15, maximumDelay: TimeInterval = 900, memory: TimeInterval = 86_400
    ) {
        self.free = free
        self.firstDelay = firstDelay
        self.maximumDelay = maximumDelay
        self.memory = memory
    }

    /// What is kept of the attempts on one e-mail address.
    public struct Attempts: Sendable, Equatable {
        /// How many there were since the last one that succeeded.
        public var count: Int64
        /// When the last one was.
        public var lastAt: Date

        /// Makes a record of attempts.
        public init(count: Int64, lastAt: Date) {
            self.count = count
            self.lastAt = lastAt
        }
    }

    /// How long no password is looked at after a number of wrong ones, in seconds.
    public func delay(after count: Int64) -> TimeInterval {
        guard count > free else { return 0 }
        return min(firstDelay * pow(2, Double(min(count - free - 1, 60))), maximumDelay)
    }

    /// Asks for one more attempt. It counts as a wrong one from the start, until a success clears all of them: so
    /// attempts made at the same time can't outrun the count.
    ///
    /// An attempt in the future (the clock was set back) is taken to be now, so that the time to wait still ends.
    /// - Parameters:
    ///   - attempts: What is known of the attempts on the e-mail address. Changed to what is to be kept.
    ///   - now: The present instant.
    /// - Returns: Nil when the attempt may be made; otherwise for how long none may.
    public func claim(_ attempts: inout Attempts, now: Date) -> Duration? {
        if now.timeIntervalSince(attempts.lastAt) >= memory { attempts = Attempts(count: 0, lastAt: now) }
        if attempts.lastAt > now { attempts.lastAt = now }
        let rest = delay(after: attempts.count) - now.timeIntervalSince(attempts.lastAt)
        if rest > 0 { return .milliseconds(Int64((rest * 1000).rounded(.up))) }
        attempts = Attempts(count: min(attempts.count, 1_000_000) + 1, lastAt: now)
        return nil
    }
}
