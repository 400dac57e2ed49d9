import AuthDomain
import Observation
import Screens

/// Where a person makes an account. What the local user has done goes to the account when the local user makes one.
@MainActor @Observable public final class SignUpScreen: Screen {
    @ObservationIgnored private let state: UserStateViewModel
    private var name = ""
    private var email = ""
    /// What is being typed. It is in no page, and gone once it was used.
    private var password = ""
    private var problems: [Field.ID: String] = [:]

    /// Makes the screen.
    public init(state: UserStateViewModel) { self.state = state }

    public var page: Page {
        guard !state.isBusy else { return Page(title: AuthTexts.signUpTitle, content: [.progress(AuthTexts.moment)]) }
        var content: [Element] = [.form(form)]
        if state.account?.isLocal == true { content.append(.text(AuthTexts.takeOver, role: .secondary)) }
        return Page(
            title: AuthTexts.signUpTitle, content: content, alert: state.alert(AuthTexts.signUpTitle),
            leaving: name.isEmpty && email.isEmpty && password.isEmpty ? nil : AuthTexts.leavingSignUp)
    }

    private var form: Form {
        Form(
            id: "sign-up",
            fields: [
                Field("name", AuthTexts.name, value: name, isRequired: true, message: problems["name"]),
                Field("email", AuthTexts.email, value: email, isRequired: true, message: problems["email"]),
                Field(
                    "password", AuthTexts.password, kind: .secure, value: password, isRequired: true,
                    message: problems["password"]),
            ], actions: [AuthTexts.create])
    }

    public func appear() async {}

    public func edit(_ field: Field.ID, to value: String) {
        switch field {
        case "name": name = value
        case "email": email = value
        case "password": password = value
        default: return
        }
        problems[field] = nil
    }

    public func perform(_ action: Action.ID) async -> Outcome {
        switch action {
        case "create": return await create()
        case "dismiss": state.clearMessage()
        default: break
        }
        return .stay
    }

    private func create() async -> Outcome {
        guard form.isComplete, !state.isBusy else { return .stay }
        let typed = password
        password = ""
        problems = [:]
        switch await state.signUp(name: name, email: email, password: typed) {
        case .success(let session):
            name = ""
            email = ""
            password = ""
            return .signedIn(session.token)
        case .failure(let error):
            if let field = Self.field(for: error) {
                problems = [field: error.message]
                state.clearMessage()
            }
            return .stay
        }
    }

    private static func field(for error: AuthError) -> Field.ID? {
        switch error {
        case .invalidName: "name"
        case .invalidEmail, .emailTaken: "email"
        case .weakPassword: "password"
        default: nil
        }
    }
}
