import AuthDomain
import Screens
import SharedData

/// Shows the login screen while nobody is signed in, and the home screen while someone is.
///
/// Each is made when it is first needed and dropped, at once, when someone else, or nobody, is signed in: nothing of one person stays for the next.
@MainActor public final class ApplicationSwitcher<Login: Screen, Home: Screen>: Screen {
    private let state: UserStateViewModel
    private let makeLogin: @MainActor () -> Login
    private let makeHome: @MainActor (User) -> Home
    private var login: Login?
    private var home: Home?

    /// Makes a switcher between two screens.
    /// - Parameters:
    ///   - login: Makes the screen for whoever is not signed in.
    ///   - home: Makes the screen for whoever is.
    public init(
        state: UserStateViewModel, login: @escaping @MainActor () -> Login, home: @escaping @MainActor (User) -> Home
    ) {
        self.state = state
        makeLogin = login
        makeHome = home
        state.notify(self)
    }

    /// The screen that is shown now.
    public var current: any Screen {
        if let user = state.user {
            let screen = home ?? makeHome(user)
            home = screen
            return screen
        }
        let screen = login ?? makeLogin()
        login = screen
        return screen
    }

    public var page: Page { current.page }

    public func appear() async { await current.appear() }

    public func edit(_ field: Field.ID, to value: String) { current.edit(field, to: value) }

    public func perform(_ action: Action.ID) async -> Outcome { await current.perform(action) }
}

extension ApplicationSwitcher: OwnerObserver {
    package func ownerChanged() {
        login = nil
        home = nil
    }
}
