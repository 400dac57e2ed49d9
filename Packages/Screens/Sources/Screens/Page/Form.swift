/// Fields that are filled in and sent together.
public struct Form: Sendable, Equatable, Codable {
    /// Names the form within its page. Holds no `/` and does not begin with `_`.
    public var id: String
    /// What is to be filled in.
    public var fields: [Field]
    /// What can be done with it. The first is what Enter does; one with the role cancel is what Esc does.
    public var actions: [Action]

    /// Makes a form.
    public init(id: String, fields: [Field], actions: [Action]) {
        self.id = id
        self.fields = fields
        self.actions = actions
    }

    /// Whether every required field is filled in. The first action can be taken only then.
    public var isComplete: Bool { fields.allSatisfy { !($0.isRequired && $0.isBlank) } }
}

/// One value that a person types or chooses.
public struct Field: Sendable, Equatable, Codable {
    /// Names a field within its page. Holds no `/` and does not begin with `_`.
    public struct ID: Sendable, Hashable, Codable, ExpressibleByStringLiteral, CustomStringConvertible {
        /// The name.
        public let rawValue: String

        /// Makes an id from its text.
        public init(_ text: String) { rawValue = text }
        public init(stringLiteral value: String) { rawValue = value }

        public init(from decoder: any Decoder) throws {
            rawValue = try decoder.singleValueContainer().decode(String.self)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(rawValue)
        }

        public var description: String { rawValue }
    }

    /// How a value is given.
    public enum Kind: Sendable, Equatable, Codable {
        /// A line of text.
        case line
        /// Text of many lines.
        case lines
        /// A secret: typed unseen. Its value is never in a page.
        case secure
        /// Not shown; carried along.
        case hidden
        /// One of these.
        case choice([Choice])
    }

    /// Names the field.
    public var id: ID
    /// What it is called.
    public var label: String
    /// How it is given.
    public var kind: Kind
    /// The value now; for a secret always empty.
    public var value: String
    /// Whether the form is incomplete while this is blank.
    public var isRequired: Bool
    /// Whether there is nothing in it but white space.
    public var isBlank: Bool
    /// What is wrong with the value.
    public var message: String?

    /// Makes a field. Of a secret, pass the value only to tell whether it is blank: it is not kept.
    public init(
        _ id: ID, _ label: String, kind: Kind = .line, value: String = "", isRequired: Bool = false,
        message: String? = nil
    ) {
        self.id = id
        self.label = label
        self.kind = kind
        self.value = kind == .secure ? "" : value
        self.isRequired = isRequired
        self.isBlank = kind == .secure ? value.isEmpty : value.allSatisfy(\.isWhitespace)
        self.message = message
    }
}

/// One of the values that a field can have.
public struct Choice: Sendable, Equatable, Codable {
    /// The value. For an address field, empty text is the default.
    public var value: String
    /// What it is called.
    public var label: String

    /// Makes a choice.
    public init(_ value: String, _ label: String) {
        self.value = value
        self.label = label
    }
}
