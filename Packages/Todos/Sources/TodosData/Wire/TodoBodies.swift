import Endpoints
import TodosDomain

/// What a new todo is sent as. An id or owner may be repeated by clients that send whole todos.
package struct NewTodoWire: WireShape, Equatable {
    package static let name = "NewTodo"

    package var userId: Int64?
    package var title = ""
    package var completed: Bool?

    package init() {}

    package init(_ draft: TodoDraft) {
        title = draft.title
        completed = draft.isCompleted
    }

    package var draft: TodoDraft { TodoDraft(title: title, isCompleted: completed ?? false) }

    package mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("userId", &userId, Limits(description: "If given, the asker's own id."))
        try visit.field("title", &title, Limits(description: TodoTitle.rules))
        try visit.field("completed", &completed, Limits(description: "Whether it is done; false if not given."))
    }
}

/// What a todo is replaced with.
package struct TodoReplacementWire: WireShape, Equatable {
    package static let name = "TodoReplacement"

    package var userId: Int64?
    package var id: Int64?
    package var title = ""
    package var completed = false

    package init() {}

    package mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("userId", &userId, Limits(description: "If given, as it is: the owner can't be changed."))
        try visit.field("id", &id, Limits(description: "If given, as it is: the id can't be changed."))
        try visit.field("title", &title, Limits(description: TodoTitle.rules))
        try visit.field("completed", &completed, Limits(description: "Whether it is done."))
    }
}

/// What is to become different about a todo.
package struct TodoPatchWire: WireShape, Equatable {
    package static let name = "TodoPatch"

    package var userId: Int64?
    package var id: Int64?
    package var title: String?
    package var completed: Bool?

    package init() {}

    package init(_ change: TodoChange) {
        title = change.title
        completed = change.isCompleted
    }

    package mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("userId", &userId, Limits(description: "If given, as it is: the owner can't be changed."))
        try visit.field("id", &id, Limits(description: "If given, as it is: the id can't be changed."))
        try visit.field("title", &title, Limits(description: TodoTitle.rules))
        try visit.field("completed", &completed, Limits(description: "Whether it is done."))
    }
}

/// Whether all todos are done.
package struct TodoCompletionWire: WireShape, Equatable {
    package static let name = "TodoCompletion"

    package var completed = false

    package init() {}
    package init(_ isCompleted: Bool) { completed = isCompleted }

    package mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("completed", &completed, Limits(description: "Whether all are done from now on, or none."))
    }
}

extension TodoTitle {
    static let rules = "Trimmed; 1 to \(maximumLength) characters (Unicode scalars), without U+0000."
}
