/// The beginning of a text, for a line in a list.
public enum Excerpt {
    /// The most characters (grapheme clusters) that it has.
    public static let maximumLength = 80
    /// The most bytes of UTF-8 that it has: a single character can be of any length.
    public static let maximumBytes = 4096

    /// The text on one line, with every run of white space as one space: whole if it is short enough; otherwise its
    /// beginning, ended by an ellipsis. A character is never cut. However long the text is, only its beginning is read.
    public static func of(_ text: String) -> String {
        var line = ""
        var count = 0
        var lastEnd = line.endIndex
        var needsSpace = false
        for character in text {
            if character.isWhitespace {
                needsSpace = count > 0
                continue
            }
            for next in needsSpace ? [" ", character] : [character] {
                guard count < maximumLength, line.utf8.count + next.utf8.count <= maximumBytes else {
                    // The last character makes room for the ellipsis, and so does a space before it.
                    if count == maximumLength { line = String(line[..<lastEnd]) }
                    if line.last == " " { line.removeLast() }
                    return line + "…"
                }
                lastEnd = line.endIndex
                line.append(next)
                count += 1
            }
            needsSpace = false
        }
        return line
    }
}
