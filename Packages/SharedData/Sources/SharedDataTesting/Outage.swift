import SharedData

import class Service.Lock

/// A time in which what is kept can't be reached; it is begun and ended while a screen is used.
public final class Outage: Sendable {
    private let ongoing = Lock(false)

    /// Makes one that has not begun.
    public init() {}

    /// Whether what passes ``check()`` fails.
    public var isOngoing: Bool {
        get { ongoing.withLock { $0 } }
        set { ongoing.withLock { $0 = newValue } }
    }

    /// Fails while it lasts.
    public func check() throws(RepositoryError) {
        if isOngoing { throw .update(.storage("The disk is full.")) }
    }
}
