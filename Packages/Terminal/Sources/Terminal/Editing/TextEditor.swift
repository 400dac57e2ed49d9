/// A text that is being typed, and the place in it where typing goes on. Works by what a reader sees as characters (grapheme clusters).
struct TextEditor: Equatable {
    /// The text, by characters.
    private(set) var characters: [Character]
    /// Where typing goes on: before the character of this index.
    private(set) var cursor: Int
    /// Whether the text may have several lines.
    let isMultiline: Bool
    /// The column that moving up and down keeps to.
    private var wantedColumn: Int?

    /// Makes an editor with the cursor at the end of a text.
    init(_ text: String = "", isMultiline: Bool = false) {
        characters = Array(text)
        cursor = characters.count
        self.isMultiline = isMultiline
    }

    var text: String { String(characters) }

    /// Takes a text from elsewhere, unless it is the same, byte for byte. The cursor stays where it can.
    mutating func replace(with new: String) {
        guard !new.utf8.elementsEqual(text.utf8) else { return }
        let wasAtEnd = cursor == characters.count
        characters = Array(new)
        cursor = wasAtEnd ? characters.count : min(cursor, characters.count)
        wantedColumn = nil
    }

    /// Puts a text in at the cursor. In a field of one line, line breaks become spaces.
    mutating func insert(_ new: String) {
        replace(cursor..<cursor, with: isMultiline ? new : new.replacingLineBreaks)
    }

    mutating func deleteBackward() { replace(max(cursor - 1, 0)..<cursor, with: "") }
    mutating func deleteForward() { replace(cursor..<min(cursor + 1, characters.count), with: "") }
    mutating func deleteWordBackward() { replace(wordStart..<cursor, with: "") }
    mutating func deleteWordForward() { replace(cursor..<wordEnd, with: "") }
    mutating func deleteToLineStart() { replace(lineStart..<cursor, with: "") }
    mutating func deleteToLineEnd() {
        let end = lineEnd
        replace(cursor..<(end == cursor ? min(cursor + 1, characters.count) : end), with: "")
    }

    mutating func moveLeft() { move(to: cursor - 1) }
    mutating func moveRight() { move(to: cursor + 1) }
    mutating func moveWordLeft() { move(to: wordStart) }
    mutating func moveWordRight() { move(to: wordEnd) }
    mutating func moveToLineStart() { move(to: lineStart) }
    mutating func moveToLineEnd() { move(to: lineEnd) }

    /// Moves by whole lines as they are shown at a width, keeping to the column.
    /// - Returns: False when there is no such line; then nothing has changed.
    mutating func moveLines(_ count: Int, width: Int) -> Bool {
        let wrapped = WrappedText(characters, width: width)
        let line = wrapped.line(of: cursor)
        guard wrapped.ranges.indices.contains(line + count) else { return false }
        let column = wantedColumn ?? self.column(from: wrapped.ranges[line].lowerBound, to: cursor)
        let target = wrapped.ranges[line + count]
        var place = target.lowerBound
        var cells = 0
        while place < target.upperBound {
            cells += characters[place].shownWidth
            if cells > column { break }
            place += 1
        }
        if place == target.upperBound, line + count + 1 < wrapped.ranges.count, place > target.lowerBound,
            wrapped.ranges[line + count + 1].lowerBound == place
        {
            place -= 1
        }
        cursor = place
        wantedColumn = column
        return true
    }

    /// How many cells lie between two places.
    func column(from start: Int, to end: Int) -> Int {
        guard start < end else { return 0 }
        return characters[start..<end].reduce(0) { $0 + $1.shownWidth }
    }

    private mutating func move(to place: Int) {
        cursor = min(max(place, 0), characters.count)
        wantedColumn = nil
    }

    /// Replaces a part. What meets anew may become one character, so the whole is read again.
    private mutating func replace(_ range: Range<Int>, with new: String) {
        wantedColumn = nil
        guard !range.isEmpty || !new.isEmpty else { return }
        let head = String(characters[..<range.lowerBound]) + new
        characters = Array(head + String(characters[range.upperBound...]))
        var rest = head.utf8.count
        cursor = 0
        while rest > 0, cursor < characters.count {
            rest -= characters[cursor].utf8.count
            cursor += 1
        }
    }

    private var lineStart: Int { (characters[..<cursor].lastIndex(of: "\n") ?? -1) + 1 }
    private var lineEnd: Int { characters[cursor...].firstIndex(of: "\n") ?? characters.count }

    private var wordStart: Int {
        var place = cursor
        while place > 0, !characters[place - 1].isPartOfWord { place -= 1 }
        while place > 0, characters[place - 1].isPartOfWord { place -= 1 }
        return place
    }

    private var wordEnd: Int {
        var place = cursor
        while place < characters.count, !characters[place].isPartOfWord { place += 1 }
        while place < characters.count, characters[place].isPartOfWord { place += 1 }
        return place
    }
}

extension Character {
    fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" || self == "'" || self == "’" }
}

extension String {
    fileprivate var replacingLineBreaks: String {
        String(map { $0 == "\n" || $0 == "\r" || $0 == "\r\n" ? " " : $0 })
    }
}
