import Screens

extension Shell {
    /// Enter: follows the row, or presses the button. The right arrow does only the first.
    func activate(_ page: Page, byArrow: Bool = false) async {
        switch state.focus {
        case .button(let form, let id):
            if byArrow { return beside(1, page) }
            guard let form = page.forms.first(where: { $0.id == form }),
                let action = form.actions.first(where: { $0.id == id })
            else { return }
            if form.actions.first?.id == id, !form.isComplete { return await sendForm(page) }
            await take(action)
        case .row:
            guard let row = page.row(state.focus) else { return }
            if let destination = row.destination {
                if !navigator.push(destination) { note = "There is no \(destination) here." }
            } else if !byArrow {
                if row.toggle != nil {
                    await toggle(page)
                } else if !row.actions.isEmpty {
                    overlay = .menu(selection: 0)
                }
            }
        case .field, nil: break
        }
    }

    /// The left arrow: the button on the left, or back.
    func goLeft(_ page: Page) async {
        if case .button = state.focus { beside(-1, page) } else if navigator.stack.count > 1 { await back(page) }
    }

    func toggle(_ page: Page) async {
        if case .button = state.focus { return await activate(page) }
        guard let row = page.row(state.focus) else { return }
        guard let toggle = row.toggle else { return }
        await take(toggle)
    }

    /// Esc: a form's way out, or back to the screen beneath.
    func back(_ page: Page) async {
        if case .button = state.focus,
            let cancel = page.form(state.focus)?.form.actions.first(where: { $0.role == .cancel })
        {
            return await take(cancel)
        }
        guard navigator.stack.count > 1, let entry = top else { return }
        await leave([entry]) { [weak self] in
            self?.navigator.pop()
            self?.showTop()
        }
    }

    /// Moves a long list to its next or previous part, by its address field.
    /// - Returns: False when there is none.
    func turn(_ page: Page, forward: Bool) -> Bool {
        var lists = page.lists
        if case .row(let list, _) = state.focus, lists.indices.contains(list) { lists.insert(lists[list], at: 0) }
        let target = lists.lazy.compactMap { rows -> (Field.ID, Int)? in
            guard let window = rows.window, let offset = forward ? window.next : window.previous else { return nil }
            return (window.field, offset)
        }.first
        guard let (field, offset) = target else { return false }
        top?.screen.edit(field, to: offset == 0 ? "" : String(offset))
        state.focus = nil
        state.isFocusChosen = false
        state.scroll = 0
        appear()
        return true
    }

    private func beside(_ step: Int, _ page: Page) {
        let spots = page.spots
        guard let here = state.focus.flatMap({ spots.firstIndex(of: $0) }), spots.indices.contains(here + step),
            case .button = spots[here + step]
        else { return }
        focus(spots[here + step])
    }
}
