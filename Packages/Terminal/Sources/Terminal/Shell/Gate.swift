import Screens

/// Lets a key through only if what it would hit had been drawn when it was typed: a double Enter does not confirm a question
/// that nobody saw.
struct Gate {
    /// What keys hit: a page, a question, a message, a list, or what the focus went to by itself.
    struct Target: Equatable {
        var entry: Shell.EntryKey?
        var question: Int?
        var alert: Alert?
        var overlay: Int = 0
        var focusMoves = 0
    }

    private var drawn: Target?
    private var since = 0
    private var pending: Target?

    /// Takes what the next drawing shows.
    mutating func willDraw(_ target: Target) { pending = target }

    /// Takes that this drawing, the n-th, is on the screen.
    mutating func didDraw(_ number: Int) {
        if pending != drawn {
            drawn = pending
            since = number
        }
    }

    /// Whether a key, typed when drawing `seen` was the last on the screen, hits what the person saw.
    func admits(_ target: Target, seen: Int) -> Bool { target == drawn && seen >= since }
}
