import Screens

extension Shell {
    /// Follows the app's frame: parks the screens of a locked app, gives them back to the same owner, and drops them for another.
    func follow() {
        let frame = app.frame
        if frame.isLocked, !isAtEntrance {
            if let owner { parked = (owner, live) }
            enter(frame)
        } else if !frame.isLocked, isAtEntrance {
            if let parked, parked.owner == frame.owner {
                question = nil
                overlay = nil
                live = parked.live
            } else {
                renew(frame)
            }
            parked = nil
            isAtEntrance = false
            owner = frame.owner
            if let route = pendingRoute {
                pendingRoute = nil
                open(route)
            }
        } else if !frame.isLocked, frame.owner != owner || frame.tabs.map(\.root) != navigatorRoots(frame) {
            owner = frame.owner
            question = nil
            overlay = nil
            renew(frame)
        }
        showTop()
    }

    /// Drops the screens of who has signed out.
    func forget() {
        parked = nil
        owner = nil
        enter(app.frame)
        showTop()
    }

    /// Opens a place named from outside; an unknown one says so and changes nothing.
    func open(_ route: Route) {
        guard !isAtEntrance else {
            pendingRoute = route
            return
        }
        if !navigator.open(route) { note = "There is no \(route) here." }
        showTop()
    }

    /// Lets the screen in front load, if it has just come there, and stops the one that was.
    func showTop() {
        let entry = top
        let key = entry.map(key(of:))
        guard key != shown else { return }
        shown = key
        let ids = Set(navigator.stacks.joined().map(\.id))
        live.states = live.states.filter { ids.contains($0.key) }
        appear()
    }

    /// Lets the screen in front load; a load of before is no longer waited for.
    func appear() {
        appearing?.cancel()
        appearing = nil
        guard let screen = top?.screen else { return }
        appearing = start { [weak self] in
            await screen.appear()
            self?.onChange()
        }
    }

    /// Begins a task at once, before the next key is read, where the system can; else at the next turn of the main actor.
    @discardableResult func start(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        if #available(macOS 26, iOS 26, *) { return Task.immediate { await work() } }
        return Task { await work() }
    }

    private func enter(_ frame: Frame) {
        if frame.isLocked, var kept = parked?.live {
            for entry in kept.navigator.stacks.joined() {
                kept.states[entry.id]?.forgetSecrets(of: entry.screen.page)
            }
            parked?.live = kept
        }
        question = nil
        overlay = nil
        renew(frame)
        isAtEntrance = frame.isLocked
    }

    private func navigatorRoots(_ frame: Frame) -> [Route] {
        frame.tabs.isEmpty ? [] : navigator.tabs.map(\.root)
    }
}
