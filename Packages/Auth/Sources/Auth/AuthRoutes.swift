import Screens

/// The routes of Auth's screens.
public struct AuthRoutes: Sendable, Equatable {
    /// Where one signs in.
    public var login: Route
    /// Where one makes an account.
    public var signUp: Route
    /// What one sees after signing in.
    public var home: Route
    /// Where one changes the password.
    public var password: Route
    /// Where one sees one's sessions.
    public var sessions: Route

    /// Takes the routes that are usual.
    public init(
        login: Route = Route(path: ["login"]), signUp: Route = Route(path: ["signup"]),
        home: Route = Route(path: ["home"]), password: Route = Route(path: ["account", "password"]),
        sessions: Route = Route(path: ["account", "sessions"])
    ) {
        self.login = login
        self.signUp = signUp
        self.home = home
        self.password = password
        self.sessions = sessions
    }
}
