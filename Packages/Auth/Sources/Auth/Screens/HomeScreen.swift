import AuthDomain
import Screens

/// What a person sees after signing in: who that is, and the way out.
@MainActor public final class HomeScreen: Screen {
    private let state: UserStateViewModel
    private let routes: AuthRoutes
    private let links: [Row]

    /// Makes the screen.
    /// - Parameters:
    ///   - routes: Where what has to do with the account is.
    ///   - links: Rows that lead to other places, shown below those for the account.
    public init(state: UserStateViewModel, routes: AuthRoutes = AuthRoutes(), links: [Row] = []) {
        self.state = state
        self.routes = routes
        self.links = links
    }

    public var page: Page {
        guard !state.isBusy else { return Page(title: AuthTexts.homeTitle, content: [.progress(AuthTexts.moment)]) }
        guard let account = state.account else {
            return Page(
                title: AuthTexts.homeTitle, content: [.text(AuthTexts.nobody)], alert: state.alert(AuthTexts.homeTitle))
        }
        return Page(
            title: AuthTexts.homeTitle, toolbar: [AuthTexts.signOut],
            content: [
                .text(AuthTexts.greeting(account.user.name), role: .heading),
                .text(account.email.map(AuthTexts.signedIn(as:)) ?? AuthTexts.localUser, role: .secondary),
                .rows(Rows(accountRows(isLocal: account.isLocal) + links)),
            ], alert: state.alert(AuthTexts.homeTitle))
    }

    private func accountRows(isLocal: Bool) -> [Row] {
        let first =
            isLocal
            ? Row(id: "auth-sign-up", title: AuthTexts.signUpTitle, destination: routes.signUp)
            : Row(id: "auth-password", title: AuthTexts.passwordTitle, destination: routes.password)
        return [first, Row(id: "auth-sessions", title: AuthTexts.sessionsTitle, destination: routes.sessions)]
    }

    public func appear() async {}

    public func edit(_ field: Field.ID, to value: String) {}

    public func perform(_ action: Action.ID) async -> Outcome {
        switch action {
        case "sign-out":
            if case .success = await state.signOut() { return .signedOut }
        case "dismiss": state.clearMessage()
        default: break
        }
        return .stay
    }
}
