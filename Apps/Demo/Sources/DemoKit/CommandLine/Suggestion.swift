import Screens

/// Finds the word that a person probably meant.
enum Suggestion {
    /// The nearest of some words, or nil when none is near: it may differ by a third of its letters, by two at least. Capitals and
    /// small letters are the same.
    static func nearest(to word: String, among words: some Collection<String>) -> String? {
        guard word.count <= 64 else { return nil }
        let small = word.lowercased()
        let ranked = words.map { (distance(small, $0.lowercased()), $0) }.min { $0 < $1 }
        guard let (distance, nearest) = ranked, distance <= max(2, nearest.count / 3), distance < nearest.count else {
            return nil
        }
        return nearest
    }

    /// The one of a few words that a word means: capitals and dashes make no difference. The word itself where it may be any.
    /// - Parameter name: What the word was given as.
    /// - Throws: ``Failure`` with the code `wrongUse`, which says which word was probably meant and which there are.
    static func choice(_ word: String, of choices: [String], as name: String) throws(Failure) -> String {
        guard !choices.isEmpty, !choices.contains(word) else { return word }
        if let choice = choices.first(where: { folded($0) == folded(word) }) { return choice }
        let list = choices.joined(separator: ", ")
        let hint = nearest(to: word, among: choices).map { "did you mean '\($0)'? It is one of " } ?? "it is one of "
        throw Failure(.wrongUse, "\(name) can't be '\(word.visible())': \(hint)\(list)")
    }

    private static func folded(_ word: String) -> String { word.lowercased().filter { $0 != "-" } }

    /// How many letters have to be inserted, removed, replaced or swapped with their neighbour (optimal string alignment distance).
    static func distance(_ left: String, _ right: String) -> Int {
        let left = Array(left), right = Array(right)
        var rows = [Array(0...right.count)]
        for i in left.indices {
            var row = [i + 1]
            for j in right.indices {
                var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (left[i] == right[j] ? 0 : 1))
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    best = min(best, rows[i - 1][j - 1] + 1)
                }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[left.count][right.count]
    }
}
