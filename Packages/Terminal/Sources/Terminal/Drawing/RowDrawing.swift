import Screens

/// A row as lines: one, or as many as its whole title takes while it is chosen.
struct RowDrawing {
    /// The most lines of a chosen row's title.
    static let maximumLines = 8

    let row: Row
    let room: Int
    let isFocused: Bool

    var lines: [Line] {
        let mark = row.mark
        let indent = Cells.width(of: mark)
        let width = max(room - indent, 1)
        let title = row.title.visible()
        let isDone = row.isOn == true
        let style: Style = isDone && !isFocused ? [.dim] : []
        let markSpan = Span(mark, isDone ? [.good, .bold] : [])
        if let subtitle = row.subtitle?.visible(), !subtitle.isEmpty {
            let taken = Cells.width(of: title) + 2 + Cells.width(of: subtitle)
            guard taken > width else {
                let gap = String(repeating: " ", count: width - taken + 2)
                return [Line([markSpan, Span(title, style), Span(gap), Span(subtitle, isFocused ? [] : [.dim])])]
            }
            return titleLines(title, width, style, markSpan, indent) + [
                Line([
                    Span(String(repeating: " ", count: indent)),
                    Span(Cells.truncate(subtitle, to: width), isFocused ? [] : [.dim]),
                ])
            ]
        }
        return titleLines(title, width, style, markSpan, indent)
    }

    private func titleLines(_ title: String, _ width: Int, _ style: Style, _ mark: Span, _ indent: Int) -> [Line] {
        guard isFocused else { return [Line([mark, Span(Cells.truncate(title, to: width), style)])] }
        var parts = Cells.wrap(title, to: width)
        if parts.count > Self.maximumLines {
            parts = Array(parts.prefix(Self.maximumLines))
            parts[Self.maximumLines - 1] = Cells.truncate(parts[Self.maximumLines - 1] + " …", to: width)
        }
        return parts.enumerated().map { index, part in
            Line([index == 0 ? mark : Span(String(repeating: " ", count: indent)), Span(part, style)])
        }
    }
}

extension Row {
    /// The mark before the title, in words that need no colour.
    var mark: String { isOn.map { $0 ? "[x] " : "[ ] " } ?? "" }
}
