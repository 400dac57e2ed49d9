import Screens

extension Shell {
    var currentPage: Page? { top?.screen.page }

    /// What can be done now, besides moving.
    var commands: [Command] {
        let page = currentPage
        return CommandKeys(page: page, frame: app.frame).commands(
            page: page, row: page?.row(state.focus), frame: app.frame)
    }

    func take(_ command: Command) async { await take(command.action, ofFrame: command.scope == .frame) }

    func focus(_ spot: Spot?) {
        state.focus = spot
        state.isFocusChosen = true
        state.followsFocus = true
        if spot != nil { state.isDoneTyping = false }
    }

    /// Does what a key says while nothing is typed.
    func command(_ key: Key, _ page: Page) async {
        switch key.code {
        case .up: step(-1, page)
        case .down: step(1, page)
        case .enter: await activate(page)
        case .right: await activate(page, byArrow: true)
        case .left: await goLeft(page)
        case .escape: await back(page)
        case .tab: part(key.modifiers.contains(.shift) ? -1 : 1, page)
        case .home: edge(page, last: false)
        case .end: edge(page, last: true)
        case .pageDown: if !turn(page, forward: true) { leap(contentHeight, page) }
        case .pageUp: if !turn(page, forward: false) { leap(-contentHeight, page) }
        case .function(5): appear()
        case .character("r") where key.modifiers == .control: appear()
        case .character(let character) where key.modifiers.isEmpty: await command(character, page)
        default: break
        }
    }

    private func command(_ character: Character, _ page: Page) async {
        if let command = commands.first(where: { $0.key == character }) { return await take(command) }
        switch character {
        case "k": step(-1, page)
        case "j": step(1, page)
        case "l": await activate(page, byArrow: true)
        case "h": await goLeft(page)
        case " ", "x": await toggle(page)
        case "g": edge(page, last: false)
        case "G": edge(page, last: true)
        case ">": if !turn(page, forward: true) { note = "This is the last part of the list." }
        case "<": if !turn(page, forward: false) { note = "This is the first part of the list." }
        case "/": search(page)
        case "i":
            if let field = page.forms.flatMap(\.shownFields).first { focus(.field(field.id)) }
        case "?": overlay = .help(scroll: 0)
        case ":":
            if commands.isEmpty { note = "There is nothing to do here." } else { overlay = .menu(selection: 0) }
        case "q": await requestQuit()
        default:
            if let digit = character.wholeNumberValue, character.isASCII { await selectTab(digit) }
        }
    }

    func selectTab(_ digit: Int) async {
        let index = (digit + 9) % 10
        guard !isAtEntrance, navigator.tabs.indices.contains(index) else { return }
        guard index == navigator.selectedIndex else { return navigator.select(index) }
        await leave(Array(navigator.stack.dropFirst())) { [weak self] in
            self?.navigator.select(index)
            self?.showTop()
        }
    }

    private func step(_ count: Int, _ page: Page) {
        let spots = page.spots
        guard let here = state.focus.flatMap({ spots.firstIndex(of: $0) }) else {
            // A list comes before fields: who goes on with j and k wants to move, not to type.
            let edge = count > 0 ? spots.first : spots.last
            if let spot = spots.first(where: \.isRow) ?? edge { focus(spot) } else { scroll(count) }
            return
        }
        var next = here + count
        // Buttons of one form stand beside each other.
        while let form = buttonForm(spots[here]), spots.indices.contains(next), buttonForm(spots[next]) == form {
            next += count
        }
        if spots.indices.contains(next) { focus(spots[next]) } else { scroll(count) }
    }

    private func buttonForm(_ spot: Spot) -> String? {
        if case .button(let form, _) = spot { form } else { nil }
    }

    /// Goes to the next part of the page: a list counts as one, each field and button as its own.
    private func part(_ step: Int, _ page: Page) {
        let spots = page.spots
        guard !spots.isEmpty else { return }
        guard let here = state.focus.flatMap({ spots.firstIndex(of: $0) }) else {
            return focus(step > 0 ? spots[0] : spots[spots.count - 1])
        }
        var next = here
        repeat {
            next = (next + step + spots.count) % spots.count
        } while next != here && spots[here].list != nil && spots[next].list == spots[here].list
        if step < 0, let list = spots[next].list, let first = spots.firstIndex(where: { $0.list == list }) {
            next = first
        }
        focus(spots[next])
    }

    private func edge(_ page: Page, last: Bool) {
        let rows = page.spots.filter(\.isRow)
        let spots = rows.isEmpty ? page.spots : rows
        if let spot = last ? spots.last : spots.first {
            focus(spot)
        } else {
            scroll(last ? Int(Int16.max) : -Int(Int16.max))
        }
    }

    private func leap(_ lines: Int, _ page: Page) {
        let spots = page.spots
        guard let here = state.focus.flatMap({ spots.firstIndex(of: $0) }) else { return scroll(lines) }
        focus(spots[min(max(here + lines, 0), spots.count - 1)])
    }

    /// Scrolls the content without moving what is chosen.
    func scroll(_ lines: Int) {
        state.scroll = max(state.scroll + lines, 0)
        state.followsFocus = false
    }

    private func search(_ page: Page) {
        for element in page.content {
            guard case .address(let field) = element, field.isTyped else { continue }
            return focus(.field(field.id))
        }
        note = "There is nothing to search on this page."
    }
}

extension Spot {
    /// The list that the spot is in.
    fileprivate var list: Int? { if case .row(let list, _) = self { list } else { nil } }
}
