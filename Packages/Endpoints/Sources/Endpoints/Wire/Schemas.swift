/// The JSON Schemas of shapes, each once, by name.
public struct Schemas: Sendable {
    /// The schemas, in the order in which they were first met.
    public private(set) var members: [JSON.Member] = []

    /// Makes an empty collection.
    public init() {}

    /// Adds the schema of a shape, and of those it refers to.
    public mutating func add<Shape: WireShape>(_ shape: Shape.Type) {
        guard !members.contains(where: { $0.name == Shape.name }) else { return }
        let place = members.count
        members.append(.init(Shape.name, .null))
        var visitor = DescribingVisitor(shapes: self)
        var value = Shape()
        // Describing throws nothing: only reading does.
        try? value.fields(&visitor)
        self = visitor.shapes
        var schema: [JSON.Member] = [
            .init("type", .string("object")), .init("properties", .object(visitor.properties)),
        ]
        if !visitor.required.isEmpty { schema.append(.init("required", .array(visitor.required.map(JSON.string)))) }
        members[place].value = .object(schema)
    }
}

private struct DescribingVisitor: FieldVisitor {
    var shapes: Schemas
    var properties: [JSON.Member] = []
    var required: [String] = []

    mutating func field<Value: WireValue>(_ name: String, _ value: inout Value, _ limits: Limits) throws(WireError) {
        properties.append(.init(name, Value.schema(limits, shapes: &shapes)))
        if Value.missing == nil { required.append(name) }
    }
}
