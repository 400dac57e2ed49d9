/// A person whom the program knows.
public struct User: Sendable, Equatable, Identifiable {
    public typealias ID = Identifier<User>

    /// Names the person.
    public let id: ID
    /// What the person is called.
    public var name: String

    /// Makes a person.
    public init(id: ID, name: String) {
        self.id = id
        self.name = name
    }
}
