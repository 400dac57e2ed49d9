/// A list, or a window on a long one.
public struct Rows: Sendable, Equatable, Codable {
    /// What is shown of it.
    public var rows: [Row]
    /// Which part that is, where the list is long.
    public var window: Window?

    /// Makes a list.
    public init(_ rows: [Row], window: Window? = nil) {
        self.rows = rows
        self.window = window
    }
}

/// One thing in a list.
public struct Row: Sendable, Equatable, Codable {
    /// Names it within its page: the id of what it shows, never its place.
    public var id: String
    /// What it is called.
    public var title: String
    /// More about it.
    public var subtitle: String?
    /// Whether its mark is set; nil for a row without one.
    public var isOn: Bool?
    /// What its mark does.
    public var toggle: Action?
    /// Where it leads.
    public var destination: Route?
    /// What else can be done with it.
    public var actions: [Action]
    /// The fields that stand in its place while it is edited. Enter and leaving take the first action, Esc the one with the
    /// role cancel.
    public var editor: Form?
    /// The heading that this row begins a group under, or nil where the group goes on.
    public var heading: String?

    /// Makes a row.
    public init(
        id: String, title: String, subtitle: String? = nil, isOn: Bool? = nil, toggle: Action? = nil,
        destination: Route? = nil, actions: [Action] = [], editor: Form? = nil, heading: String? = nil
    ) {
        self.id = id
        self.title = title
        self.subtitle = subtitle
        self.isOn = isOn
        self.toggle = toggle
        self.destination = destination
        self.actions = actions
        self.editor = editor
        self.heading = heading
    }
}
