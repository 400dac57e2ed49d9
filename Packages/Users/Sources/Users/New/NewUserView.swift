import Screens
import SharedData
import UsersDomain

/// Where someone is added to the directory.
@MainActor public final class NewUserView: Screen {
    /// Where it is.
    public nonisolated static let route = Route(path: UserView.route.path + ["new"])

    /// What the screen shows and does.
    public let viewModel: NewUserViewModel

    /// Makes the screen.
    public init(viewModel: NewUserViewModel) { self.viewModel = viewModel }

    public var page: Page {
        let form = Form(
            id: "person", fields: viewModel.form.fields(of: nil),
            actions: [Action("create", UserTexts.create), Action("discard", UserTexts.discard, role: .cancel)])
        return Page(
            title: UserTexts.newPerson, content: [.form(form)],
            alert: viewModel.errorMessage.isEmpty
                ? nil : .error(viewModel.errorMessage, retry: Action("create", UserTexts.retry)),
            leaving: viewModel.hasUnsavedText ? UserTexts.leaving : nil)
    }

    public func appear() async {}

    public func edit(_ field: Field.ID, to value: String) { viewModel.form.type(value, in: field) }

    public func perform(_ action: Action.ID) async -> Outcome {
        switch action {
        case "create":
            if let person = await viewModel.add() { return .open(UserDetailsView.route(person.id)) }
        case "discard":
            viewModel.discard()
            return .back
        case "dismiss": viewModel.dismiss()
        default: break
        }
        return .stay
    }
}
