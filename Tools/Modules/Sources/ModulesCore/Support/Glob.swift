/// A pattern of rules.json: `*` stands for any text (also with `/`), everything else for itself.
struct Glob {
    private let parts: [Substring]

    init(_ pattern: String) {
        parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    }

    func matches(_ text: String) -> Bool {
        guard let first = parts.first, let last = parts.last else { return text.isEmpty }
        if parts.count == 1 { return text == first }
        guard text.count >= first.count + last.count, text.hasPrefix(first), text.hasSuffix(last) else { return false }
        var rest = text.dropFirst(first.count).dropLast(last.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let range = rest.firstRange(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }
}

extension Sequence<String> {
    /// Whether one of these patterns fits a text.
    func match(_ text: String) -> Bool { contains { Glob($0).matches(text) } }
}
