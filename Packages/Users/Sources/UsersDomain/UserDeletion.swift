import SharedData

import struct Foundation.Date

/// The removal of a person without an account, which can be taken back.
public struct UserDeletion: Sendable, Equatable, Identifiable {
    /// For how many days it can be taken back. After that the person is gone for good.
    public static let days = 30

    /// The person who was removed.
    public let user: User
    /// Who had added the person, and alone can take the removal back; nil when whoever it was is gone.
    public let addedBy: User.ID?
    /// When that was.
    public let date: Date

    /// The id of the person who was removed.
    public var id: User.ID { user.id }

    /// Makes a removal.
    public init(user: User, addedBy: User.ID?, date: Date) {
        self.user = user
        self.addedBy = addedBy
        self.date = date
    }

    /// How a removal is looked for.
    public enum Lookup: Sendable, Equatable {
        /// The one of this person.
        case person(User.ID)
        /// The latest of someone whom this person had added.
        case latest(by: User.ID)
    }
}
