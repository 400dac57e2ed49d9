import SharedData

import struct Foundation.Date

/// One deletion that can be taken back: of a single todo, or of all that were cleared at once.
public struct TodoDeletion: Sendable, Equatable, Identifiable {
    public typealias ID = Identifier<TodoDeletion>

    /// For how many days a deletion can be taken back. After that its todos are gone for good.
    public static let days = 30

    /// Names it; never given to another deletion.
    public let id: ID
    /// Whose todos were deleted.
    public let userID: User.ID
    /// When that was.
    public let date: Date
    /// How many of them it can still bring back: at least 1.
    public let count: Int
    /// The title of the first of them.
    public let title: String

    /// Makes a deletion.
    public init(id: ID, userID: User.ID, date: Date, count: Int, title: String) {
        self.id = id
        self.userID = userID
        self.date = date
        self.count = count
        self.title = title
    }

    /// How a deletion is looked for.
    public enum Lookup: Sendable, Equatable {
        /// The one with this id.
        case id(TodoDeletion.ID)
        /// The one by which this todo went.
        case todo(Todo.ID)
        /// This person's latest.
        case latest(User.ID)
    }
}

/// What is to be brought back.
public enum TodoRestoration: Sendable, Equatable {
    /// All that went by one deletion.
    case deletion(TodoDeletion.ID)
    /// One todo, whatever else went with it.
    case todo(Todo.ID)
}
