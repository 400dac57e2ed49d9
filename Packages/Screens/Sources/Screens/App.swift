/// What a shell runs: the frame around every page, and the map from routes to screens.
///
/// There is one per terminal, and one per request in the web. Only the program that puts features together implements it.
@MainActor public protocol App: AnyObject {
    /// The frame around every page. Read under observation.
    var frame: Frame { get }

    /// The screen that a route names, or nil when it names none. The route's query is not applied: whoever
    /// asks gives each of its values to ``Screen/edit(_:to:)``.
    func screen(for route: Route) -> (any Screen)?

    /// Looks again whether the session still stands; may lock the frame. A shell awaits it before each action.
    func refresh() async

    /// Takes the token of a session that has just begun. The frame is unlocked when this returns.
    func signedIn(_ token: SessionToken) async

    /// Forgets the session. The frame is locked when this returns.
    func signedOut() async

    /// Does what one of the frame's own actions says.
    func perform(_ action: Action.ID) async -> Outcome
}
