import SharedData

import class Service.Lock

/// Whether what is kept can be reached, to be changed while a screen is used.
public final class Weather: Sendable {
    private let storm = Lock(false)

    /// Makes fine weather.
    public init() {}

    /// Whether what passes ``check()`` fails.
    public var isStormy: Bool {
        get { storm.withLock { $0 } }
        set { storm.withLock { $0 = newValue } }
    }

    /// Fails while it is stormy.
    public func check() throws(RepositoryError) {
        if isStormy { throw .update(.storage("The disk is full.")) }
    }
}
