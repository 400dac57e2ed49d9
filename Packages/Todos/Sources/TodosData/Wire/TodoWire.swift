import Endpoints
import SharedData
import TodosDomain

/// A todo on the wire: `{"userId": 1, "id": 2, "title": "…", "completed": false}`.
public struct TodoWire: WireShape, Equatable {
    public static let name = "Todo"

    /// The owner's id.
    public var userId: Int64 = 0
    /// The todo's id.
    public var id: Int64 = 0
    /// The title.
    public var title = ""
    /// Whether it is done.
    public var completed = false

    public init() {}

    /// Makes the wire's shape of a todo.
    public init(_ todo: Todo) {
        userId = todo.userID.rawValue
        id = todo.id.rawValue
        title = todo.title
        completed = todo.isCompleted
    }

    /// The todo of this shape.
    public var todo: Todo {
        Todo(id: Todo.ID(id), userID: User.ID(userId), title: title, isCompleted: completed)
    }

    public mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("userId", &userId, Limits(description: "Whose it is."))
        try visit.field("id", &id, Limits(description: "Never given to another todo."))
        try visit.field("title", &title, Limits(description: "What is to be done."))
        try visit.field("completed", &completed, Limits(description: "Whether it is done."))
    }
}
