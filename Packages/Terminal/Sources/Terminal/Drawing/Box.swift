import Screens

/// A framed part of the screen that lies in front of the rest.
struct Box {
    var title: String
    var body: [Line]
    /// Lines that stay when there is no room for the whole body.
    var footer: [Line] = []
    /// The line of the body that has to be seen.
    var focus: Int?
    /// The cells between the borders.
    var inner: Int

    /// The box in the middle of a drawing; where the screen is too small for a border, instead of it.
    func laid(over drawing: Drawing, _ size: Size) -> Drawing {
        var drawing = drawing
        drawing.cursor = nil
        drawing.lines += Array(repeating: Line(), count: max(size.rows - drawing.lines.count, 0))
        guard size.rows >= 6, size.columns >= 12 else {
            let lines = Self.window(body, footer, size.rows, focus)
            drawing.lines = lines.map { $0.truncated(to: size.columns) }
            drawing.lines += Array(repeating: Line(), count: max(size.rows - lines.count, 0))
            return drawing
        }
        let lines = Self.window(body, footer, size.rows - 2, focus)
        let top = (size.rows - lines.count - 2) / 2
        let left = (size.columns - inner - 4) / 2
        let cut = Cells.truncate(" " + title.visible() + " ", to: inner)
        let edge = String(repeating: "─", count: inner + 1 - Cells.width(of: cut))
        var framed = [Line([Span("┌─"), Span(cut, .bold), Span(edge + "┐")])]
        framed += lines.map { Line([Span("│ ")]) + $0.padded(to: inner) + Line(" │") }
        framed.append(Line("└" + String(repeating: "─", count: inner + 2) + "┘"))
        for (index, line) in framed.enumerated() {
            drawing.lines[top + index] = drawing.lines[top + index].overlaid(with: line, at: left)
        }
        return drawing
    }

    /// As many lines as fit; the footer last, the line that has to be seen among them.
    private static func window(_ body: [Line], _ footer: [Line], _ rows: Int, _ focus: Int?) -> [Line] {
        let footer = Array(footer.suffix(rows))
        let room = rows - footer.count
        let first = min(max((focus ?? 0) - room + 1, 0), max(body.count - room, 0))
        var shown = Array(body.dropFirst(first).prefix(room))
        if focus == nil, first + room < body.count, let last = shown.popLast() {
            shown.append(last + Line(" …", .dim))
        }
        return shown + footer
    }

    /// The cells between the borders, at the most.
    fileprivate static func room(_ size: Size, most: Int) -> Int {
        size.columns < 12 ? size.columns : max(min(size.columns - 8, most), 4)
    }
}

extension Scene.Dialog {
    func box(_ size: Size) -> Box {
        let room = Box.room(size, most: 60)
        let body = Cells.wrap(message.visible(keepingLines: true).replacingTabs, to: room).map { Line($0) }
        var footer: [Line] = []
        var line = Line()
        for (index, button) in buttons.enumerated() {
            let drawn =
                (index == focus ? Line("›", [.bold, .accent]) : Line(" "))
                + Line.button(button, isFocused: index == focus)
            if !line.spans.isEmpty, line.width + drawn.width + 1 > room {
                footer.append(line)
                line = Line()
            }
            line = line.spans.isEmpty ? drawn : line + Line(" ") + drawn
        }
        footer.append(line)
        let widest = (body + footer).map(\.width).max() ?? 0
        return Box(
            title: title, body: body, footer: (size.rows >= 10 ? [Line()] : []) + footer,
            inner: min(max(widest, min(Cells.width(of: title.visible()) + 2, room)), room))
    }
}

extension Scene.Panel {
    func box(_ size: Size) -> Box {
        let room = Box.room(size, most: 64)
        let keys = min(entries.map { Cells.width(of: $0.key.visible()) }.max() ?? 0, 18)
        let body = entries.enumerated().flatMap { index, entry -> [Line] in
            let isChosen = index == selection
            let mark = selection == nil ? Line() : Line(isChosen ? "› " : "  ", [.bold, .accent])
            let head = mark + Line(Cells.pad(entry.key.visible(), to: keys) + "  ", [.bold, .accent])
            guard selection == nil else {
                let line = (head + Line(entry.title)).padded(to: room)
                return [isChosen ? line.adding(.reverse) : line]
            }
            let indent = Line(String(repeating: " ", count: head.width))
            return Cells.wrap(entry.title, to: max(room - head.width, 1)).enumerated().map { place, text in
                (place == 0 ? head : indent) + Line(text)
            }
        }
        let first = min(max(scroll, 0), max(body.count - 1, 0))
        let shown = selection == nil ? Array(body.dropFirst(first)) : body
        return Box(title: title, body: shown, focus: selection, inner: room)
    }
}
