import SharedData

/// A person in the directory: a ``SharedData/User`` that the whole program knows, and what only the directory knows besides.
///
/// People stand in the order of their ids, which is the order in which they were added or made an account.
public struct Person: Sendable, Equatable, Identifiable {
    /// Whom the rest of the program knows by this id and name.
    public var user: User
    /// How the person is reached, and the like.
    public var details: PersonDetails
    /// Who added the person; nil for someone with an account, and when whoever it was is gone.
    public var addedBy: User.ID?
    /// Whether the person signs in. One who does was added by nobody, and goes only by their own wish.
    public var hasAccount: Bool

    /// Names the person; never given to another, also not after this one is gone.
    public var id: User.ID { user.id }
    /// What the person is called.
    public var name: String { user.name }

    /// Makes a person.
    public init(user: User, details: PersonDetails = [:], addedBy: User.ID? = nil, hasAccount: Bool = false) {
        self.user = user
        self.details = details
        self.addedBy = addedBy
        self.hasAccount = hasAccount
    }

    /// Whether someone may change what is said of this person: the person, and whoever added them.
    public func mayBeChanged(by user: User.ID) -> Bool { id == user || addedBy == user }
}

/// Someone who is to be added to the directory.
public struct PersonDraft: Sendable, Equatable {
    /// What the person is called.
    public var name: String
    /// How the person is reached, and the like.
    public var details: PersonDetails

    /// Makes a draft.
    public init(name: String, details: PersonDetails = [:]) {
        self.name = name
        self.details = details
    }
}

/// What is to become different about a person; what is not in it stays as it is.
public struct PersonChange: Sendable, Equatable {
    /// The new name.
    public var name: String?
    /// New details; an empty one takes the old one away.
    public var details: PersonDetails

    /// Makes a change.
    public init(name: String? = nil, details: PersonDetails = [:]) {
        self.name = name
        self.details = details
    }

    /// Changes a person.
    public func apply(to person: inout Person) {
        if let name { person.user.name = name }
        for (detail, text) in details.all { person.details[detail] = text }
        person.details = person.details.withoutEmpty
    }
}
