/// Where the window on a long list begins: what an address or a person asked for, until a load tells where it really is.
public struct WindowPosition: Sendable, Equatable {
    /// How many items are before the window: never negative.
    public private(set) var offset = 0
    private var isAtEnd = false
    private var isGiven = false
    private var hasLanded = false

    /// The beginning.
    public init() {}

    /// The offset to ask for: ``offset``, or the highest number there is for the window at the end.
    public var asked: Int { isAtEnd ? .max : offset }

    /// Moves to a place.
    public mutating func move(to offset: Int) {
        self.offset = max(offset, 0)
        isAtEnd = false
        isGiven = true
    }

    /// Moves to the window at the end, where a new item stands.
    public mutating func moveToEnd() { isAtEnd = true }

    /// Moves to the beginning, because another choice of items is listed. A place that was given along with the choice, as an address gives
    /// both, stays.
    public mutating func startOver() {
        isAtEnd = false
        if hasLanded, !isGiven { offset = 0 }
    }

    /// Takes over where a loaded window begins.
    public mutating func land(at offset: Int) {
        self = Self()
        self.offset = offset
        hasLanded = true
    }
}
