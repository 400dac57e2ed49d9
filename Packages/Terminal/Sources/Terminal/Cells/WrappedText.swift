import Screens

/// Where a text breaks into lines of a given width. Every character is in exactly one line, except the line feeds, which are in none.
struct WrappedText {
    /// The lines, as ranges of the text's characters; never empty.
    private(set) var ranges: [Range<Int>] = []

    /// Breaks a text. Spaces that do not fit stay, unseen, at the end of their line.
    init(_ characters: [Character], width: Int) {
        let width = max(width, 1)
        var start = 0
        for index in characters.indices where characters[index] == "\n" {
            wrap(characters, start..<index, width)
            start = index + 1
        }
        wrap(characters, start..<characters.count, width)
    }

    private mutating func wrap(_ characters: [Character], _ paragraph: Range<Int>, _ width: Int) {
        var start = paragraph.lowerBound
        var column = 0
        var lastBreak: Int?
        var index = start
        while index < paragraph.upperBound {
            let character = characters[index]
            let cells = character.shownWidth
            if character == " " {
                column += cells
                index += 1
                lastBreak = index
                continue
            }
            if column + cells > width, index > start {
                let end = lastBreak.map { $0 > start ? $0 : index } ?? index
                ranges.append(start..<end)
                start = end
                index = end
                column = 0
                lastBreak = nil
                continue
            }
            column += cells
            index += 1
            if cells == 2 { lastBreak = index }
        }
        ranges.append(start..<paragraph.upperBound)
    }

    /// The line that the place before a character is in. A place where two lines meet belongs to the second.
    func line(of place: Int) -> Int {
        ranges.lastIndex { $0.lowerBound <= place } ?? 0
    }
}

extension Character {
    /// What is drawn for the character while it is edited: a control character's picture, and spaces for a tab.
    var shown: String {
        if self == "\t" { return "    " }
        let text = String(self).visible()
        return Cells.width(of: text) == 0 && !text.isEmpty ? "\u{25CC}" + text : text
    }

    /// How many cells ``shown`` takes.
    var shownWidth: Int {
        if let ascii = asciiValue, ascii >= 0x20, ascii < 0x7F { return 1 }
        return Cells.width(of: shown)
    }
}
