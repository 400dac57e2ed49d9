import Screens
import SharedData
import UsersDomain

/// The directory: who is in it, by name and id.
///
/// Its address holds search, window and what can be undone: `/users?q=ada&undo=7`.
@MainActor public final class UserView: Screen {
    /// Where the directory is.
    public nonisolated static let route = Route(path: ["users"])

    /// What the screen shows and does.
    public let viewModel: UserViewModel

    /// Makes the screen.
    public init(viewModel: UserViewModel) { self.viewModel = viewModel }

    public var page: Page {
        Page(
            title: UserTexts.people, status: viewModel.page == nil && viewModel.hasError ? .failed : .ordinary,
            toolbar: toolbar, content: address + list, alert: alert,
            notice: viewModel.deletion.map { deletion in
                Notice(
                    UserTexts.removed(deletion.user.name),
                    action: Action(UserCommand.undo(deletion.id).id, UserTexts.undo))
            })
    }

    private var toolbar: [Action] {
        let add = Action("add", UserTexts.add)
        return viewModel.gaveUp ? [add, Action(UserCommand.reload.id, UserTexts.retry)] : [add]
    }

    private var address: [Element] {
        [
            .address(Field("q", UserTexts.search, value: viewModel.search)),
            .hidden("offset", viewModel.offset == 0 ? nil : viewModel.offset), .hidden("undo", viewModel.undoable),
        ]
    }

    private var list: [Element] {
        guard let page = viewModel.page else {
            let isWaiting = !viewModel.hasError && !viewModel.gaveUp
            return [isWaiting ? .progress(UserTexts.loading) : .text(UserTexts.notLoaded, role: .secondary)]
        }
        guard !page.people.isEmpty else { return [.text(UserTexts.empty(search: viewModel.search.trimmed))] }
        let rows = page.people.map { person in
            Row(
                id: person.id.description, title: person.name, subtitle: UserTexts.row(person, for: viewModel.user),
                destination: UserDetailsView.route(person.id))
        }
        return [
            .text(UserTexts.count(page.total), role: .secondary),
            .rows(Rows(rows, window: Window(offset: page.offset, limit: UserViewModel.windowLimit, total: page.total))),
        ]
    }

    private var alert: Alert? {
        guard viewModel.hasError else { return nil }
        return .error(viewModel.errorMessage, retry: viewModel.retry.map { Action($0.id, UserTexts.retry) })
    }

    public func appear() async { await viewModel.getUsers() }

    public func edit(_ field: Field.ID, to value: String) {
        switch field {
        case "q": viewModel.search(for: value)
        case "offset": viewModel.show(from: Window.offset(value))
        case "undo": viewModel.undoable = User.ID(value)
        default: break
        }
    }

    public func perform(_ action: Action.ID) async -> Outcome {
        if action == "add" { return .push(NewUserView.route) }
        if let command = UserCommand(action) { await viewModel.perform(command) }
        return .stay
    }
}

extension Alert {
    /// Something went wrong, and perhaps can be tried again.
    static func error(_ message: String, retry: Action?) -> Alert {
        Alert(
            title: UserTexts.error, message: message,
            actions: [retry, Action("dismiss", UserTexts.dismiss, role: .cancel)].compactMap(\.self))
    }
}
