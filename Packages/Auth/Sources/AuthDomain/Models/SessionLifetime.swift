import Foundation

/// How long a session lasts.
public struct SessionLifetime: Sendable, Equatable {
    /// After this many seconds without use it is over.
    public var idle: TimeInterval
    /// After this many seconds it is over in any case.
    public var absolute: TimeInterval
    /// Use is noted at most once in this many seconds.
    public var noting: TimeInterval

    /// Makes a lifetime: 30 days without use, 180 days in all, use noted once a minute.
    public init(idle: TimeInterval = 30 * 86_400, absolute: TimeInterval = 180 * 86_400, noting: TimeInterval = 60) {
        self.idle = idle
        self.absolute = absolute
        self.noting = noting
    }

    /// Whether a session is over.
    ///
    /// Where the clock was set back, the present is taken to be when the session was last used: it neither ends
    /// by that nor begins anew.
    public func isOver(_ session: StoredSession, now: Date) -> Bool {
        let now = max(now, session.seenAt)
        return now >= session.expiresAt || now.timeIntervalSince(session.seenAt) >= idle
    }

    /// Whether it is time to note that a session is used. A use is never noted as earlier than the last one.
    public func isToBeNoted(_ session: StoredSession, now: Date) -> Bool {
        now.timeIntervalSince(session.seenAt) >= noting
    }
}
