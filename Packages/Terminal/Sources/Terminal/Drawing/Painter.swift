/// Turns drawings into what is sent to a terminal: only lines that changed, all in one text.
struct Painter {
    /// Whether colours may be sent.
    let colors: Bool
    private var shown: [Line] = []
    private var size: Size?

    init(colors: Bool) { self.colors = colors }

    /// What brings the terminal from what it shows to a drawing.
    mutating func paint(_ drawing: Drawing, size: Size) -> String {
        var output = "\u{1B}[?25l"
        if size != self.size {
            output += "\u{1B}[0m\u{1B}[2J"
            shown = []
            self.size = size
        }
        for (row, line) in drawing.lines.prefix(size.rows).enumerated() where row >= shown.count || shown[row] != line {
            output += "\u{1B}[\(row + 1);1H" + encode(line.truncated(to: size.columns)) + "\u{1B}[0m"
            if line.width < size.columns { output += "\u{1B}[K" }
        }
        if drawing.lines.count < shown.count { output += "\u{1B}[\(drawing.lines.count + 1);1H\u{1B}[J" }
        shown = drawing.lines
        if let cursor = drawing.cursor {
            output += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h"
        }
        return output
    }

    /// Forgets what the terminal shows, as when something else has written to it.
    mutating func forget() { size = nil }

    private func encode(_ line: Line) -> String {
        var output = ""
        var column = 0
        for span in line.spans {
            output += "\u{1B}[0m" + span.style.sequence(colors: colors)
            if span.text.utf8.allSatisfy({ $0 < 0x80 }) {
                output += span.text
                column += span.text.utf8.count
                continue
            }
            for character in span.text {
                let width = character.cellWidth
                guard character.hasUncertainWidth else {
                    output.append(character)
                    column += width
                    continue
                }
                // Terminals disagree about such a character's width: its cells are cleared and the column is set, so that
                // nothing old shines through and the rest stands right.
                output += String(repeating: " ", count: width) + "\u{1B}[\(column + 1)G"
                output.append(character)
                column += width
                output += "\u{1B}[\(column + 1)G"
            }
        }
        return output
    }
}
