import DiaryDomain
import Screens

/// Makes the screens that the router shows.
@MainActor public protocol DiaryScreenFactory {
    /// The list of all entries.
    func listScreen() -> any Screen
    /// The screen of an entry that is yet to be written.
    func newEntryScreen() -> any Screen
    /// The screen of an entry.
    func entryScreen(_ id: Entry.ID) -> any Screen
}

extension DiaryScreenFactory {
    /// The screen that a route names, or nil when it names none of the diary's.
    public func screen(for route: Route) -> (any Screen)? {
        if route.path == DiaryRoutes.list.path { return listScreen() }
        if route.path == DiaryRoutes.new.path { return newEntryScreen() }
        guard route.path.count == 2, route.path.starts(with: DiaryRoutes.list.path), let id = Entry.ID(route.path[1])
        else { return nil }
        return entryScreen(id)
    }
}

/// Leads through the diary: the list at the bottom, and one entry above it at most.
///
///     let router = DiaryRouter(factory: screens)
///     router.show(entry.id)
///     router.screen.page.title  // the entry's day
@MainActor public final class DiaryRouter {
    /// The live screens.
    public let navigator: Navigator

    /// Makes a router that shows the list.
    /// - Parameter factory: Makes each screen when it is first shown.
    public init(factory: any DiaryScreenFactory) {
        let tab = Tab(title: DiaryTexts.title, icon: "¶", root: DiaryRoutes.list)
        navigator = Navigator(tabs: [tab]) { factory.screen(for: $0) }
    }

    /// The live screens, the list first.
    public var stack: [any Screen] { navigator.stack.map(\.screen) }

    /// Shows the list, and nothing above it.
    public func showList() { navigator.open(DiaryRoutes.list) }

    /// Shows a new entry above the list.
    public func showNewEntry() { navigator.open(DiaryRoutes.new) }

    /// Shows an entry above the list, in place of one that is shown.
    public func show(_ id: Entry.ID) { navigator.open(DiaryRoutes.entry(id)) }

    /// Goes where an action of a screen leads.
    public func follow(_ outcome: Outcome) {
        switch outcome {
        case .push(let route), .open(let route): navigator.open(route)
        case .back: navigator.pop()
        case .stay, .signedIn, .signedOut: break
        }
    }
}
