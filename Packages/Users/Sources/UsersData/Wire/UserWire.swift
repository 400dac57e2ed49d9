import Endpoints
import SharedData
import UsersDomain

/// A person on the wire, in JSONPlaceholder's shape with two fields more. All but `id` and `name` may be missing.
public struct UserWire: WireShape, Equatable {
    public static let name = "User"

    /// The person's id.
    public var id: Int64 = 0
    /// What the person is called.
    public var name = ""
    /// Who added the person.
    public var addedBy: Int64?
    /// Whether the person signs in.
    public var hasAccount: Bool?
    var details = DetailsWire()

    public init() {}

    /// Makes the wire's shape of a person.
    public init(_ person: Person) {
        id = person.id.rawValue
        name = person.name
        details = DetailsWire(person.details)
        addedBy = person.addedBy?.rawValue
        hasAccount = person.hasAccount
    }

    /// The person of this shape.
    public var person: Person {
        Person(
            user: User(id: User.ID(id), name: name), details: details.details.withoutEmpty,
            addedBy: addedBy.map { User.ID($0) }, hasAccount: hasAccount ?? false)
    }

    public mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("id", &id, Limits(description: "Never given to another person."))
        try visit.field("name", &name, Limits(description: "What the person is called."))
        try details.fields(&visit)
        try visit.field("addedBy", &addedBy, Limits(description: "Who added the person, and may change them."))
        try visit.field("hasAccount", &hasAccount, Limits(description: "Whether the person signs in."))
    }
}

extension UserWire {
    /// The shape as someone who is to be added; id, adder and account stay behind.
    public var draft: PersonDraft { PersonDraft(name: name, details: details.details) }
}
