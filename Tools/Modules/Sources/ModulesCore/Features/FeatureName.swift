import Foundation

/// The name of a feature to be made, in all the forms in which it is written.
struct FeatureName {
    /// `WeatherReport`.
    let name: String
    /// `["Weather", "Report"]`.
    let words: [String]

    /// - Throws: ``UsageError`` when it may be none.
    init(_ name: String) throws {
        let isPlain = name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: false
            }
        }
        guard isPlain, name.count > 1, name.count <= 40, name.first?.isUppercase == true else {
            throw UsageError(
                "“\(name)” is no name for a feature: it is to be a Swift identifier of 2 to 40 letters and digits that begins with a capital, such as Weather"
            )
        }
        for suffix in ["Domain", "Data", "Testing", "Preview", "Tests"] where name.hasSuffix(suffix) {
            throw UsageError("a feature's name can't end in \(suffix): that is how its layers are called")
        }
        self.name = name
        words = Self.words(of: name)
    }

    /// The name of a feature that is not there yet.
    /// - Throws: ``UsageError`` when it may be none, or is taken.
    init(new name: String, in workspace: Workspace) throws {
        try self.init(name)
        try refuseTaken(in: workspace)
    }

    /// The modules that a feature has.
    var modules: [String] { ["", "Domain", "Data", "Testing", "Preview", "Tests"].map { name + $0 } }

    private func refuseTaken(in workspace: Workspace) throws {
        if workspace.packages.contains(where: { $0.name.lowercased() == name.lowercased() }) {
            throw UsageError("\(name) can't be made: there is a package of this name already")
        }
        let own = modules.map { $0.lowercased() }
        var taken = workspace.modules.map(\.name) + workspace.packages.map(\.name)
        taken += Array(workspace.rules.modules.keys) + workspace.tree.folders(in: "Packages")
        taken += ["Swift", "PackageDescription", "Trellis"]
        if let other = taken.first(where: { own.contains($0.lowercased()) }) {
            throw UsageError("\(name) can't be made: there is \(other) already")
        }
        let libraries = workspace.modules.filter { $0.isLibrary || $0.layer == .apps }
        for file in libraries.flatMap(\.files) {
            let twin = file.declarations.first { $0.name == name && $0.context.isEmpty && $0.kind.isType }
            if let twin {
                throw UsageError("\(name) can't be made: a type has this name already, \(file.path):\(twin.line)")
            }
        }
        guard !Self.keywords.contains(property) else {
            throw UsageError("\(name) can't be made: `\(property)` is a word of Swift")
        }
        guard !Self.members.contains(property) else {
            throw UsageError("\(name) can't be made: the Assembler has a member `\(property)`")
        }
    }

    /// `weatherReport`.
    var property: String { (words.first?.lowercased() ?? "") + words.dropFirst().joined() }
    /// `weather-report`.
    var path: String { words.map { $0.lowercased() }.joined(separator: "-") }
    /// `weather_report`.
    var table: String { words.map { $0.lowercased() }.joined(separator: "_") }
    /// `Weather Report`.
    var title: String { words.joined(separator: " ") }

    /// A template with this name in its places.
    func filled(_ template: String) -> String {
        var text = template
        for (mark, value) in [
            ("Name", name), ("property", property), ("path", path), ("table", table), ("Title", title),
            ("underline", String(repeating: "=", count: title.count)),
        ] {
            text = text.replacingOccurrences(of: "{{\(mark)}}", with: value)
        }
        return text
    }

    /// Cuts before each capital that begins a word: `RSSFeed2` is `RSS` and `Feed2`.
    private static func words(of name: String) -> [String] {
        let letters = Array(name)
        var words: [String] = []
        for (index, letter) in letters.enumerated() {
            let follows = index > 0 && (letters[index - 1].isLowercase || letters[index - 1].isNumber)
            let leads = index > 0 && index + 1 < letters.count && letters[index + 1].isLowercase
            if words.isEmpty || letter.isUppercase && (follows || leads) {
                words.append(String(letter))
            } else {
                words[words.count - 1].append(letter)
            }
        }
        return words
    }

    private static let keywords: Set<String> = [
        "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit",
        "do", "else", "enum", "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init",
        "inout", "internal",
        "is", "let", "nil", "operator", "package", "precedencegroup", "private", "protocol", "public", "repeat",
        "rethrows", "return", "self",
        "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "type",
        "typealias", "var", "where",
        "while",
    ]

    /// What the Assembler has beside the features.
    private static let members: Set<String> = ["leaves", "migrations", "endpoints"]
}
