extension WireShape {
    public func write(to writer: inout JSONWriter) {
        var copy = self
        writer.object { writer in
            var visitor = WritingVisitor(writer: writer)
            writer = JSONWriter()
            // Writing throws nothing: only reading does.
            try? copy.fields(&visitor)
            writer = visitor.writer
        }
    }

    public static func read(_ json: JSON, _ limits: Limits) throws(WireError) -> Self {
        guard case .object(let members) = json else { throw WireError(reason: "must be an object, not \(json.kind)") }
        var value = Self()
        var visitor = ReadingVisitor(members: members)
        try value.fields(&visitor)
        return value
    }

    public static func schema(_ limits: Limits, shapes: inout Schemas) -> JSON {
        shapes.add(Self.self)
        return .object([.init("$ref", .string("#/components/schemas/\(name)"))])
    }
}

extension WireValue {
    /// The value as JSON text in UTF-8.
    public var json: [UInt8] {
        var writer = JSONWriter()
        write(to: &writer)
        return writer.bytes
    }

    /// Reads the value from JSON text in UTF-8.
    /// - Throws: ``WireError``; with an empty path when the bytes are no JSON text, where the reason tells line and column.
    public init(json bytes: [UInt8]) throws(WireError) {
        let json: JSON
        do { json = try JSON(parsing: bytes) } catch { throw WireError(reason: "is not JSON: \(error)") }
        self = try Self.read(json, Limits())
    }
}

private struct WritingVisitor: FieldVisitor {
    var writer: JSONWriter

    mutating func field<Value: WireValue>(_ name: String, _ value: inout Value, _ limits: Limits) throws(WireError) {
        guard !value.isMissing else { return }
        writer.name(name)
        value.write(to: &writer)
    }
}

private struct ReadingVisitor: FieldVisitor {
    let members: [JSON.Member]

    mutating func field<Value: WireValue>(_ name: String, _ value: inout Value, _ limits: Limits) throws(WireError) {
        guard let member = members.first(where: { $0.name == name }) else {
            guard let missing = Value.missing else { throw WireError(path: [name], reason: "is missing") }
            value = missing
            return
        }
        do { value = try Value.read(member.value, limits) } catch { throw error.within(name) }
    }
}
