import Screens

/// A field as lines.
struct FieldDrawing {
    /// A line, and whether the mark of what is chosen stands before it.
    struct Part {
        let line: Line
        let isMarked: Bool
    }

    private(set) var lines: [Part] = []
    private(set) var cursor: Drawing.Place?

    /// Draws a field.
    /// - Parameters:
    ///   - labelWidth: The cells of the labels' column; 0 leaves the label out.
    ///   - room: The cells that a line has.
    ///   - mark: What stands before a field that stands in the place of a row.
    init(field: Field, editor: TextEditor, labelWidth: Int, room: Int, isFocused: Bool, mark: String = "") {
        let label = field.shownLabel
        let isAbove = field.kind == .lines || Cells.width(of: label) > labelWidth || room - labelWidth < 12
        var head = Line()
        if labelWidth > 0 {
            if isAbove {
                lines.append(Part(line: Line(label, isFocused ? [.bold] : []).truncated(to: room), isMarked: isFocused))
            } else {
                head = Line(Cells.pad(label, to: labelWidth) + "  ", isFocused ? [.bold] : [])
            }
        } else {
            head = Line(mark)
        }
        let isMarked = lines.isEmpty
        let width = max(room - head.width, 1)
        switch field.kind {
        case .choice(let choices):
            lines.append(Part(line: head + Self.choices(choices, field.value, width, isFocused), isMarked: isMarked))
        case .lines: addArea(editor, width)
        default: addLine(field, editor, head, width, isFocused, isMarked)
        }
        if let message = field.message {
            for text in Cells.wrap(message.visible(), to: max(room - 2, 1)) {
                lines.append(Part(line: Line("! " + text, [.problem]), isMarked: false))
            }
        }
    }

    private mutating func addLine(
        _ field: Field, _ editor: TextEditor, _ head: Line, _ width: Int, _ isFocused: Bool, _ isMarked: Bool
    ) {
        let shown: [String] =
            field.kind == .secure ? editor.characters.map { _ in "•" } : editor.characters.map(\.shown)
        let cells = max(min(width - 2, 60), 1)
        // The part that is shown ends with the cursor when the text is longer than the field.
        var start = 0
        if isFocused {
            var used = 1
            start = editor.cursor
            while start > 0, used + Cells.width(of: shown[start - 1]) <= cells {
                start -= 1
                used += Cells.width(of: shown[start])
            }
        }
        let text = shown[start...].joined()
        let visible = isFocused ? Cells.prefix(of: text, cells: cells) : Cells.truncate(text, to: cells)
        let fill = String(repeating: " ", count: max(cells - Cells.width(of: visible), 0))
        let style: Style = isFocused ? [.underline, .bold] : [.underline]
        let line = head + Line([Span("["), Span(visible + fill, style), Span("]")])
        let before = shown[start..<max(start, min(editor.cursor, shown.count))].reduce(0) { $0 + Cells.width(of: $1) }
        cursor = Drawing.Place(row: lines.count, column: head.width + 1 + before)
        lines.append(Part(line: line, isMarked: isMarked))
    }

    private mutating func addArea(_ editor: TextEditor, _ width: Int) {
        let wrapped = WrappedText(editor.characters, width: max(width - 2, 1))
        let current = wrapped.line(of: editor.cursor)
        let first = lines.count
        for range in wrapped.ranges {
            let text = editor.characters[range].map(\.shown).joined()
            lines.append(Part(line: Line([Span("│ ", .dim), Span(text)]).truncated(to: width), isMarked: false))
        }
        for _ in 0..<max(3 - wrapped.ranges.count, 0) { lines.append(Part(line: Line("│", .dim), isMarked: false)) }
        let column = editor.column(from: wrapped.ranges[current].lowerBound, to: editor.cursor)
        cursor = Drawing.Place(row: first + current, column: 2 + min(column, max(width - 3, 0)))
    }

    /// All choices beside each other, or where they don't fit the one that is chosen.
    private static func choices(_ choices: [Choice], _ value: String, _ width: Int, _ isFocused: Bool) -> Line {
        let chosen = choices.firstIndex { $0.value == value } ?? 0
        var line = Line()
        for (index, choice) in choices.enumerated() {
            if index > 0 { line.spans.append(Span("  ")) }
            let isChosen = index == chosen
            let style: Style = isChosen ? (isFocused ? [.bold, .reverse] : [.bold]) : []
            line.spans.append(Span((isChosen ? "(•) " : "( ) ") + choice.label.visible(), style))
        }
        guard line.width > width else { return line }
        guard choices.indices.contains(chosen) else { return Line() }
        let count = " \(chosen + 1)/\(choices.count)"
        let label = Cells.truncate(choices[chosen].label.visible(), to: max(width - 4 - count.count, 1))
        return Line([Span("‹ \(label) ›", isFocused ? [.bold, .reverse] : [.bold]), Span(count, .dim)])
    }
}

extension Field {
    /// The label, with a mark when it has to be filled in.
    var shownLabel: String { label.visible() + (isRequired ? " *" : "") }
}
