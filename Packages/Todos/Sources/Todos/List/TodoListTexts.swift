import Screens
import TodosDomain

/// What the list says to people, all in one place.
enum TodoListTexts {
    static let title = "Todos"
    static let newTitle = "New todo"
    static let editedTitle = "Title"
    static let search = "Search"
    static let filter = "Show"
    static let filters = [
        Choice("", "All"), Choice(TodoQuery.Filter.active.rawValue, "Active"),
        Choice(TodoQuery.Filter.completed.rawValue, "Completed"),
    ]
    static let loading = "Loading todos…"
    static let notLoaded = "The todos have not been loaded."
    static let error = "Error"

    static let add = "Add"
    static let complete = "Complete"
    static let reopen = "Reopen"
    static let edit = "Edit"
    static let save = "Save"
    static let discard = "Discard"
    static let delete = "Delete"
    static let undo = "Undo"
    static let completeAll = "Complete all"
    static let reopenAll = "Reopen all"
    static let clearCompleted = "Clear completed"
    static let retry = "Retry"
    static let dismiss = "Dismiss"

    static let leaving = Confirmation(question: "Discard what you typed?", yes: "Discard", no: "Keep editing")

    static func left(_ count: Int) -> String { count == 1 ? "1 item left" : "\(count) items left" }

    static func deleted(_ deletion: TodoDeletion) -> String {
        deletion.count == 1 ? "Deleted “\(deletion.title)”" : "Deleted \(deletion.count) todos"
    }

    static func empty(_ filter: TodoQuery.Filter, search: String) -> String {
        guard search.isEmpty else {
            return switch filter {
            case .all: "No todo contains “\(search)”."
            case .active: "No active todo contains “\(search)”."
            case .completed: "No completed todo contains “\(search)”."
            }
        }
        return switch filter {
        case .all: "Nothing to do yet. Add your first todo above."
        case .active: "Nothing left to do."
        case .completed: "Nothing completed yet."
        }
    }
}
