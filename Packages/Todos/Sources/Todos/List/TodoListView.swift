import Screens
import TodosDomain

/// The list of a person's todos.
///
/// Its address holds search, filter, window, the todo being edited and what can be undone:
/// `/todos?filter=active&q=milk&undo=7`.
@MainActor public final class TodoListView: Screen {
    /// Where the list is.
    public nonisolated static let route = Route(path: ["todos"])

    /// What the screen shows and does.
    public let viewModel: TodoListViewModel

    /// Makes the screen.
    public init(viewModel: TodoListViewModel) { self.viewModel = viewModel }

    public var page: Page { TodoListPage(viewModel: viewModel).page }

    public func appear() async { await viewModel.getTodos() }

    public func edit(_ field: Field.ID, to value: String) {
        switch field {
        case .newTitle: viewModel.typeNewTitle(value)
        case .editedTitle: viewModel.typeEditedTitle(value)
        case .editedFrom: viewModel.editedFrom = value
        case .search: viewModel.search(for: value)
        case .filter: viewModel.choose(TodoQuery.Filter(rawValue: value) ?? .all)
        case .offset: viewModel.show(from: Window.offset(value))
        case .editing: viewModel.openEditor(Todo.ID(value))
        case .undo: viewModel.undoable = TodoDeletion.ID(value)
        default: break
        }
    }

    public func perform(_ action: Action.ID) async -> Outcome {
        if let command = TodoListCommand(action) { await viewModel.perform(command) }
        return .stay
    }
}

extension Field.ID {
    static let newTitle: Field.ID = "title"
    static let editedTitle: Field.ID = "rename"
    static let editedFrom: Field.ID = "was"
    static let search: Field.ID = "q"
    static let filter: Field.ID = "filter"
    static let offset: Field.ID = "offset"
    static let editing: Field.ID = "editing"
    static let undo: Field.ID = "undo"
}
