/// What a service is asked for by: its type and, where there are several of one type, a name.
@usableFromInline
struct ServiceKey: Sendable, Hashable, CustomStringConvertible {
    let type: any Any.Type
    let name: String?

    @usableFromInline
    init(_ type: any Any.Type, name: String?) {
        self.type = type
        self.name = name
    }

    @usableFromInline
    static func == (left: ServiceKey, right: ServiceKey) -> Bool {
        left.type == right.type && left.name == right.name
    }

    @usableFromInline
    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type))
        hasher.combine(name)
    }

    /// `TodoRepository`, or `Database "archive"`.
    @usableFromInline var description: String {
        label(String(describing: type))
    }

    /// The same with modules, for where two types are called alike.
    var fullDescription: String {
        label(String(reflecting: type))
    }

    private func label(_ typeName: String) -> String {
        name.map { "\(typeName) \"\($0)\"" } ?? typeName
    }
}
