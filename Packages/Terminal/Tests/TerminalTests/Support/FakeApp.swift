import Observation
import Screens

/// An app with three tabs whose screens a test gives.
@MainActor @Observable final class FakeApp: App {
    var frame: Frame
    @ObservationIgnored var screens: [String: FakeScreen] = [:]
    @ObservationIgnored var made: [String] = []
    @ObservationIgnored var refreshes = 0
    @ObservationIgnored var onRefresh: (FakeApp) -> Void = { _ in }
    @ObservationIgnored var performed: [String] = []
    @ObservationIgnored var onPerform: (FakeApp, Action.ID) async -> Outcome = { _, _ in .stay }

    init(isLocked: Bool = false, owner: String? = "ann") {
        let tabs = [("Todos", "☑"), ("Diary", "✎"), ("Flowers", "🌷")].map { title, icon in
            Tab(title: title, icon: icon, root: Route(path: [title.lowercased()]))
        }
        frame = Frame(
            title: "Trellis", tabs: tabs, entrance: Route(path: ["login"]), isLocked: isLocked,
            owner: isLocked ? nil : owner, ownerName: isLocked ? nil : owner)
    }

    func screen(for route: Route) -> (any Screen)? {
        let path = Route(path: route.path).description
        made.append(path)
        if let screen = screens[path] { return screen }
        let known = ["/todos", "/diary", "/flowers", "/login"]
        guard known.contains(path) else { return nil }
        let screen = FakeScreen(Page(title: path))
        screens[path] = screen
        return screen
    }

    func refresh() async {
        refreshes += 1
        onRefresh(self)
    }

    func signedIn(_ token: SessionToken) async { unlock(token.secret) }

    func signedOut() async { lock() }

    func perform(_ action: Action.ID) async -> Outcome {
        performed.append(action.rawValue)
        return await onPerform(self, action)
    }

    func lock() {
        frame.isLocked = true
        frame.owner = nil
        frame.ownerName = nil
    }

    func unlock(_ owner: String) {
        frame.isLocked = false
        frame.owner = owner
        frame.ownerName = owner
    }
}
