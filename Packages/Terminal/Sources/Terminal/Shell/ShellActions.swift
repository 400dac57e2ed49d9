import Screens

extension Shell {
    /// Names an action that is under way: a repeat of it does nothing until it has ended.
    struct Run: Hashable {
        let entry: EntryKey?
        let action: Action.ID
    }

    /// Takes an action of the page in front, or of the frame, after the question that it asks.
    func take(_ action: Action, ofFrame: Bool = false) async {
        guard action.isEnabled else {
            note = "\(action.title) is not possible now."
            return
        }
        let entry = ofFrame ? nil : top
        guard ofFrame || entry != nil else { return }
        if let confirmation = action.confirmation {
            ask(confirmation, isDestructive: action.role == .destructive) { [weak self] in
                await self?.perform(action.id, entry)
            }
        } else {
            await perform(action.id, entry)
        }
    }

    /// Looks whether the session still stands, and begins an action.
    func perform(_ action: Action.ID, _ entry: Navigator.Entry?) async {
        let run = Run(entry: entry.map(key(of:)), action: action)
        guard runs.insert(run).inserted else { return }
        await app.refresh()
        follow()
        guard run.entry == nil || run.entry?.generation == live.generation else {
            end(run)
            return
        }
        tellIfSlow(run)
        let task = start { [weak self, app] in
            let outcome = if let entry { await entry.screen.perform(action) } else { await app.perform(action) }
            await self?.finish(outcome, run, entry)
        }
        guard runs.contains(run) else { return }
        tasks[run] = task
        await Task.yield()
    }

    /// Returns when no action is under way and nothing loads.
    func settle() async {
        while let task = tasks.values.first { await task.value }
        await appearing?.value
    }

    private func finish(_ outcome: Outcome, _ run: Run, _ entry: Navigator.Entry?) async {
        switch outcome {
        case .signedIn(let token): await app.signedIn(token)
        case .signedOut:
            await app.signedOut()
            forget()
        default: break
        }
        end(run)
        follow()
        defer { onChange() }
        guard run.entry == nil || run.entry?.generation == live.generation else { return }
        move(outcome, entry)
        if let entry, run.entry?.generation == live.generation { clearSecrets(of: entry) }
        showTop()
    }

    private func move(_ outcome: Outcome, _ entry: Navigator.Entry?) {
        let isInFront = entry == nil || entry?.id == top?.id
        switch outcome {
        case .push(let route) where isInFront:
            if !navigator.push(route) { note = "There is no \(route) here." }
        case .open(let route) where isInFront: open(route)
        case .back:
            if let entry, !isInFront { navigator.remove(entry.id) } else { navigator.pop() }
        default: break
        }
    }

    private func end(_ run: Run) {
        runs.remove(run)
        tasks[run] = nil
        if runs.isEmpty { isBusy = false }
        if isQuitting { quit() }
        onChange()
    }

    /// Takes away what was typed in a secret that the screen has done with.
    private func clearSecrets(of entry: Navigator.Entry) {
        for field in entry.screen.page.forms.flatMap(\.fields) where field.kind == .secure && field.isBlank {
            live.states[entry.id]?.editors[field.id] = nil
        }
    }

    /// Says that something is going on when it takes longer than a moment.
    private func tellIfSlow(_ run: Run) {
        Task { [weak self] in
            try? await Task.sleep(for: .milliseconds(300))
            guard let self, self.runs.contains(run) else { return }
            self.isBusy = true
            self.onChange()
        }
    }
}
