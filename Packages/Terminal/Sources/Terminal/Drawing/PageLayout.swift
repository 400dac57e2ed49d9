import Screens

/// The content of a page as lines of a given width, of which a window is shown.
struct PageLayout {
    /// The widest that content is laid out: longer lines are hard to read.
    static let maximumWidth = 100

    private(set) var lines: [Line] = []
    /// The lines that each spot takes.
    private(set) var places: [Spot: Range<Int>] = [:]
    /// Where the cursor stands, in lines and cells of the layout.
    private(set) var cursor: Drawing.Place?

    let page: Page
    let state: PageState
    /// The cells of a line.
    let width: Int
    /// The cells for content, behind the mark of what is chosen.
    var room: Int { max(min(width, Self.maximumWidth) - 2, 1) }

    init(page: Page, state: PageState, width: Int) {
        self.page = page
        self.state = state
        self.width = max(width, 1)
        var list = -1
        var lastWasAddress = false
        for element in page.content {
            if case .address(let field) = element {
                guard field.kind != .hidden else { continue }
                if !lastWasAddress { separate() }
                add(field, labelWidth: addressLabelWidth)
                lastWasAddress = true
                continue
            }
            lastWasAddress = false
            separate()
            switch element {
            case .text(let text): add(text)
            case .progress(let words): add(Line([Span("⋯ ", [.bold, .accent]), Span(words)]))
            case .picture(let picture): wrap("[" + picture.description.visible() + "]", .dim)
            case .form(let form): add(form)
            case .rows(let rows):
                list += 1
                add(rows, list: list)
            case .address: break
            }
        }
        while lines.last?.text.isEmpty == true { lines.removeLast() }
    }

    /// The width at which the text of a field is shown.
    static func textWidth(of field: Field, width: Int) -> Int { max(min(width, maximumWidth) - 4, 1) }

    private func isFocused(_ spot: Spot) -> Bool { state.focus == spot }

    private mutating func separate() {
        if let last = lines.last, !last.text.isEmpty { lines.append(Line()) }
    }

    /// Adds a line behind the mark column. What is chosen is marked there, and a row is reversed as well.
    private mutating func add(_ line: Line, isMarked: Bool = false, isReversed: Bool = false) {
        let mark = Span(isMarked ? "› " : "  ", isMarked ? [.bold, .accent] : [])
        let whole = (Line([mark]) + line).truncated(to: width)
        lines.append(isReversed ? whole.padded(to: min(width, Self.maximumWidth)).adding(.reverse) : whole)
    }

    private mutating func wrap(_ text: String, _ style: Style, prefix: Span? = nil) {
        let indent = prefix.map { Cells.width(of: $0.text) } ?? 0
        for (index, line) in Cells.wrap(text, to: max(room - indent, 1)).enumerated() {
            let start = prefix.map { index == 0 ? $0 : Span(String(repeating: " ", count: indent)) }
            add(Line((start.map { [$0] } ?? []) + [Span(line, style)]))
        }
    }

    private mutating func add(_ text: Text) {
        let words = text.words.visible(keepingLines: true).replacingTabs
        switch text.role {
        case .body: wrap(words, [])
        case .heading: wrap(words, [.bold])
        case .secondary: wrap(words, [.dim])
        case .problem: wrap(words, [.problem], prefix: Span("! ", [.bold, .problem]))
        }
    }

    private mutating func add(_ form: Form) {
        let labels = form.shownFields.map { Cells.width(of: $0.shownLabel) }.max() ?? 0
        let labelWidth = min(labels, max(room / 3, 1), 24)
        for field in form.shownFields { add(field, labelWidth: labelWidth) }
        guard !form.actions.isEmpty else { return }
        if form.fields.count > 1 || form.fields.contains(where: { $0.kind == .lines }) { separate() }
        let start = lines.count
        addButtons(form)
        if form.shownFields.count == 1 { joinButtons(at: start) }
    }

    /// Puts the buttons beside the only field of a form where there is room.
    private mutating func joinButtons(at start: Int) {
        guard start > 0, lines.count == start + 1, lines[start - 1].text.hasSuffix("]") else { return }
        let buttons = Line(Array(lines[start].spans.dropFirst()))
        guard lines[start - 1].width + 2 + buttons.width <= min(width, Self.maximumWidth) else { return }
        let isMarked = lines[start].text.hasPrefix("›")
        lines[start - 1] = lines[start - 1] + Line("  ") + buttons
        if isMarked { lines[start - 1].spans[0] = lines[start].spans[0] }
        lines.removeLast()
        for (spot, place) in places where place == start..<start + 1 { places[spot] = start - 1..<start }
    }

    private mutating func addButtons(_ form: Form) {
        var line = Line()
        var spots: [Spot] = []
        var isFocusedLine = false
        func flush(_ layout: inout PageLayout) {
            guard !spots.isEmpty else { return }
            let start = layout.lines.count
            layout.add(line, isMarked: isFocusedLine)
            for spot in spots { layout.places[spot] = start..<start + 1 }
            line = Line()
            spots = []
            isFocusedLine = false
        }
        for (index, action) in form.actions.enumerated() {
            let spot = Spot.button(form: form.id, action.id)
            let isOff = !action.isEnabled || (index == 0 && !form.isComplete)
            let button = Line.button(action, isFocused: isFocused(spot), isOff: isOff)
            if line.width + button.width + 2 > room { flush(&self) }
            if !line.spans.isEmpty { line.spans.append(Span("  ")) }
            line.spans += button.spans
            spots.append(spot)
            isFocusedLine = isFocusedLine || isFocused(spot)
        }
        flush(&self)
    }

    private var addressLabelWidth: Int {
        let widths = page.content.map { element -> Int in
            guard case .address(let field) = element, field.kind != .hidden else { return 0 }
            return Cells.width(of: field.shownLabel)
        }
        return min(widths.max() ?? 0, max(room / 3, 1), 24)
    }

    private mutating func add(_ field: Field, labelWidth: Int, mark: String = "") {
        let spot = Spot.field(field.id)
        let start = lines.count
        let drawing = FieldDrawing(
            field: field, editor: state.editors[field.id] ?? TextEditor(field.value), labelWidth: labelWidth,
            room: room,
            isFocused: isFocused(spot), mark: mark)
        for line in drawing.lines { add(line.line, isMarked: isFocused(spot) && line.isMarked) }
        if let place = drawing.cursor, isFocused(spot) {
            cursor = Drawing.Place(row: start + place.row, column: min(place.column + 2, width - 1))
        }
        places[spot] = start..<lines.count
    }

    private mutating func add(_ rows: Rows, list: Int) {
        for (index, row) in rows.rows.enumerated() {
            if let heading = row.heading {
                if index > 0 { separate() }
                add(Line(heading, [.bold, .underline]))
            }
            if let editor = row.editor, !editor.shownFields.isEmpty {
                for field in editor.shownFields { add(field, labelWidth: 0, mark: row.mark) }
                continue
            }
            let spot = Spot.row(list: list, id: row.id)
            let start = lines.count
            for (place, line) in RowDrawing(row: row, room: room, isFocused: isFocused(spot)).lines.enumerated() {
                add(line, isMarked: isFocused(spot) && place == 0, isReversed: isFocused(spot))
            }
            places[spot] = start..<lines.count
        }
        guard let window = rows.window, let places = window.places, window.total > rows.rows.count else { return }
        separate()
        var parts = ["\(places.lowerBound)–\(places.upperBound) of \(window.total)"]
        if window.next != nil { parts.append("> next") }
        if window.previous != nil { parts.append("< previous") }
        add(Line(parts.joined(separator: "   "), .dim))
    }
}

extension Line {
    /// A button: in brackets when it can be pressed, in parentheses when it can't.
    static func button(_ action: Action, isFocused: Bool, isOff: Bool = false) -> Line {
        var style: Style = isOff ? [.dim] : action.role == .destructive ? [.problem] : []
        if isFocused { style.formUnion([.reverse, .bold]) }
        let title = action.title.visible()
        return Line(isOff ? "( \(title) )" : "[ \(title) ]", style)
    }
}

extension String {
    /// The text with four spaces for every tab.
    var replacingTabs: String {
        utf8.contains(0x09) ? split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "    ") : self
    }
}
