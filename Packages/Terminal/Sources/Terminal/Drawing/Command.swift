import Screens

/// An action that can be taken now, and the letter that takes it.
struct Command: Equatable, Sendable {
    /// Where an action stands, which says who performs it.
    enum Scope: Hashable, Sendable { case notice, row, page, frame }

    /// The letter; nil when no letter was left, and the menu is the way.
    let key: Character?
    let action: Action
    let scope: Scope
}

/// Gives each action of a page a letter of its own, which stays the same whichever row is chosen.
struct CommandKeys {
    private struct Name: Hashable {
        let scope: Command.Scope
        let title: String
    }

    private var keys: [Name: Character] = [:]
    private var taken: Set<Character>

    /// Letters that move, choose or type.
    private static let reserved = Set<Character>("hjklgGqxi")

    init(page: Page?, frame: Frame) {
        taken = Self.reserved
        if let undo = page?.notice?.action { assign(undo.title, .notice) }
        for list in page?.lists ?? [] {
            for row in list.rows { for action in row.actions { assign(action.title, .row) } }
        }
        for action in page?.actions(beside: frame) ?? [] { assign(action.title, .page) }
        for action in frame.actions { assign(action.title, .frame) }
    }

    /// The letter of an action.
    func key(of action: Action, _ scope: Command.Scope) -> Character? { keys[Name(scope: scope, title: action.title)] }

    private mutating func assign(_ title: String, _ scope: Command.Scope) {
        let name = Name(scope: scope, title: title)
        guard keys[name] == nil else { return }
        let words = title.lowercased().split(separator: " ")
        let letters = (words.compactMap(\.first) + words.joined()).filter { $0.isASCII && $0.isLetter }
        let capitals = letters.compactMap { $0.uppercased().first }
        let candidates = (scope == .frame ? capitals + letters : letters + capitals) + Array("abcdefmnoprstuvwyz")
        guard let key = candidates.first(where: { !taken.contains($0) }) else { return }
        taken.insert(key)
        keys[name] = key
    }
}

extension CommandKeys {
    /// The actions that can be taken now: the notice's, the chosen row's, the page's and the frame's.
    func commands(page: Page?, row: Row?, frame: Frame) -> [Command] {
        var commands: [Command] = []
        func add(_ action: Action, _ scope: Command.Scope) {
            guard action.isEnabled else { return }
            commands.append(Command(key: key(of: action, scope), action: action, scope: scope))
        }
        if let undo = page?.notice?.action { add(undo, .notice) }
        for action in row?.actions ?? [] { add(action, .row) }
        for action in page?.actions(beside: frame) ?? [] { add(action, .page) }
        for action in frame.actions { add(action, .frame) }
        return commands
    }
}

extension Page {
    /// Its own actions. What the frame offers as well is left to the frame, so that it has one letter on every screen.
    fileprivate func actions(beside frame: Frame) -> [Action] { toolbar.filter { !frame.actions.contains($0) } }
}
