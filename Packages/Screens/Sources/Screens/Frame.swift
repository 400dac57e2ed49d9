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
