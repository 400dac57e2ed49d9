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

/// What stands around every page.
public struct Frame: Sendable, Equatable, Codable {
    /// The program's name.
    public var title: String
    /// The places that are always at hand.
    public var tabs: [Tab]
    /// Where a locked app lets people in.
    public var entrance: Route?
    /// Whether nothing but the entrance may be shown.
    public var isLocked: Bool
    /// Whose screens these are: a key that is equal only for the same person, never shown. What a shell keeps for one owner
    /// it gives to no other.
    public var owner: String?
    /// Who is signed in, in words to show.
    public var ownerName: String?
    /// Actions that every page offers, such as signing out.
    public var actions: [Action]
    /// A message that is to be seen whatever page is shown, such as why a session has ended.
    public var alert: Alert?

    /// Makes a frame.
    public init(
        title: String, tabs: [Tab] = [], entrance: Route? = nil, isLocked: Bool = false, owner: String? = nil,
        ownerName: String? = nil, actions: [Action] = [], alert: Alert? = nil
    ) {
        self.title = title
        self.tabs = tabs
        self.entrance = entrance
        self.isLocked = isLocked
        self.owner = owner
        self.ownerName = ownerName
        self.actions = actions
        self.alert = alert
    }
}

/// A place that is always at hand, with a stack of screens of its own.
public struct Tab: Sendable, Equatable, Codable {
    /// What it is called.
    public var title: String
    /// A short sign for it, at most two cells wide; the title is shown beside it.
    public var icon: String
    /// The screen at the bottom of its stack.
    public var root: Route

    /// Makes a tab.
    public init(title: String, icon: String, root: Route) {
        self.title = title
        self.icon = icon
        self.root = root
    }
}
