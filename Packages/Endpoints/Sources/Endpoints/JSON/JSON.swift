/// A JSON value (RFC 8259), as it was written: numbers keep their text, objects their order.
public indirect enum JSON: Sendable, Equatable {
    /// `null`, which is a value: a member that holds it is there.
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// A number, in the text that it was written as.
    case number(String)
    /// Text, with its escapes undone.
    case string(String)
    /// Values in order.
    case array([JSON])
    /// Members in the order in which they were written; a document that is read has each name once.
    case object([Member])

    /// A name and its value in an object.
    public struct Member: Sendable, Equatable {
        /// The name.
        public var name: String
        /// The value.
        public var value: JSON

        /// Makes a member.
        public init(_ name: String, _ value: JSON) {
            self.name = name
            self.value = value
        }
    }

    /// The value of a member, or nil when this is no object or has none of that name.
    public subscript(_ name: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    /// What kind of value it is, in words for a message.
    public var kind: String {
        switch self {
        case .null: "null"
        case .boolean: "a truth value"
        case .number: "a number"
        case .string: "text"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

/// Why bytes are no JSON text.
public struct JSONError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What is wrong, in words that follow "line 3, column 7: ".
    public var reason: String
    /// The line, counted from 1.
    public var line: Int
    /// The byte within the line, counted from 1.
    public var column: Int

    public var description: String { "line \(line), column \(column): \(reason)" }
}
