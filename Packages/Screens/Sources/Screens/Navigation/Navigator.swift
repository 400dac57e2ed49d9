import Observation

/// The screens that are alive: a stack for each tab, of which one is in front.
///
/// A shell with state keeps one. It makes screens by a function that it is given, keeps each until it is popped, and
/// drops nothing when another tab comes to the front.
@MainActor @Observable public final class Navigator {
    /// A live screen and the route it was made for.
    public struct Entry: Identifiable {
        /// Distinguishes this entry from every other, also of the same route.
        public let id: Int
        /// What the screen was made for. Where it is now is the path of this with the page's own ``Page/address``.
        public let route: Route
        /// The live screen.
        public let screen: any Screen

        /// Where the screen is now.
        @MainActor public var address: Route { Route(path: route.path, query: screen.page.address) }
    }

    /// The tabs, in order; never empty.
    public let tabs: [Tab]
    /// Which tab is in front: an index of ``tabs``.
    public private(set) var selectedIndex = 0
    /// For each tab its screens, root first. A stack is empty until its tab has been in front once.
    public private(set) var stacks: [[Entry]]

    @ObservationIgnored private let makeScreen: @MainActor (Route) -> (any Screen)?
    @ObservationIgnored private var nextID = 0

    /// Makes a navigator and the root of the first tab.
    /// - Parameters:
    ///   - tabs: The tabs. With none, everything is one stack whose root is `/`.
    ///   - makeScreen: Makes the screen that a route names, or nil; the query is applied here.
    public init(tabs: [Tab], makeScreen: @escaping @MainActor (Route) -> (any Screen)?) {
        self.tabs = tabs.isEmpty ? [Tab(title: "", icon: "", root: Route(path: []))] : tabs
        self.makeScreen = makeScreen
        stacks = Array(repeating: [], count: self.tabs.count)
        fill(0)
    }

    /// The stack in front, root first.
    public var stack: [Entry] { stacks[selectedIndex] }

    /// What is to be seen: the top of the stack in front. Nil only if a tab's root names no screen.
    public var top: Entry? { stack.last }

    /// Brings a tab to the front; choosing the one in front returns it to its root. An index that no tab has changes nothing.
    public func select(_ index: Int) {
        guard tabs.indices.contains(index) else { return }
        if index == selectedIndex {
            if stacks[index].count > 1 { stacks[index].removeSubrange(1...) }
        } else {
            selectedIndex = index
        }
        fill(index)
    }

    /// Puts a screen on top, in the tab that the route belongs to; a tab's own root is shown, not put above itself.
    /// - Returns: False when the route names no screen; then nothing has changed.
    @discardableResult public func push(_ route: Route) -> Bool {
        let tab = tabIndex(for: route) ?? selectedIndex
        if route.path == tabs[tab].root.path { return open(route) }
        guard let entry = makeEntry(route) else { return false }
        selectedIndex = tab
        fill(tab)
        stacks[tab].append(entry)
        return true
    }

    /// Opens a place of its own: brings its tab to the front, with the screens of the route's parents beneath it. Screens
    /// that are alive and stand where they belong are kept, with what is in them.
    /// - Returns: False when the route names no screen; then nothing has changed.
    @discardableResult public func open(_ route: Route) -> Bool {
        let tab = tabIndex(for: route) ?? selectedIndex
        let old = stacks[tab]
        var new: [Entry] = []
        var wanted = [tabs[tab].root]
        wanted += route.ancestors.filter { $0.isWithin(tabs[tab].root) && $0.path != tabs[tab].root.path }
        if route.path != tabs[tab].root.path { wanted.append(route) }
        var isKept = true
        for (place, ancestor) in wanted.enumerated() {
            let isTarget = place == wanted.count - 1
            if isKept, new.count < old.count, old[new.count].route.path == ancestor.path,
                !isTarget || route.query.isEmpty || old[new.count].address.query == route.query
            {
                new.append(old[new.count])
            } else if let entry = makeEntry(isTarget ? route : ancestor) {
                new.append(entry)
                isKept = false
            } else if isTarget {
                return false
            }
        }
        selectedIndex = tab
        stacks[tab] = new
        return true
    }

    /// Takes the top screen away; at the root it does nothing.
    /// - Returns: Whether a screen was taken away.
    @discardableResult public func pop() -> Bool {
        guard stack.count > 1 else { return false }
        stacks[selectedIndex].removeLast()
        return true
    }

    /// Takes a screen away, wherever it is, and leaves those above it; a root stays. For a screen that is done while
    /// another is in front.
    /// - Returns: Whether a screen was taken away.
    @discardableResult public func remove(_ id: Entry.ID) -> Bool {
        for tab in stacks.indices {
            guard let place = stacks[tab].firstIndex(where: { $0.id == id }), place > 0 else { continue }
            stacks[tab].remove(at: place)
            return true
        }
        return false
    }

    private func tabIndex(for route: Route) -> Int? {
        tabs.indices.filter { route.isWithin(tabs[$0].root) }.max {
            tabs[$0].root.path.count < tabs[$1].root.path.count
        }
    }

    private func fill(_ index: Int) {
        guard stacks[index].isEmpty, let root = makeEntry(tabs[index].root) else { return }
        stacks[index] = [root]
    }

    private func makeEntry(_ route: Route) -> Entry? {
        guard let screen = makeScreen(route) else { return nil }
        screen.apply(route.query)
        nextID += 1
        return Entry(id: nextID, route: route, screen: screen)
    }
}
