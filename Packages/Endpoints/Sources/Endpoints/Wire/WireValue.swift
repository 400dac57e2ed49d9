/// A value that can be on the wire: text, numbers, truth values, shapes, and arrays and optionals of these.
public protocol WireValue: Sendable {
    /// Writes the value.
    func write(to writer: inout JSONWriter)
    /// Reads the value.
    static func read(_ json: JSON, _ limits: Limits) throws(WireError) -> Self
    /// Describes the value as a JSON Schema; shapes put theirs into `shapes` and refer to it.
    static func schema(_ limits: Limits, shapes: inout Schemas) -> JSON
    /// The value of a field that is missing, or nil when it may not be.
    static var missing: Self? { get }
    /// Whether a field with this value is left out.
    var isMissing: Bool { get }
}

extension WireValue {
    public static var missing: Self? { nil }
    public var isMissing: Bool { false }
}

extension String: WireValue {
    public func write(to writer: inout JSONWriter) { writer.string(self) }

    public static func read(_ json: JSON, _ limits: Limits) throws(WireError) -> String {
        guard case .string(let text) = json else { throw WireError(reason: "must be text, not \(json.kind)") }
        if let maximum = limits.maximumLength, text.utf8.count > maximum, text.unicodeScalars.count > maximum {
            throw WireError(reason: "must have at most \(maximum) characters")
        }
        return text
    }

    public static func schema(_ limits: Limits, shapes: inout Schemas) -> JSON {
        .object([.init("type", .string("string"))] + limits.members)
    }
}

extension Int64: WireValue {
    public func write(to writer: inout JSONWriter) { writer.integer(self) }

    public static func read(_ json: JSON, _ limits: Limits) throws(WireError) -> Int64 {
        guard case .number(let text) = json else { throw WireError(reason: "must be a whole number, not \(json.kind)") }
        guard let number = Int64(text) else {
            let isWhole = text.utf8.allSatisfy {
                $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E")
            }
            throw WireError(reason: isWhole ? "is out of range" : "must be a whole number, not \(text.prefix(40))")
        }
        if let minimum = limits.minimum, number < minimum { throw WireError(reason: "must be at least \(minimum)") }
        if let maximum = limits.maximum, number > maximum { throw WireError(reason: "must be at most \(maximum)") }
        return number
    }

    public static func schema(_ limits: Limits, shapes: inout Schemas) -> JSON {
        .object([.init("type", .string("integer")), .init("format", .string("int64"))] + limits.members)
    }
}

extension Double: WireValue {
    public func write(to writer: inout JSONWriter) { writer.real(self) }

    public static func read(_ json: JSON, _ limits: Limits) throws(WireError) -> Double {
        guard case .number(let text) = json else { throw WireError(reason: "must be a number, not \(json.kind)") }
        guard let number = Double(text), number.isFinite else { throw WireError(reason: "is out of range") }
        return number
    }

    public static func schema(_ limits: Limits, shapes: inout Schemas) -> JSON {
        .object([.init("type", .string("number"))] + limits.members)
    }
}

extension Bool: WireValue {
    public func write(to writer: inout JSONWriter) { writer.boolean(self) }

    public static func read(_ json: JSON, _ limits: Limits) throws(WireError) -> Bool {
        guard case .boolean(let value) = json else {
            throw WireError(reason: "must be true or false, not \(json.kind)")
        }
        return value
    }

    public static func schema(_ limits: Limits, shapes: inout Schemas) -> JSON {
        .object([.init("type", .string("boolean"))] + limits.members)
    }
}

extension Array: WireValue where Element: WireValue {
    public func write(to writer: inout JSONWriter) {
        writer.array { writer in for value in self { value.write(to: &writer) } }
    }

    public static func read(_ json: JSON, _ limits: Limits) throws(WireError) -> [Element] {
        guard case .array(let values) = json else { throw WireError(reason: "must be an array, not \(json.kind)") }
        var elements: [Element] = []
        elements.reserveCapacity(values.count)
        for (index, value) in values.enumerated() {
            do { elements.append(try Element.read(value, limits)) } catch { throw error.within("[\(index)]") }
        }
        return elements
    }

    public static func schema(_ limits: Limits, shapes: inout Schemas) -> JSON {
        .object([.init("type", .string("array")), .init("items", Element.schema(limits, shapes: &shapes))])
    }
}

extension Optional: WireValue where Wrapped: WireValue {
    public func write(to writer: inout JSONWriter) {
        if let self { self.write(to: &writer) } else { writer.null() }
    }

    public static func read(_ json: JSON, _ limits: Limits) throws(WireError) -> Wrapped? {
        json == .null ? nil : try Wrapped.read(json, limits)
    }

    public static func schema(_ limits: Limits, shapes: inout Schemas) -> JSON {
        Wrapped.schema(limits, shapes: &shapes)
    }
    public static var missing: Wrapped?? { .some(nil) }
    public var isMissing: Bool { self == nil }
}

extension Limits {
    /// What the limits are in a JSON Schema.
    var members: [JSON.Member] {
        var members: [JSON.Member] = []
        if let maximumLength { members.append(.init("maxLength", .number(String(maximumLength)))) }
        if let minimum { members.append(.init("minimum", .number(String(minimum)))) }
        if let maximum { members.append(.init("maximum", .number(String(maximum)))) }
        if let description { members.append(.init("description", .string(description))) }
        return members
    }
}
