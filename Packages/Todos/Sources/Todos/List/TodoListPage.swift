import Screens
import SharedData
import TodosDomain

/// Describes the list as a page.
@MainActor struct TodoListPage {
    let viewModel: TodoListViewModel

    var page: Page {
        Page(
            title: TodoListTexts.title, status: status, toolbar: toolbar,
            content: [form] + address + list, alert: alert, notice: notice,
            leaving: viewModel.hasUnsavedText ? TodoListTexts.leaving : nil)
    }

    private var status: Page.Status { viewModel.page == nil && viewModel.hasError ? .failed : .ordinary }

    private var form: Element {
        .form(
            Form(
                id: "new",
                fields: [
                    Field(
                        .newTitle, TodoListTexts.newTitle, value: viewModel.newTitle, isRequired: true,
                        message: viewModel.newTitleMessage)
                ],
                actions: [action(.add, TodoListTexts.add)]))
    }

    private var address: [Element] {
        let filter = viewModel.filter == .all ? "" : viewModel.filter.rawValue
        return [
            .address(Field(.search, TodoListTexts.search, value: viewModel.search)),
            .address(Field(.filter, TodoListTexts.filter, kind: .choice(TodoListTexts.filters), value: filter)),
            .hidden(.offset, viewModel.offset == 0 ? nil : viewModel.offset), .hidden(.editing, viewModel.editing),
            .hidden(.undo, viewModel.undoable),
        ]
    }

    private var list: [Element] {
        guard let page = viewModel.page else {
            let isWaiting = !viewModel.hasError && !viewModel.gaveUp
            return [isWaiting ? .progress(TodoListTexts.loading) : .text(TodoListTexts.notLoaded, role: .secondary)]
        }
        let left = Element.text(TodoListTexts.left(page.activeCount), role: .secondary)
        guard !page.todos.isEmpty else {
            return [left, .text(TodoListTexts.empty(viewModel.filter, search: viewModel.search.trimmed))]
        }
        let window = Window(
            field: .offset, offset: page.offset, limit: TodoListViewModel.windowLimit, total: page.total)
        return [left, .rows(Rows(page.todos.map(row), window: window))]
    }

    private func row(_ todo: Todo) -> Row {
        Row(
            id: todo.id.description, title: todo.title, isOn: todo.isCompleted,
            toggle: todo.isCompleted
                ? action(.reopen(todo.id), TodoListTexts.reopen) : action(.complete(todo.id), TodoListTexts.complete),
            actions: [
                action(.edit(todo.id), TodoListTexts.edit),
                action(.delete(todo.id), TodoListTexts.delete, role: .destructive),
            ],
            editor: todo.id == viewModel.editing ? editor(todo) : nil)
    }

    private func editor(_ todo: Todo) -> Form {
        Form(
            id: "edit",
            fields: [
                Field(
                    .editedTitle, TodoListTexts.editedTitle, value: viewModel.editedTitle ?? todo.title,
                    message: viewModel.editedTitleMessage),
                // The title that the editing began with: whoever typed nothing changes nothing, also when another has.
                Field(.editedFrom, "", kind: .hidden, value: viewModel.editedFrom ?? todo.title),
            ],
            actions: [
                action(.save(todo.id), TodoListTexts.save), action(.discard, TodoListTexts.discard, role: .cancel),
            ])
    }

    private var toolbar: [Action] {
        guard let page = viewModel.page else {
            return viewModel.gaveUp ? [action(.reload, TodoListTexts.retry)] : []
        }
        var actions: [Action] = []
        if page.activeCount > 0 { actions.append(action(.completeAll, TodoListTexts.completeAll)) }
        if page.completedCount > 0 {
            actions.append(action(.reopenAll, TodoListTexts.reopenAll))
            actions.append(action(.clearCompleted, TodoListTexts.clearCompleted, role: .destructive))
        }
        return actions
    }

    private var alert: Alert? {
        guard viewModel.hasError else { return nil }
        let retry = viewModel.retry.map { action($0, TodoListTexts.retry) }
        return Alert(
            title: TodoListTexts.error, message: viewModel.errorMessage,
            actions: [retry, action(.dismiss, TodoListTexts.dismiss, role: .cancel)].compactMap(\.self))
    }

    private var notice: Notice? {
        viewModel.deletion.map { deletion in
            Notice(TodoListTexts.deleted(deletion), action: action(.undo(deletion.id), TodoListTexts.undo))
        }
    }

    private func action(_ command: TodoListCommand, _ title: String, role: Action.Role = .normal) -> Action {
        Action(command.id, title, role: role)
    }
}
