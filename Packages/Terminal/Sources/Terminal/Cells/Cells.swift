/// Measures and cuts text by the cells that it takes in a terminal: wide characters and emoji take two, combining marks none.
///
/// Text from outside goes through `visible()` first; control characters count as nothing here.
public enum Cells {
    /// How many cells a line of text takes.
    public static func width(of text: String) -> Int {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
        return text.reduce(0) { $0 + $1.cellWidth }
    }

    /// The text, cut to a number of cells; what was cut is told by an ellipsis. A character is never cut in half.
    /// - Parameter cells: The most that the result takes; below 1 it is empty.
    public static func truncate(_ text: String, to cells: Int) -> String {
        guard cells > 0 else { return "" }
        guard width(of: text) > cells else { return text }
        return prefix(of: text, cells: cells - 1) + "…"
    }

    /// The text, cut or filled with spaces so that it takes exactly so many cells.
    public static func pad(_ text: String, to cells: Int) -> String {
        let cut = truncate(text, to: cells)
        return cut + String(repeating: " ", count: max(0, cells - width(of: cut)))
    }

    /// The text as lines of at most so many cells, broken at its line feeds, at spaces, and within a word only where that is longer than a line.
    /// - Parameter cells: The width of a line; below 1 it counts as 1. A character wider than that has a line of its own.
    public static func wrap(_ text: String, to cells: Int) -> [String] {
        let characters = Array(text)
        return WrappedText(characters, width: cells).ranges.map { range in
            var line = String(characters[range])
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    /// The beginning of a text that takes at most so many cells.
    static func prefix(of text: String, cells: Int) -> String {
        var room = cells
        var end = text.startIndex
        for character in text {
            room -= character.cellWidth
            guard room >= 0 else { break }
            end = text.index(after: end)
        }
        return String(text[..<end])
    }
}
