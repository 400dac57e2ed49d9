import Screens
import SharedData
import UsersDomain

/// Where whoever is signed in deletes their account, which can't be undone: with the password, or, having none, after a question.
@MainActor public final class DeleteAccountView: Screen {
    /// Where it is.
    public nonisolated static let route = Route(path: ["account", "delete"])

    /// A row that leads there, for a screen that is about the account.
    public nonisolated static var link: Row {
        Row(id: "delete-account", title: UserTexts.deleteAccount, destination: route)
    }

    /// What the screen shows and does.
    public let viewModel: DeleteAccountViewModel

    /// Makes the screen.
    public init(viewModel: DeleteAccountViewModel) { self.viewModel = viewModel }

    public var page: Page {
        guard !viewModel.isBusy else {
            return Page(title: UserTexts.deleteAccount, content: [.progress(UserTexts.moment)])
        }
        var page = Page(
            title: UserTexts.deleteAccount, content: [.text(UserTexts.consequences(for: viewModel.user.name))],
            alert: viewModel.errorMessage.isEmpty ? nil : .error(viewModel.errorMessage, retry: nil))
        // No question in a form with a secret: typing the secret is the answer.
        if viewModel.asksForPassword { page.content.append(.form(form)) } else { page.toolbar = [action(asking: true)] }
        return page
    }

    private var form: Form {
        Form(
            id: "account",
            fields: [
                Field(
                    "password", UserTexts.password, kind: .secure, value: viewModel.password, isRequired: true,
                    message: viewModel.passwordMessage)
            ], actions: [action(asking: false)])
    }

    private func action(asking: Bool) -> Action {
        Action(
            "delete", UserTexts.deleteForGood, role: .destructive,
            confirmation: asking ? UserTexts.deletionConfirmation : nil)
    }

    public func appear() async {}

    public func edit(_ field: Field.ID, to value: String) { if field == "password" { viewModel.typePassword(value) } }

    public func perform(_ action: Action.ID) async -> Outcome {
        switch action {
        case "delete": if await viewModel.delete() { return .signedOut }
        case "dismiss": viewModel.dismiss()
        default: break
        }
        return .stay
    }
}
