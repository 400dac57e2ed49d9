/// The shape of a value on the wire: an object whose fields are described once.
///
/// From the one description come the JSON that is written, the JSON that is read, and the schema in an API's document, so that
/// they cannot disagree:
///
///     struct TodoWire: WireShape {
///         static let name = "Todo"
///         var id: Int64 = 0
///         var title = ""
///         mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
///             try visit.field("id", &id)
///             try visit.field("title", &title, Limits(maximumLength: 500))
///         }
///     }
///
/// A field of an optional type may be missing, or null; when it is nil it is not written. Fields that are not described are ignored when reading.
public protocol WireShape: WireValue {
    /// The schema's name: a capitalised word, unique within an API.
    static var name: String { get }
    /// Makes a value to read into; what is in it does not matter.
    init()
    /// Shows each field to a visitor, which reads, writes or describes it.
    mutating func fields(_ visit: inout some FieldVisitor) throws(WireError)
}

/// Reads, writes or describes the fields of a shape.
public protocol FieldVisitor {
    /// Takes one field.
    mutating func field<Value: WireValue>(_ name: String, _ value: inout Value, _ limits: Limits) throws(WireError)
}

extension FieldVisitor {
    /// Takes one field that has no limits but its type's.
    public mutating func field<Value: WireValue>(_ name: String, _ value: inout Value) throws(WireError) {
        try field(name, &value, Limits())
    }
}

/// What a field's value may be, beyond its type. Checked when reading, told in the schema.
public struct Limits: Sendable, Equatable {
    /// For text: how many Unicode scalars it holds at most.
    public var maximumLength: Int?
    /// For a whole number: the smallest it may be.
    public var minimum: Int64?
    /// For a whole number: the largest it may be.
    public var maximum: Int64?
    /// What the field means, for the document.
    public var description: String?

    /// Makes limits.
    public init(maximumLength: Int? = nil, minimum: Int64? = nil, maximum: Int64? = nil, description: String? = nil) {
        self.maximumLength = maximumLength
        self.minimum = minimum
        self.maximum = maximum
        self.description = description
    }
}

/// Why JSON is not of a shape.
public struct WireError: Error, Sendable, Equatable, CustomStringConvertible {
    /// Where in the text it is, outermost first: `[57]`, `title`.
    public var path: [String]
    /// What is wrong there, in words that follow the place: `must be text, not a number`.
    public var reason: String

    /// Makes an error.
    public init(path: [String] = [], reason: String) {
        self.path = path
        self.reason = reason
    }

    /// The place as one text, as in `[57].title`.
    public var place: String {
        path.reduce(into: "") { place, part in place += part.hasPrefix("[") || place.isEmpty ? part : "." + part }
    }

    public var description: String { path.isEmpty ? reason : "\(place) \(reason)" }

    func within(_ part: String) -> WireError { WireError(path: [part] + path, reason: reason) }
}
