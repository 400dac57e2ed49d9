/// What the rules need to know of one source file.
struct SourceFile: Codable, Sendable {
    /// Its path from the root.
    var path: String
    /// How many lines it has.
    var lines: Int
    /// What it imports, in any way.
    var imports: [Import] = []
    /// What it declares outside of function bodies.
    var declarations: [Declaration] = []
    /// How many functions are marked with `@Test`.
    var tests = 0
    /// The names in it that begin with a capital letter, which is what types do, and the first line of each.
    var capitalNames: [String: Int] = [:]
}

/// One import.
struct Import: Codable, Sendable, Equatable {
    /// The module: `Foundation` for `import struct Foundation.Date`.
    var module: String
    /// Where it stands.
    var line: Int
}

/// Who may see a declaration.
enum Access: Int, Codable, Sendable, Comparable {
    case `private`, `fileprivate`, `internal`, package, `public`, open

    static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }

    init?(_ keyword: String) {
        switch keyword {
        case "private": self = .private
        case "fileprivate": self = .fileprivate
        case "internal": self = .internal
        case "package": self = .package
        case "public": self = .public
        case "open": self = .open
        default: return nil
        }
    }
}

/// One declaration outside of function bodies.
struct Declaration: Codable, Sendable {
    enum Kind: String, Codable, Sendable {
        case `struct`, `class`, actor, `enum`, `protocol`, `extension`, `typealias`, `associatedtype`, `func`, `var`,
            `init`
        case `subscript`, `case`, macro, `operator`

        /// Whether it is a type that can be made.
        var isConcrete: Bool { self == .struct || self == .class || self == .actor || self == .enum }
        var isType: Bool { isConcrete || self == .protocol }
    }
    var kind: Kind
    /// With its arguments' labels: `edit(_:to:)`.
    var name: String
    /// The types around it, outermost first; for a member of an extension, the extended type.
    var context: [String]
    /// Who may see it, with regard to the types around it. What an extension extends is not regarded.
    var access: Access
    /// The types and protocols that it names behind the colon, without generic arguments.
    var inherited: [String] = []
    var isDocumented = false
    var isOverride = false
    /// Whether it stands in a protocol, and so is asked for.
    var isRequirement = false
    /// Whether it is an enum's case that carries values.
    var hasPayload = false
    /// The path and line where it stands.
    var line: Int
    /// It as text, without access, body and comments, white space made even.
    var signature: String

    /// Its full name: `TodoQuery.Filter`.
    var path: String { (context + [name]).joined(separator: ".") }
}
