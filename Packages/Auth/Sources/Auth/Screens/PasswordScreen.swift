import AuthDomain
import Observation
import Screens
import SharedData

/// Where a person changes the password.
@MainActor @Observable public final class PasswordScreen: Screen {
    @ObservationIgnored private let state: UserStateViewModel
    @ObservationIgnored private let changePassword: any ChangePassword
    @ObservationIgnored private let signUp: Route
    /// What is being typed. It is in no page, and gone once it was used.
    private var secrets: [Field.ID: String] = [:]
    private var endsOthers = true
    private var isDone = false
    private var isBusy = false
    private var problems: [Field.ID: String] = [:]
    private var message: String?

    /// Makes the screen.
    /// - Parameter signUp: Where one makes an account, for the local user, who has no password.
    public init(
        state: UserStateViewModel, changePassword: any ChangePassword, signUp: Route = AuthRoutes().signUp
    ) {
        self.state = state
        self.changePassword = changePassword
        self.signUp = signUp
    }

    public var page: Page {
        let title = AuthTexts.passwordTitle
        guard let account = state.account else {
            return Page(title: title, content: [.text(AuthTexts.nobody), done], alert: state.alert(title))
        }
        guard !account.isLocal else {
            let account = Row(id: "auth-sign-up", title: AuthTexts.signUpTitle, destination: signUp)
            return Page(title: title, content: [.text(AuthError.noPassword.message), .rows(Rows([account])), done])
        }
        guard !isBusy, !state.isBusy else { return Page(title: title, content: [.progress(AuthTexts.moment), done]) }
        return Page(
            title: title, content: [.form(form), done],
            alert: message.map { Alert(title: title, message: $0, actions: [AuthTexts.dismiss]) },
            notice: isDone ? Notice(AuthTexts.passwordChanged) : nil)
    }

    private var done: Element { .address(Field("done", AuthTexts.done, kind: .hidden, value: isDone ? "1" : "")) }

    private var form: Form {
        Form(
            id: "password",
            fields: [
                secret("old", AuthTexts.oldPassword), secret("new", AuthTexts.newPassword),
                secret("again", AuthTexts.newPasswordAgain),
                Field(
                    "others", AuthTexts.endsOthers, kind: .choice(AuthTexts.yesOrNo), value: endsOthers ? "yes" : "no"),
            ], actions: [AuthTexts.change])
    }

    private func secret(_ id: Field.ID, _ label: String) -> Field {
        Field(id, label, kind: .secure, value: secrets[id] ?? "", isRequired: true, message: problems[id])
    }

    public func appear() async {}

    public func edit(_ field: Field.ID, to value: String) {
        switch field {
        case "old", "new", "again":
            secrets[field] = value
            problems[field] = nil
            if !value.isEmpty { isDone = false }
        case "others": endsOthers = value != "no"
        case "done": isDone = value == "1"
        default: break
        }
    }

    public func perform(_ action: Action.ID) async -> Outcome {
        switch action {
        case "change": await change()
        case "dismiss": message = nil
        default: break
        }
        return .stay
    }

    private func change() async {
        guard form.isComplete, !isBusy, let secret = state.session?.secret else { return }
        let old = secrets["old"] ?? ""
        let new = secrets["new"] ?? ""
        let isSame = new.hasSameBytes(as: secrets["again"] ?? "")
        secrets = [:]
        problems = [:]
        message = nil
        guard isSame else {
            problems["again"] = AuthTexts.passwordsDiffer
            return
        }
        isBusy = true
        defer { isBusy = false }
        do throws(AuthError) {
            try await changePassword.execute(secret: secret, old: old, new: new, endingOtherSessions: endsOthers)
            isDone = true
        } catch {
            show(error, secret: secret)
        }
    }

    private func show(_ error: AuthError, secret: String) {
        switch error {
        case .cancelled: break
        case .wrongPassword: problems["old"] = error.message
        case .weakPassword: problems["new"] = error.message
        case .sessionExpired: state.sessionEnded(secret)
        default: message = error.message
        }
    }
}
