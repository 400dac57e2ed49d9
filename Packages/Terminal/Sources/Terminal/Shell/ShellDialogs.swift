import Screens

extension Shell {
    /// The question or the message in front, as it is drawn.
    var dialog: Scene.Dialog? {
        if let question {
            let buttons = [
                Action("yes", question.confirmation.yes, role: question.isDestructive ? .destructive : .normal),
                Action("no", question.confirmation.no, role: .cancel),
            ]
            return Scene.Dialog(
                title: "Question", message: question.confirmation.question, buttons: buttons,
                focus: dialogFocus ?? (question.isDestructive ? 1 : 0))
        }
        guard let alert = alert?.alert else { return nil }
        let buttons = alert.actions.isEmpty ? [Action("", "Nothing to do here")] : alert.actions
        return Scene.Dialog(
            title: alert.title, message: alert.message, buttons: buttons,
            focus: min(dialogFocus ?? 0, buttons.count - 1))
    }

    func answer(_ question: Question, _ key: Key) async {
        let focus = dialog?.focus ?? 1
        switch key.code {
        case .enter: await close(question, yes: focus == 0)
        case .escape, .character("n"), .character("N"): await close(question, yes: false)
        case .character("y"), .character("Y"): await close(question, yes: true)
        default: moveFocus(key, focus: focus, count: 2)
        }
    }

    func answer(_ alert: Alert, ofFrame: Bool, _ key: Key) async {
        let focus = dialog?.focus ?? 0
        let way: Action?
        switch key.code {
        case .enter: way = alert.actions.indices.contains(focus) ? alert.actions[focus] : nil
        case .escape:
            way = alert.actions.first { $0.role == .cancel } ?? (alert.actions.count == 1 ? alert.actions[0] : nil)
        case .character("q"): return await requestQuit()
        default: return moveFocus(key, focus: focus, count: alert.actions.count)
        }
        guard let way else { return }
        dialogFocus = nil
        await take(way, ofFrame: ofFrame)
    }

    private func close(_ question: Question, yes: Bool) async {
        self.question = nil
        dialogFocus = nil
        if yes { await question.yes() }
    }

    private func moveFocus(_ key: Key, focus: Int, count: Int) {
        guard count > 0 else { return }
        switch key.code {
        case .tab where key.modifiers.contains(.shift), .left, .up, .character("h"), .character("k"):
            dialogFocus = (focus + count - 1) % count
        case .tab, .right, .down, .character("l"), .character("j"): dialogFocus = (focus + 1) % count
        default: break
        }
    }

    func handle(_ key: Key, in overlay: Overlay) async {
        switch overlay {
        case .help(let scroll):
            switch key.code {
            case .down, .character("j"): self.overlay = .help(scroll: min(scroll + 1, max(Self.help.count - 1, 0)))
            case .up, .character("k"): self.overlay = .help(scroll: max(scroll - 1, 0))
            case .escape, .enter, .character("q"), .character("?"): self.overlay = nil
            default: break
            }
        case .menu(let selection):
            let commands = commands
            switch key.code {
            case .down, .character("j"): self.overlay = .menu(selection: min(selection + 1, max(commands.count - 1, 0)))
            case .up, .character("k"): self.overlay = .menu(selection: max(selection - 1, 0))
            case .enter:
                self.overlay = nil
                if commands.indices.contains(selection) { await take(commands[selection]) }
            case .escape, .character("q"), .character(":"): self.overlay = nil
            default:
                guard let letter = key.plainCharacter, let command = commands.first(where: { $0.key == letter }) else {
                    return
                }
                self.overlay = nil
                await take(command)
            }
        }
    }

    /// What the list in front shows.
    var panel: Scene.Panel? {
        switch overlay {
        case nil: nil
        case .help(let scroll): Scene.Panel(title: "Keys", entries: Self.help, scroll: scroll)
        case .menu(let selection):
            Scene.Panel(
                title: "Actions",
                entries: commands.map { command in
                    let row = command.scope == .row ? currentPage?.row(state.focus)?.title : nil
                    return Scene.Hint(
                        key: command.key.map(String.init) ?? "",
                        title: command.action.title + (row.map { ": \($0)" } ?? ""))
                }, selection: selection)
        }
    }

    private static let help: [Scene.Hint] = [
        Scene.Hint(key: "↑ ↓  k j", title: "move"),
        Scene.Hint(key: "Enter  →  l", title: "open, or press the button"),
        Scene.Hint(key: "Esc  ←  h", title: "go back; in a field: stop typing, or cancel"),
        Scene.Hint(key: "1 to 9", title: "go to a tab; again: to its first page"),
        Scene.Hint(key: "Space  x", title: "set or clear the mark of a row"),
        Scene.Hint(key: "/", title: "search"),
        Scene.Hint(key: "i", title: "type in the first field"),
        Scene.Hint(key: ":", title: "all actions; each also has its own letter"),
        Scene.Hint(key: "Tab  Shift-Tab", title: "next or previous field or part"),
        Scene.Hint(key: "> <  PgDn PgUp", title: "next or previous part of a long list"),
        Scene.Hint(key: "g G  Home End", title: "first or last row"),
        Scene.Hint(key: "Ctrl-S", title: "send the form"),
        Scene.Hint(key: "Ctrl-A  Ctrl-E", title: "beginning or end of the line"),
        Scene.Hint(key: "Alt-B  Alt-F", title: "a word back or on; also Ctrl-← Ctrl-→"),
        Scene.Hint(key: "Ctrl-W  U  K", title: "delete a word; to the beginning; to the end"),
        Scene.Hint(key: "Ctrl-R  F5", title: "load again"),
        Scene.Hint(key: "Ctrl-L", title: "draw again"),
        Scene.Hint(key: "Ctrl-Z", title: "back to the shell; fg returns"),
        Scene.Hint(key: "q  Ctrl-C", title: "quit"),
    ]
}
