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

    /// Refuses a word that is none of a few, where there are any, and says which one was probably meant.
    /// - Parameter name: What the word was given as.
    static func check(_ word: String, isOneOf choices: [String], as name: String) throws(Failure) {
        guard !choices.isEmpty, !choices.contains(word) else { return }
        let hint = nearest(to: word, among: choices).map { "did you mean '\($0)'?" }
        throw Failure(
            .wrongUse,
            "\(name) can't be '\(word.visible())': \(hint ?? "it is one of " + choices.joined(separator: ", "))")
    }

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
