/// A part of a long list.
///
/// It moves when the address field that it names is given another offset, as decimal text (empty for 0).
public struct Window: Sendable, Equatable, Codable {
    /// The most that a window may hold.
    public static let maximumLimit = 200

    /// The address field that moves it.
    public let field: Field.ID
    /// How many are before it: never negative.
    public let offset: Int
    /// How many it holds at most: 1 to ``maximumLimit``.
    public let limit: Int
    /// How many there are in all: never negative.
    public let total: Int

    /// Makes a window. What is out of range is clamped; an offset at or behind the end moves to the last window.
    public init(field: Field.ID = "offset", offset: Int, limit: Int, total: Int) {
        self.field = field
        self.limit = min(max(limit, 1), Self.maximumLimit)
        self.total = max(total, 0)
        let last = self.total == 0 ? 0 : (self.total - 1) / self.limit * self.limit
        self.offset = min(max(offset, 0), last)
    }

    /// The offset as text from outside: decimal digits, otherwise 0.
    public static func offset(_ text: String) -> Int {
        text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) ?? 0 : 0
    }

    /// The offset of the window before this one, or nil at the beginning.
    public var previous: Int? { offset == 0 ? nil : max(offset - limit, 0) }

    /// The offset of the window after this one, or nil at the end.
    public var next: Int? { total - offset > limit ? offset + limit : nil }

    /// The places it covers, counted from 1; nil when there is nothing.
    public var places: ClosedRange<Int>? { total == 0 ? nil : (offset + 1)...(offset + min(limit, total - offset)) }
}
