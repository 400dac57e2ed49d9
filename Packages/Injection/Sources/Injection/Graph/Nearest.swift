/// Suggestions for a name that is not registered.
enum Nearest {
    /// ` Did you mean A or B?`, or nothing if no name is near.
    static func sentence(for name: String, among registered: [String]) -> String {
        let names = names(to: name, among: registered)
        return names.isEmpty ? "" : " Did you mean \(names.joined(separator: " or "))?"
    }

    /// ` Registered: A, B, C.`, shortened where it gets long.
    static func listing(_ registered: [String], limit: Int = 50) -> String {
        if registered.isEmpty { return " Nothing is registered." }
        let more = registered.count > limit ? " and \(registered.count - limit) more" : ""
        return " Registered: \(registered.prefix(limit).joined(separator: ", "))\(more)."
    }

    /// Up to three names, the nearest first: those that share words, or differ in a letter or two.
    static func names(to name: String, among registered: [String]) -> [String] {
        let words = Set(words(of: name))
        let ranked = registered.enumerated().compactMap { offset, candidate -> (score: Double, offset: Int)? in
            if candidate == name { return nil }
            let others = Set(Self.words(of: candidate))
            let shared = Double(2 * words.intersection(others).count) / Double(max(1, words.count + others.count))
            let score = differsInTwoLetters(name, candidate) ? max(shared, 0.9) : shared
            return score >= 0.5 ? (score, offset) : nil
        }
        return ranked.sorted { ($1.score, $0.offset) < ($0.score, $1.offset) }.prefix(3).map { registered[$0.offset] }
    }

    /// `TodoDataSource` as todo, data, source; a plural counts as its singular.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var previousIsLower = false
        for character in name {
            guard character.isLetter || character.isNumber else {
                previousIsLower = true
                continue
            }
            if words.isEmpty || (character.isUppercase && previousIsLower) { words.append("") }
            words[words.count - 1] += character.lowercased()
            previousIsLower = !character.isUppercase
        }
        return words.map { $0.count > 3 && $0.hasSuffix("s") ? String($0.dropLast()) : $0 }
    }

    private static func differsInTwoLetters(_ left: String, _ right: String) -> Bool {
        let (left, right) = (Array(left.utf8), Array(right.utf8))
        guard abs(left.count - right.count) <= 2, min(left.count, right.count) > 3 else { return false }
        var row = Array(0...right.count)
        for (i, a) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, b) in right.enumerated() {
                let substituted = diagonal + (a == b ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(substituted, row[j] + 1, diagonal + 1)
            }
        }
        return row[right.count] <= 2
    }
}
