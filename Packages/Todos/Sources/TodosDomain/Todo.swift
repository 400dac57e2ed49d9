import SharedData

/// Something that a person means to do.
///
/// Todos stand in the order of their ids, which is the order in which they were created.
public struct Todo: Sendable, Equatable, Identifiable {
    public typealias ID = Identifier<Todo>

    /// Names it; never given to another todo, also not after this one is gone.
    public let id: ID
    /// Whose it is. Never changes.
    public let userID: User.ID
    /// What is to be done, as it was typed: trimmed, 1 to 500 Unicode scalars, without U+0000.
    public var title: String
    /// Whether it is done.
    public var isCompleted: Bool

    /// Makes a todo.
    public init(id: ID, userID: User.ID, title: String, isCompleted: Bool = false) {
        self.id = id
        self.userID = userID
        self.title = title
        self.isCompleted = isCompleted
    }
}

/// A todo that is to be created.
public struct TodoDraft: Sendable, Equatable {
    /// What is to be done.
    public var title: String
    /// Whether it is done already.
    public var isCompleted: Bool

    /// Makes a draft.
    public init(title: String, isCompleted: Bool = false) {
        self.title = title
        self.isCompleted = isCompleted
    }
}

/// What is to become different about a todo; what is nil stays as it is. So a rename and a completion that happen at the same
/// time do not undo each other.
public struct TodoChange: Sendable, Equatable {
    /// The new title.
    public var title: String?
    /// Whether it is done from now on.
    public var isCompleted: Bool?

    /// Makes a change.
    public init(title: String? = nil, isCompleted: Bool? = nil) {
        self.title = title
        self.isCompleted = isCompleted
    }

    /// Changes a todo.
    public func apply(to todo: inout Todo) {
        if let title { todo.title = title }
        if let isCompleted { todo.isCompleted = isCompleted }
    }
}
