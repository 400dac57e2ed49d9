import SharedData
import TodosDomain

/// A few todos to try things with.
public enum SampleTodos {
    /// Whose they are.
    public static let user = User(id: User.ID(1), name: "Ada")

    /// Three todos, with the ids 1 to 3, of which the second is done.
    public static let few = [
        Todo(id: Todo.ID(1), userID: user.id, title: "Buy milk"),
        Todo(id: Todo.ID(2), userID: user.id, title: "Water the peonies", isCompleted: true),
        Todo(id: Todo.ID(3), userID: user.id, title: "Write to Émilie"),
    ]

    /// So many todos, with the ids from 1, of which each third is done.
    public static func many(_ count: Int, of user: User.ID = SampleTodos.user.id) -> [Todo] {
        (0..<Int64(max(count, 0))).map { (index: Int64) -> Todo in
            Todo(id: Todo.ID(index + 1), userID: user, title: "Todo number \(index + 1)", isCompleted: index % 3 == 2)
        }
    }
}
