import AuthDomain
import Observation
import Screens

/// Where a person signs in with e-mail and password, or goes on without an account where that is allowed.
@MainActor @Observable public final class LoginScreen: Screen {
    @ObservationIgnored private let state: UserStateViewModel
    @ObservationIgnored private let signUp: Route
    private var email = ""
    /// What is being typed. It is in no page, and gone once it was used.
    private var password = ""

    /// Makes the screen.
    /// - Parameter signUp: Where one makes an account.
    public init(state: UserStateViewModel, signUp: Route) {
        self.state = state
        self.signUp = signUp
    }

    public var page: Page {
        guard !state.isBusy else { return Page(title: AuthTexts.signInTitle, content: [.progress(AuthTexts.moment)]) }
        var content: [Element] = [.form(form)]
        if state.allowsLocalUser { content.append(.text(AuthTexts.localSignIn, role: .secondary)) }
        return Page(title: AuthTexts.signInTitle, content: content, alert: state.alert(AuthTexts.signInTitle))
    }

    private var form: Form {
        Form(
            id: "sign-in",
            fields: [
                Field("email", AuthTexts.email, value: email, isRequired: true),
                Field("password", AuthTexts.password, kind: .secure, value: password, isRequired: true),
            ], actions: actions)
    }

    /// All ways in stand beside each other, so that whoever is here for the first time sees them.
    private var actions: [Action] {
        let actions = [AuthTexts.signIn, AuthTexts.toSignUp]
        return state.allowsLocalUser ? actions + [AuthTexts.continueLocally] : actions
    }

    public func appear() async {}

    public func edit(_ field: Field.ID, to value: String) {
        switch field {
        case "email": email = value
        case "password": password = value
        default: break
        }
    }

    public func perform(_ action: Action.ID) async -> Outcome {
        switch action {
        case "sign-in":
            guard form.isComplete, !state.isBusy else { return .stay }
            let typed = password
            password = ""
            return await outcome(of: state.signIn(email: email, password: typed))
        case "continue-locally": return await outcome(of: state.signInLocally())
        case "sign-up": return .push(signUp)
        case "dismiss": state.clearMessage()
        default: break
        }
        return .stay
    }

    private func outcome(of result: Result<Session, AuthError>) -> Outcome {
        guard case .success(let session) = result else { return .stay }
        email = ""
        password = ""
        return .signedIn(session.token)
    }
}
