/// Finds lines that were written into a source, by everything in them that a formatter keeps.
enum EnteredLines {
    /// Takes lines away that stand somewhere before a comment.
    /// - Parameters:
    ///   - entry: What was written. A line break at its end stands for an empty line, which goes as well.
    ///   - mark: The comment, on a line of its own.
    /// - Returns: nil unless whole lines before the comment say just that, once.
    static func removing(_ entry: String, before mark: String, from text: String) -> String? {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let end = lines.firstIndex(where: { $0.drop(while: \.isWhitespace) == mark }) else { return nil }
        let wanted = entry.split(separator: "\n").map(essence).joined()
        var found: [ClosedRange<Int>] = []
        for start in 0..<end where !essence(of: lines[start]).isEmpty {
            var seen = ""
            for index in start..<end where seen.utf8.count < wanted.utf8.count {
                seen += essence(of: lines[index])
                if seen == wanted { found.append(start...index) }
            }
        }
        guard found.count == 1, var range = found.first else { return nil }
        if entry.hasSuffix("\n") {
            guard lines[range.upperBound + 1].allSatisfy(\.isWhitespace) else { return nil }
            range = range.lowerBound...(range.upperBound + 1)
        }
        lines.removeSubrange(range)
        return lines.joined(separator: "\n")
    }

    /// A line without what a formatter may change: white space and commas outside of strings.
    private static func essence(of line: Substring) -> String {
        var isInString = false
        return line.filter { character in
            if character == "\"" { isInString.toggle() }
            return isInString || !(character.isWhitespace || character == ",")
        }
    }
}
