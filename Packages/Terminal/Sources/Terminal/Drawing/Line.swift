import Screens

/// A piece of a line in one style. It holds nothing that a terminal would obey.
struct Span: Sendable, Hashable {
    let text: String
    var style: Style

    /// Makes a piece of any text; what a terminal would obey is replaced by pictures.
    init(_ text: String, _ style: Style = []) {
        self.text = text.visible()
        self.style = style
    }
}

/// One line of a screen.
struct Line: Sendable, Hashable {
    var spans: [Span]

    init(_ spans: [Span] = []) { self.spans = spans }
    init(_ text: String, _ style: Style = []) { spans = [Span(text, style)] }

    var width: Int { spans.reduce(0) { $0 + Cells.width(of: $1.text) } }

    /// The text without its styles.
    var text: String { spans.map(\.text).joined() }

    /// The line, cut to a width with an ellipsis where it was longer.
    func truncated(to cells: Int) -> Line {
        guard width > cells else { return self }
        guard cells > 0 else { return Line() }
        var room = cells - 1
        var result: [Span] = []
        for span in spans {
            let part = Cells.prefix(of: span.text, cells: room)
            room -= Cells.width(of: part)
            let isCut = part.utf8.count < span.text.utf8.count
            result.append(Span(isCut ? part + "…" : part, span.style))
            if isCut { break }
        }
        return Line(result)
    }

    /// The line with exactly so many cells, filled with spaces.
    func padded(to cells: Int, _ style: Style = []) -> Line {
        var line = truncated(to: cells)
        let missing = cells - line.width
        if missing > 0 { line.spans.append(Span(String(repeating: " ", count: missing), style)) }
        return line
    }

    /// The line with a style added to every piece.
    func adding(_ style: Style) -> Line { Line(spans.map { Span($0.text, $0.style.union(style)) }) }

    /// Another line behind this one.
    static func + (left: Line, right: Line) -> Line { Line(left.spans + right.spans) }

    /// The line with another laid over it from a column on. Half of a wide character that is covered becomes a space.
    func overlaid(with top: Line, at column: Int) -> Line {
        let end = column + top.width
        return cells(0..<column) + top + cells(end..<max(width, end))
    }

    private func cells(_ range: Range<Int>) -> Line {
        var result: [Span] = []
        var column = 0
        for span in spans {
            var text = ""
            for character in span.text {
                let width = character.cellWidth
                if column >= range.lowerBound, column + width <= range.upperBound {
                    text.append(character)
                } else if column < range.upperBound, column + width > range.lowerBound {
                    text += String(
                        repeating: " ", count: min(column + width, range.upperBound) - max(column, range.lowerBound))
                }
                column += width
            }
            if !text.isEmpty { result.append(Span(text, span.style)) }
        }
        let missing = range.count - Line(result).width
        if missing > 0, column < range.upperBound { result.append(Span(String(repeating: " ", count: missing))) }
        return Line(result)
    }
}

/// How large a terminal is, in cells.
struct Size: Sendable, Hashable {
    let columns: Int
    let rows: Int

    /// Makes a size; each side is 1 to 1000.
    init(columns: Int, rows: Int) {
        self.columns = min(max(columns, 1), 1000)
        self.rows = min(max(rows, 1), 1000)
    }
}

/// A whole screen, ready to be sent.
struct Drawing: Sendable, Equatable {
    /// A place, counted from 0.
    struct Place: Sendable, Equatable {
        var row: Int
        var column: Int
    }

    var lines: [Line]
    /// Where the cursor stands; nil when it is hidden.
    var cursor: Place?

    /// The screen as plain text, without spaces at the ends of lines.
    var text: String {
        lines.map { line in
            var text = line.text
            while text.last == " " { text.removeLast() }
            return text
        }.joined(separator: "\n")
    }
}
