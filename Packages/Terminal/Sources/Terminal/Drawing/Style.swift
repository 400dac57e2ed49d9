/// How a piece of text looks. Nothing is told by colour alone: each colour goes with a mark, a word or another attribute.
struct Style: OptionSet, Sendable, Hashable {
    let rawValue: UInt8
    static let bold = Style(rawValue: 1)
    static let dim = Style(rawValue: 2)
    static let underline = Style(rawValue: 4)
    static let reverse = Style(rawValue: 8)
    /// The colour of keys and of what is chosen.
    static let accent = Style(rawValue: 16)
    /// The colour of what went wrong or takes something away.
    static let problem = Style(rawValue: 32)
    /// The colour of what went well.
    static let good = Style(rawValue: 64)

    /// The sequence that turns it on, from the plain style.
    func sequence(colors: Bool) -> String {
        var codes: [String] = []
        if contains(.bold) { codes.append("1") }
        if contains(.dim) { codes.append("2") }
        if contains(.underline) { codes.append("4") }
        if contains(.reverse) { codes.append("7") }
        if colors {
            if contains(.accent) { codes.append("36") }
            if contains(.problem) { codes.append("31") }
            if contains(.good) { codes.append("32") }
        }
        return codes.isEmpty ? "" : "\u{1B}[\(codes.joined(separator: ";"))m"
    }
}
