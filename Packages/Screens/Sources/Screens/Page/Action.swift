/// Something that can be done on a page.
public struct Action: Sendable, Equatable, Codable {
    /// Names an action: a verb, and where it needs one a target, as in `complete/3`.
    public struct ID: Sendable, Hashable, Codable, ExpressibleByStringLiteral, CustomStringConvertible {
        /// The verb and the target as one text.
        public let rawValue: String

        /// Reads an id from its text: everything after the first `/` is the target.
        public init(_ text: String) { rawValue = text }

        /// Makes an id from a verb and the id of what it is done to.
        public init(_ verb: String, _ target: some LosslessStringConvertible) { rawValue = "\(verb)/\(target)" }

        public init(stringLiteral value: String) { rawValue = value }

        public init(from decoder: any Decoder) throws {
            rawValue = try decoder.singleValueContainer().decode(String.self)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(rawValue)
        }

        /// What is done.
        public var verb: String { rawValue.split(separator: "/", maxSplits: 1).first.map(String.init) ?? "" }

        /// To what it is done, or nil for the page as a whole.
        public var target: String? {
            guard let slash = rawValue.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
            return String(rawValue[rawValue.utf8.index(after: slash)...])
        }

        public var description: String { rawValue }
    }

    /// What an action means to the person who takes it.
    public enum Role: String, Sendable, Codable {
        /// Nothing special.
        case normal
        /// It takes something away.
        case destructive
        /// It leads out without doing anything.
        case cancel
    }

    /// Names the action.
    public var id: ID
    /// What it is called: a verb, capitalised.
    public var title: String
    /// What it means.
    public var role: Role
    /// Whether it can be taken now. Whether a form is complete is not said here but by ``Form/isComplete``.
    public var isEnabled: Bool
    /// The question to ask first.
    public var confirmation: Confirmation?

    /// Makes an action.
    public init(
        _ id: ID, _ title: String, role: Role = .normal, isEnabled: Bool = true, confirmation: Confirmation? = nil
    ) {
        self.id = id
        self.title = title
        self.role = role
        self.isEnabled = isEnabled
        self.confirmation = confirmation
    }
}

/// A question to be answered before something is done.
public struct Confirmation: Sendable, Equatable, Codable {
    /// The question.
    public var question: String
    /// The answer that goes on.
    public var yes: String
    /// The answer that doesn't.
    public var no: String

    /// Makes a question.
    public init(question: String, yes: String, no: String = "Cancel") {
        self.question = question
        self.yes = yes
        self.no = no
    }
}

/// What has to be seen before anything else is done.
public struct Alert: Sendable, Equatable, Codable {
    /// What it is about.
    public var title: String
    /// What happened, and what can be done.
    public var message: String
    /// The ways out: at least one.
    public var actions: [Action]

    /// Makes an alert.
    public init(title: String, message: String, actions: [Action]) {
        self.title = title
        self.message = message
        self.actions = actions
    }
}

/// What just happened, in passing.
public struct Notice: Sendable, Equatable, Codable {
    /// What happened.
    public var text: String
    /// What can be done about it, such as taking it back.
    public var action: Action?

    /// Makes a notice.
    public init(_ text: String, action: Action? = nil) {
        self.text = text
        self.action = action
    }
}
