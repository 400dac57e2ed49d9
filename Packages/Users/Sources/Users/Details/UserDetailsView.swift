import Screens
import SharedData
import UsersDomain

/// One person of the directory, with what is known of them; changed in place where that is allowed: `/users/3?editing=1`.
@MainActor public final class UserDetailsView: Screen {
    /// Where a person is.
    public nonisolated static func route(_ id: User.ID) -> Route {
        Route(path: UserView.route.path + [id.description])
    }

    /// What the screen shows and does.
    public let viewModel: UserDetailsViewModel

    /// Makes the screen.
    public init(viewModel: UserDetailsViewModel) { self.viewModel = viewModel }

    public var page: Page {
        let editing = Element.hidden("editing", viewModel.isEditing ? 1 : nil)
        let alert: Alert? =
            viewModel.errorMessage.isEmpty
            ? nil : .error(viewModel.errorMessage, retry: viewModel.retry.map { Action($0, UserTexts.retry) })
        guard let person = viewModel.person else {
            return Page(
                title: UserTexts.person, status: status,
                toolbar: viewModel.gaveUp ? [Action("reload", UserTexts.retry)] : [],
                content: placeholder + (viewModel.isMissing ? [] : [editing]), alert: alert)
        }
        return Page(
            title: person.name, toolbar: viewModel.isEditing ? [] : toolbar(person),
            content: [editing, .text(UserTexts.about(person, for: viewModel.user), role: .secondary)]
                + (viewModel.isEditing ? [form(person)] : details(person)),
            alert: alert, leaving: viewModel.hasUnsavedText ? UserTexts.leaving : nil)
    }

    private var status: Page.Status {
        viewModel.isMissing ? .notFound : viewModel.errorMessage.isEmpty ? .ordinary : .failed
    }

    private var placeholder: [Element] {
        let everybody = Element.rows(
            Rows([Row(id: "everybody", title: UserTexts.everybody, destination: UserView.route)]))
        if viewModel.isMissing { return [.text(UserTexts.noPerson), everybody] }
        guard viewModel.errorMessage.isEmpty, !viewModel.gaveUp else {
            return [.text(UserTexts.personNotLoaded, role: .secondary), everybody]
        }
        return [.progress(UserTexts.loadingPerson)]
    }

    private func toolbar(_ person: Person) -> [Action] {
        guard viewModel.mayChange else { return [] }
        return [
            Action("edit", UserTexts.edit),
            viewModel.isOneself
                ? Action("delete-account", UserTexts.deleteAccount, role: .destructive)
                : Action("remove", UserTexts.remove, role: .destructive),
        ]
    }

    private func details(_ person: Person) -> [Element] {
        let rows = person.details.all.map { Row(id: $0.detail.rawValue, title: $0.detail.label, subtitle: $0.text) }
        return rows.isEmpty ? [] : [.rows(Rows(rows))]
    }

    private func form(_ person: Person) -> Element {
        .form(
            Form(
                id: "person", fields: viewModel.form.fields(of: person),
                actions: [
                    Action("save", UserTexts.save), Action("discard", UserTexts.discard, role: .cancel),
                ]))
    }

    public func appear() async { await viewModel.getUser() }

    public func edit(_ field: Field.ID, to value: String) {
        if field == "editing" {
            viewModel.isEditing = value == "1"
        } else {
            viewModel.form.type(value, in: field)
        }
    }

    public func perform(_ action: Action.ID) async -> Outcome {
        switch action {
        case "edit": viewModel.edit()
        case "save": await viewModel.save()
        case "discard": viewModel.discard()
        case "remove":
            if await viewModel.remove() {
                return .open(Route(path: UserView.route.path, query: ["undo": viewModel.id.description]))
            }
        case "delete-account": return .push(DeleteAccountView.route)
        case "reload": await viewModel.reload()
        case "dismiss": viewModel.dismiss()
        default: break
        }
        return .stay
    }
}
