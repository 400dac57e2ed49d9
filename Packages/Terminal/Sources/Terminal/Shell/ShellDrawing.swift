import Screens

extension Shell {
    /// Draws what is to be seen now. Read under observation: a change of what it read means that a redraw is due.
    func draw(_ size: Size) -> Drawing {
        follow()
        reconcile()
        width = size.columns >= 10 ? size.columns - 1 : size.columns
        contentHeight = max(size.rows - 5, 1)
        let (drawing, scroll) = scene.draw(size)
        if top != nil { state.scroll = scroll }
        gate.willDraw(target)
        return drawing
    }

    private var scene: Scene {
        let frame = app.frame
        let page = currentPage
        let keys = CommandKeys(page: page, frame: frame)
        let commands = keys.commands(page: page, row: page?.row(state.focus), frame: frame)
        return Scene(
            frame: frame, tab: isAtEntrance ? nil : navigator.selectedIndex,
            trail: navigator.stack.dropLast().map { $0.screen.page.title }, page: page, state: state, isBusy: isBusy,
            note: note, noticeKey: page?.notice?.action.flatMap { keys.key(of: $0, .notice) },
            hints: hints(page, commands), dialog: dialog, panel: dialog == nil ? panel : nil)
    }

    private func hints(_ page: Page?, _ commands: [Command]) -> [Scene.Hint] {
        func hint(_ key: String, _ title: String) -> Scene.Hint { Scene.Hint(key: key, title: title) }
        if question != nil {
            return [hint("← →", "choose"), hint("Enter", "take it"), hint("y", "yes"), hint("n", "no")]
        }
        if alert != nil { return [hint("← →", "choose"), hint("Enter", "take it")] }
        switch overlay {
        case .help: return [hint("↑ ↓", "scroll"), hint("Esc", "close")]
        case .menu: return [hint("↑ ↓", "choose"), hint("Enter", "do it"), hint("Esc", "close")]
        case nil: break
        }
        guard let page else { return [hint("1–9", "tabs"), hint("q", "quit")] }
        if let (field, isAddress) = page.field(state.focus), field.isTyped {
            return typingHints(field, isAddress: isAddress, page).map { hint($0.0, $0.1) }
        }
        var hints: [Scene.Hint] = []
        if let (_, isAddress) = page.field(state.focus) {
            hints.append(hint("← →", "choose"))
            if !isAddress, let action = page.form(state.focus)?.form.actions.first {
                hints.append(hint("Enter", action.title))
            }
        }
        if case .button = state.focus { hints.append(hint("Enter", "press")) }
        if let row = page.row(state.focus) {
            if row.destination != nil { hints.append(hint("Enter", "open")) }
            if let toggle = row.toggle { hints.append(hint("x", toggle.title)) }
        }
        hints += commands.filter { $0.scope != .notice && $0.scope != .frame }.compactMap { command in
            command.key.map { hint(String($0), command.action.title) }
        }
        if page.lists.contains(where: { $0.window?.next != nil }) { hints.append(hint(">", "next")) }
        if page.lists.contains(where: { $0.window?.previous != nil }) { hints.append(hint("<", "previous")) }
        if page.spots.contains(where: { page.field($0)?.isAddress == true && page.field($0)?.field.isTyped == true }) {
            hints.append(hint("/", "search"))
        }
        if page.forms.contains(where: { !$0.shownFields.isEmpty }) { hints.append(hint("i", "type")) }
        if navigator.stack.count > 1 { hints.append(hint("Esc", "back")) }
        hints += commands.filter { $0.scope == .frame }.compactMap { command in
            command.key.map { hint(String($0), command.action.title) }
        }
        return hints + [hint("q", "quit"), hint("?", "help")]
    }

    private func typingHints(_ field: Field, isAddress: Bool, _ page: Page) -> [(String, String)] {
        if isAddress { return [("Enter", "to the list"), ("Esc", field.value.isEmpty ? "leave" : "clear")] }
        guard let placed = page.form(state.focus) else { return [] }
        let first = placed.form.actions.first?.title ?? "next"
        let cancel = placed.form.actions.first { $0.role == .cancel }?.title
        var hints: [(String, String)] = []
        if field.kind == .lines {
            hints.append(("Ctrl-S", first))
        } else {
            hints.append(("Enter", placed.form.isComplete ? first : "next"))
        }
        if placed.row == nil { hints.append(("Tab", "next field")) }
        return hints + [("Esc", cancel ?? "stop typing")]
    }
}
