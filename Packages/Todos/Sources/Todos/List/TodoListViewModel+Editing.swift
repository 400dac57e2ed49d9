import Screens
import TodosDomain

/// What is typed.
extension TodoListViewModel {
    /// Takes what is typed for a new todo.
    public func typeNewTitle(_ text: String) {
        newTitle = text
        newTitleMessage = nil
    }

    /// Takes what is typed for the title that is being edited.
    public func typeEditedTitle(_ text: String) {
        if editedTitle == nil, editedFrom == nil { editedFrom = todos.first { $0.id == editing }?.title }
        editedTitle = text
        editedTitleMessage = nil
    }

    /// Opens a todo's title for editing, or none.
    func openEditor(_ id: Todo.ID?) {
        guard id != editing else { return }
        closeEditor()
        editing = id
    }

    func closeEditor() {
        editing = nil
        editedTitle = nil
        editedFrom = nil
        editedTitleMessage = nil
    }
}
