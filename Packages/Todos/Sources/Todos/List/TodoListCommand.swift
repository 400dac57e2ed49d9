import Screens
import TodosDomain

/// What can be done on the list. Each names the state that it leads to, so that doing it twice, or late, does no harm.
public enum TodoListCommand: Sendable, Equatable {
    /// Creates a todo from what is typed.
    case add
    /// Makes a todo done.
    case complete(Todo.ID)
    /// Makes a todo one that is still to do.
    case reopen(Todo.ID)
    /// Opens a todo's title for editing; a title that is being edited is saved first.
    case edit(Todo.ID)
    /// Takes the edited title; an emptied one deletes the todo.
    case save(Todo.ID)
    /// Leaves the title as it was.
    case discard
    /// Deletes a todo.
    case delete(Todo.ID)
    /// Takes a deletion back.
    case undo(TodoDeletion.ID)
    /// Makes all todos done.
    case completeAll
    /// Makes none of the todos done.
    case reopenAll
    /// Deletes the todos that are done.
    case clearCompleted
    /// Loads the list anew.
    case reload
    /// Takes the error away.
    case dismiss
}

extension TodoListCommand {
    /// Reads a command from an action's id; nil when it is none.
    init?(_ action: Action.ID) {
        let todo = action.target.flatMap { Todo.ID($0) }
        switch (action.verb, todo, action.target) {
        case ("complete", let id?, _): self = .complete(id)
        case ("reopen", let id?, _): self = .reopen(id)
        case ("edit", let id?, _): self = .edit(id)
        case ("save", let id?, _): self = .save(id)
        case ("delete", let id?, _): self = .delete(id)
        case ("undo", let id?, _): self = .undo(TodoDeletion.ID(id.rawValue))
        case ("add", _, nil): self = .add
        case ("discard", _, nil): self = .discard
        case ("complete-all", _, nil): self = .completeAll
        case ("reopen-all", _, nil): self = .reopenAll
        case ("clear-completed", _, nil): self = .clearCompleted
        case ("reload", _, nil): self = .reload
        case ("dismiss", _, nil): self = .dismiss
        default: return nil
        }
    }

    /// The command as an action's id.
    var id: Action.ID {
        switch self {
        case .add: "add"
        case .complete(let id): Action.ID("complete", id)
        case .reopen(let id): Action.ID("reopen", id)
        case .edit(let id): Action.ID("edit", id)
        case .save(let id): Action.ID("save", id)
        case .discard: "discard"
        case .delete(let id): Action.ID("delete", id)
        case .undo(let id): Action.ID("undo", id)
        case .completeAll: "complete-all"
        case .reopenAll: "reopen-all"
        case .clearCompleted: "clear-completed"
        case .reload: "reload"
        case .dismiss: "dismiss"
        }
    }
}
