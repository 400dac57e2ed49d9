/// The id of a thing of one kind: a 64-bit whole number that is never given to another thing of that kind.
public struct Identifier<Entity>: Sendable, Hashable, Comparable, LosslessStringConvertible {
    /// The number.
    public let rawValue: Int64

    /// Makes an id from its number.
    public init(_ rawValue: Int64) { self.rawValue = rawValue }

    /// Reads an id from decimal digits, with a minus sign or without. Nil for everything else: spaces, a plus sign, fractions,
    /// other scripts' digits, and what 64 bits cannot hold.
    public init?(_ text: String) {
        guard !text.hasPrefix("+"), let rawValue = Int64(text) else { return nil }
        self.rawValue = rawValue
    }

    public var description: String { String(rawValue) }

    public static func < (left: Identifier, right: Identifier) -> Bool { left.rawValue < right.rawValue }
}

extension Identifier: Codable {
    public init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(Int64.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}
