import Screens

/// Everything that a screen of the terminal is drawn from.
struct Scene {
    /// A key and what it does, as shown at the bottom.
    struct Hint: Equatable {
        let key: String
        let title: String
    }

    /// A question or a message in front of the page.
    struct Dialog: Equatable {
        var title: String
        var message: String
        var buttons: [Action]
        var focus: Int
    }

    /// A list in front of the page: the help, or the actions.
    struct Panel: Equatable {
        var title: String
        var entries: [Hint]
        /// The entry that is chosen; nil where nothing is to be chosen, and the list only scrolls.
        var selection: Int?
        var scroll = 0
    }

    var frame: Frame
    /// The tab in front; nil while the app is locked.
    var tab: Int?
    /// The titles of the screens beneath, root first.
    var trail: [String] = []
    var page: Page?
    var state = PageState()
    var isBusy = false
    var note: String?
    var noticeKey: Character?
    var hints: [Hint] = []
    var dialog: Dialog?
    var panel: Panel?
}

extension Scene {
    /// Draws the scene.
    /// - Returns: The drawing, and the first line of the content that it shows.
    func draw(_ size: Size) -> (drawing: Drawing, scroll: Int) {
        var top: [Line] = []
        var bottom: [Line] = []
        if size.rows >= 4 { top.append(TitleBar(frame: frame, tab: tab).line(size.columns)) }
        if size.rows >= 3 { top.append(heading(size.columns)) }
        if size.rows >= 12 { top.append(Line(String(repeating: "─", count: size.columns), .dim)) }
        if let message = message(size.columns), size.rows >= 2 { bottom.append(message.padded(to: size.columns)) }
        if size.rows >= (bottom.isEmpty ? 2 : 5) { bottom.append(hintLine(size.columns)) }
        let height = max(size.rows - top.count - bottom.count, 0)

        var content: [Line] = []
        var cursor: Drawing.Place?
        var offset = 0
        if height > 0 {
            // The last column is for the signs that say that there is more.
            let width = size.columns >= 10 ? size.columns - 1 : size.columns
            let layout = PageLayout(page: shownPage, state: state, width: width)
            let viewport = Viewport(layout: layout, height: height)
            offset = viewport.offset
            content = Array(layout.lines.dropFirst(offset).prefix(height))
            content += Array(repeating: Line(), count: height - content.count)
            let isMoreBelow = offset + height < layout.lines.count
            if offset > 0 { content[0] = content[0].marked(height == 1 && isMoreBelow ? "↕" : "↑", size.columns) }
            if isMoreBelow, height > 1 || offset == 0 {
                content[height - 1] = content[height - 1].marked("↓", size.columns)
            }
            if let place = layout.cursor, (offset..<offset + height).contains(place.row) {
                cursor = Drawing.Place(row: top.count + place.row - offset, column: place.column)
            }
        }
        var drawing = Drawing(lines: top + content + bottom, cursor: cursor)
        if let panel { drawing = panel.box(size).laid(over: drawing, size) }
        if let dialog { drawing = dialog.box(size).laid(over: drawing, size) }
        return (drawing, offset)
    }

    /// The page, with words where it has none of its own.
    private var shownPage: Page {
        guard var page else {
            return Page(title: "", content: [.text("There is nothing to show here.", role: .problem)])
        }
        guard page.content.isEmpty else { return page }
        switch page.status {
        case .ordinary: break
        case .notFound: page.content = [.text("There is nothing here, or not for you.", role: .problem)]
        case .failed: page.content = [.text("This could not be loaded. Ctrl-R tries again.", role: .problem)]
        }
        return page
    }

    private func heading(_ columns: Int) -> Line {
        let status =
            switch page?.status {
            case .notFound: " (not found)"
            case .failed: " (could not be loaded)"
            case .ordinary, nil: ""
            }
        let title = Span((page?.title ?? frame.title) + status, .bold)
        var line = Line([Span(" ")] + trail.flatMap { [Span($0, .dim), Span(" › ", .dim)] } + [title])
        if line.width > columns, !trail.isEmpty { line = Line([Span(" … › ", .dim), title]) }
        guard isBusy else { return line.truncated(to: columns) }
        let busy = Line("⋯ working ", [.accent])
        return line.padded(to: max(columns - busy.width, 0)) + busy
    }

    /// What just happened: the shell's own words, or the page's notice.
    private func message(_ columns: Int) -> Line? {
        if let note { return Line([Span(" "), Span(note, .bold)]) }
        guard let notice = page?.notice else { return nil }
        let text = Line([Span(" ✓ ", [.good, .bold]), Span(notice.text)])
        guard let action = notice.action else { return text }
        let way = Line([
            Span("   "), Span(noticeKey.map { "\($0) " } ?? "", [.bold, .accent]), Span(action.title, .underline),
            Span(" "),
        ])
        return text.truncated(to: max(columns - way.width, 0)) + way
    }

    private func hintLine(_ columns: Int) -> Line {
        let help = hints.suffix(hints.last?.key == "?" ? 2 : 1)
        let reserved = help.reduce(0) { $0 + $1.line.width }
        var line = Line(" ")
        for hint in hints.dropLast(help.count) where line.width + hint.line.width + reserved <= columns {
            line.spans += hint.line.spans
        }
        for hint in help { line.spans += hint.line.spans }
        return line.truncated(to: columns)
    }
}

extension Scene.Hint {
    fileprivate var line: Line { Line([Span(key, [.bold, .accent]), Span(" \(title)  ")]) }
}

extension Line {
    /// The line with a sign in the last column.
    fileprivate func marked(_ sign: String, _ columns: Int) -> Line {
        columns < 4 ? self : padded(to: columns - 1) + Line(sign, .dim)
    }
}
