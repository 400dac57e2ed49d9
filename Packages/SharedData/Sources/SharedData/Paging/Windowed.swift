/// A query that wants a part of what it finds: so many items from such a place on.
public protocol Windowed {
    /// How many items come before the window.
    var offset: Int { get }
    /// How many items the window has at most; nil for all that are left.
    var limit: Int? { get }
}

extension Windowed {
    /// Where the window really begins when so many items were found: an offset behind the end means the last window.
    public func start(in total: Int) -> Int {
        guard total > 0 else { return 0 }
        guard let limit else { return min(max(offset, 0), total) }
        let last = (total - 1) / max(limit, 1) * max(limit, 1)
        return min(max(offset, 0), offset >= total ? last : total - 1)
    }
}
