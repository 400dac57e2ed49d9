import Screens

extension Shell {
    /// Does what a key says.
    /// - Parameters:
    ///   - key: What was pressed.
    ///   - seen: The number of the drawing that was on the screen when it was pressed. A key that would hit something
    ///     drawn later does nothing.
    func handle(_ key: Key, seen: Int = .max) async {
        follow()
        reconcile()
        if key == .control("c") || key == .control("q") { return await interrupt() }
        guard gate.admits(target, seen: seen), !isQuitting else { return }
        note = nil
        if let question {
            await answer(question, key)
        } else if let (alert, ofFrame) = alert {
            await answer(alert, ofFrame: ofFrame, key)
        } else if let overlay {
            await handle(key, in: overlay)
        } else {
            await handleOnPage(key)
        }
        reconcile()
        showTop()
        onChange()
    }

    /// Brings where the person is in line with the page in front.
    func reconcile() {
        guard let top else { return }
        var state = live.states[top.id] ?? PageState()
        state.reconcile(with: top.screen.page)
        live.states[top.id] = state
    }

    /// The message that has to be seen first.
    var alert: (alert: Alert, ofFrame: Bool)? {
        app.frame.alert.map { ($0, true) } ?? top?.screen.page.alert.map { ($0, false) }
    }

    /// What keys hit now.
    var target: Gate.Target {
        let overlay =
            switch overlay {
            case nil: 0
            case .help: 1
            case .menu: 2
            }
        return Gate.Target(
            entry: top.map(key(of:)), question: question?.id, alert: alert?.alert, overlay: overlay,
            focusMoves: state.focusMoves)
    }

    private func handleOnPage(_ key: Key) async {
        if key.isText { await waitForForm() }
        guard let page = top?.screen.page else { return await handleWithoutPage(key) }
        state.followsFocus = true
        if let (field, isAddress) = page.field(state.focus) {
            if field.isTyped { return await type(key, field, isAddress: isAddress, page) }
            if await choose(key, field, isAddress: isAddress, page) { return }
        }
        if case .character("s") = key.code, key.modifiers == .control { return await sendForm(page) }
        await command(key, page)
    }

    /// Without a screen only leaving is left.
    private func handleWithoutPage(_ key: Key) async {
        if key == .character("q") { return await requestQuit() }
        if let digit = key.plainCharacter?.wholeNumberValue, !isAtEntrance { await selectTab(digit) }
    }

    /// Ctrl-C: closes what is in front, or leaves the program; while the program waits for writes to end, it leaves at once.
    private func interrupt() async {
        if isQuitting { return quitAtOnce() }
        note = nil
        if question != nil {
            question = nil
        } else {
            overlay = nil
            await requestQuit()
        }
        onChange()
    }

    /// Leaves the program, after a question when something typed is unsaved.
    func requestQuit() async {
        await leave(navigator.stacks.flatMap { $0 }) { [weak self] in self?.quit() }
    }

    /// Does something that takes screens away, after the question of one of them that has something unsaved.
    func leave(_ entries: [Navigator.Entry], then: @escaping @MainActor () async -> Void) async {
        guard let question = entries.lazy.compactMap({ $0.screen.page.leaving }).first else { return await then() }
        ask(question, isDestructive: true, yes: then)
    }
}
