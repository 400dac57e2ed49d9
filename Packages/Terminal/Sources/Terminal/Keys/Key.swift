/// One key that was pressed, or a text that was pasted.
struct Key: Sendable, Hashable {
    /// What was pressed, apart from the keys held with it.
    enum Code: Sendable, Hashable {
        case character(Character)
        case paste(String)
        case enter, escape, tab, backspace, delete, insert
        case up, down, left, right, home, end, pageUp, pageDown
        case function(Int)
    }

    /// The keys held with it.
    struct Modifiers: OptionSet, Sendable, Hashable {
        let rawValue: UInt8
        static let shift = Modifiers(rawValue: 1)
        static let alt = Modifiers(rawValue: 2)
        static let control = Modifiers(rawValue: 4)
    }

    var code: Code
    var modifiers: Modifiers = []

    init(_ code: Code, _ modifiers: Modifiers = []) {
        self.code = code
        self.modifiers = modifiers
    }

    static func character(_ character: Character) -> Key { Key(.character(character)) }
    static func control(_ character: Character) -> Key { Key(.character(character), .control) }
    static func alt(_ character: Character) -> Key { Key(.character(character), .alt) }
    static func paste(_ text: String) -> Key { Key(.paste(text)) }
    static let enter = Key(.enter)
    static let escape = Key(.escape)
    static let tab = Key(.tab)
    static let backTab = Key(.tab, .shift)
    static let backspace = Key(.backspace)
    static let delete = Key(.delete)
    static let up = Key(.up)
    static let down = Key(.down)
    static let left = Key(.left)
    static let right = Key(.right)
    static let home = Key(.home)
    static let end = Key(.end)
    static let pageUp = Key(.pageUp)
    static let pageDown = Key(.pageDown)

    /// The character, when no other key is held with it.
    var plainCharacter: Character? {
        guard case .character(let character) = code, modifiers.isEmpty else { return nil }
        return character
    }
}
