import Screens

extension Shell {
    /// Takes the next of some keys that came at once. While someone types in a field, characters that came together are one text:
    /// not every terminal marks what is pasted, and a long text that is put in by single characters is read anew for each of them.
    func takeKey(from keys: inout ArraySlice<Key>) -> Key? {
        guard let first = keys.popFirst() else { return nil }
        guard let character = first.plainCharacter, isTyping else { return first }
        var text = String(character)
        var count = 1
        while let next = keys.first?.plainCharacter {
            text.append(next)
            keys.removeFirst()
            count += 1
        }
        return count == 1 ? first : .paste(text)
    }

    /// Whether a character that is typed goes into a field.
    private var isTyping: Bool {
        guard question == nil, alert == nil, overlay == nil else { return false }
        return currentPage?.field(state.focus)?.field.isTyped == true
    }

    /// Waits, for a second at most, while the form that the person types in is being sent: the next line is not to be added to the one
    /// that is still being stored.
    func waitForForm() async {
        guard isTyping, let entry = top, let action = currentPage?.form(state.focus)?.form.actions.first else { return }
        let run = Run(entry: key(of: entry), action: action.id)
        guard runs.contains(run) else { return }
        for _ in 0..<500 where runs.contains(run) { try? await Task.sleep(for: .milliseconds(2)) }
        reconcile()
    }

    /// Does what a key says while a field has the focus that is filled in by typing.
    func type(_ key: Key, _ field: Field, isAddress: Bool, _ page: Page) async {
        state.isFocusChosen = true
        let form = page.form(state.focus)
        switch key.code {
        case .escape: return await stopTyping(field, isAddress: isAddress, form?.form)
        case .character("s") where key.modifiers == .control:
            if isAddress { return focusList(page) }
            return await sendForm(page)
        case .enter where field.kind != .lines || isAddress:
            if isAddress { return focusList(page) }
            return await enter(page, form)
        case .tab: return await moveOn(key.modifiers.contains(.shift) ? -1 : 1, page, form)
        default: break
        }
        var editor = state.editors[field.id] ?? TextEditor(field.value, isMultiline: field.kind == .lines)
        let before = editor.characters
        guard editor.handle(key, width: PageLayout.textWidth(of: field, width: width)) else {
            switch key.code {
            case .up: await moveOn(-1, page, form)
            case .down: await moveOn(1, page, form)
            case .pageUp: scroll(-contentHeight)
            case .pageDown: scroll(contentHeight)
            default: break
            }
            return
        }
        state.editors[field.id] = editor
        guard editor.characters != before || key.changesBytes, let screen = top?.screen else { return }
        screen.edit(field.id, to: editor.text)
        if isAddress { appear() }
    }

    /// Left, right and Space choose among choices.
    func choose(_ key: Key, _ field: Field, isAddress: Bool, _ page: Page) async -> Bool {
        guard case .choice(let choices) = field.kind, !choices.isEmpty else { return false }
        let step: Int
        switch key.code {
        case .left, .character("h"): step = choices.count - 1
        case .right, .character("l"), .character(" "), .character("x"): step = 1
        case .enter:
            if let form = page.form(state.focus) { await enter(page, form) } else { focusList(page) }
            return true
        default: return false
        }
        let chosen = choices.firstIndex { $0.value == field.value } ?? 0
        state.isFocusChosen = true
        top?.screen.edit(field.id, to: choices[(chosen + step) % choices.count].value)
        if isAddress { appear() }
        return true
    }

    /// Takes the first action of the form that has the focus, or of the page's first form.
    func sendForm(_ page: Page) async {
        guard let form = page.form(state.focus)?.form ?? page.forms.first, let action = form.actions.first else {
            return
        }
        guard form.isComplete else { return tellMissing(form) }
        await take(action)
    }

    private func enter(_ page: Page, _ placed: PlacedForm?) async {
        guard let form = placed?.form else { return }
        if form.isComplete, let action = form.actions.first { return await take(action) }
        let fields = form.shownFields
        let here = fields.firstIndex { .field($0.id) == state.focus } ?? 0
        let rest = fields.dropFirst(here + 1)
        if let next = rest.first(where: { $0.isRequired && $0.isBlank }) ?? rest.first
            ?? fields.first(where: { $0.isRequired && $0.isBlank })
        {
            focus(.field(next.id))
        }
        if !form.isComplete { tellMissing(form) }
    }

    private func tellMissing(_ form: Form) {
        let missing = form.fields.filter { $0.isRequired && $0.isBlank }.map(\.label)
        note = "Still missing: " + missing.joined(separator: ", ")
    }

    /// Goes to another part of the page. Out of the editor of a row, that takes its first action.
    private func moveOn(_ step: Int, _ page: Page, _ placed: PlacedForm?) async {
        let old = state.focus
        let spots = page.spots
        guard let here = old.flatMap({ spots.firstIndex(of: $0) }) else { return }
        let next = here + step
        let isInside = spots.indices.contains(next) && page.form(spots[next])?.form.id == placed?.form.id
        guard let placed, let row = placed.row, !isInside else {
            if spots.indices.contains(next) { focus(spots[next]) }
            return
        }
        guard placed.form.isComplete else { return tellMissing(placed.form) }
        focus(spots.indices.contains(next) ? spots[next] : row)
        if let action = placed.form.actions.first { await take(action) }
    }

    private func stopTyping(_ field: Field, isAddress: Bool, _ form: Form?) async {
        if isAddress {
            if !field.value.isEmpty {
                top?.screen.edit(field.id, to: "")
                appear()
            }
            if let page = currentPage { focusList(page) }
        } else if let cancel = form?.actions.first(where: { $0.role == .cancel }) {
            await take(cancel)
        } else if let page = currentPage {
            focusList(page)
        }
    }

    /// Goes from a field to the list: of an address field that is what it brought. Without one, nothing has the focus.
    private func focusList(_ page: Page) {
        if let row = page.spots.first(where: \.isRow) { return focus(row) }
        state.isDoneTyping = true
        focus(nil)
    }
}

extension Key {
    /// Whether the key may change a text although its characters stay equal: characters are equal also when their bytes differ.
    fileprivate var changesBytes: Bool { isText }

    /// Whether the key is something to be written.
    var isText: Bool {
        switch code {
        case .character, .paste: true
        default: false
        }
    }
}
