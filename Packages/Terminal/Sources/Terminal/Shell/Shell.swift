import Screens

/// The terminal shell without a terminal: keys go in, a drawing comes out.
@MainActor final class Shell {
    /// A stack of live screens for each tab, and where on each screen the person is.
    struct Live {
        /// Distinguishes it from every other.
        let generation: Int
        let navigator: Navigator
        var states: [Navigator.Entry.ID: PageState] = [:]
    }

    /// A question that is asked before something is done.
    struct Question {
        let id: Int
        let confirmation: Confirmation
        let isDestructive: Bool
        let yes: @MainActor () async -> Void
    }

    /// What lies in front of the page.
    enum Overlay: Equatable {
        case help(scroll: Int)
        case menu(selection: Int)
    }

    let app: any App
    var live: Live
    var parked: (owner: String, live: Live)?
    /// Whether the entrance is shown instead of the tabs.
    var isAtEntrance: Bool
    /// Whose screens are live.
    var owner: String?
    /// What is to be opened once the app is unlocked.
    var pendingRoute: Route?
    var question: Question?
    var dialogFocus: Int?
    var overlay: Overlay?
    /// The shell's own words, until the next key.
    var note: String?
    /// Actions that have begun and not ended.
    var runs: Set<Run> = []
    var tasks: [Run: Task<Void, Never>] = [:]
    var isBusy = false
    var isQuitting = false
    /// How the program ends; nil while it goes on.
    private(set) var exitCode: Int32?
    /// Called when a redraw may be due.
    var onChange: @MainActor () -> Void = {}

    var shown: EntryKey?
    var appearing: Task<Void, Never>?
    var width = 80
    var contentHeight = 20
    var gate = Gate()
    private var generations = 0
    private var questions = 0

    init(app: any App) {
        self.app = app
        let frame = app.frame
        isAtEntrance = frame.isLocked
        owner = frame.owner
        live = Live(generation: 0, navigator: Self.makeNavigator(app, frame, isAtEntrance: frame.isLocked))
        showTop()
    }

    /// A live screen, among those of every generation.
    struct EntryKey: Hashable {
        let generation: Int
        let id: Navigator.Entry.ID
    }

    var navigator: Navigator { live.navigator }
    var top: Navigator.Entry? { live.navigator.top }

    func key(of entry: Navigator.Entry) -> EntryKey { EntryKey(generation: live.generation, id: entry.id) }

    /// Where on the page in front the person is.
    var state: PageState {
        get { top.flatMap { live.states[$0.id] } ?? PageState() }
        set { if let top { live.states[top.id] = newValue } }
    }

    /// Makes screens anew, with nothing of those before.
    func renew(_ frame: Frame) {
        generations += 1
        live = Live(
            generation: generations, navigator: Self.makeNavigator(app, frame, isAtEntrance: frame.isLocked))
    }

    func ask(_ confirmation: Confirmation, isDestructive: Bool, yes: @escaping @MainActor () async -> Void) {
        questions += 1
        dialogFocus = nil
        question = Question(id: questions, confirmation: confirmation, isDestructive: isDestructive, yes: yes)
    }

    /// Ends the program, once the actions under way have ended.
    func quit(_ code: Int32 = 0) {
        isQuitting = true
        if runs.isEmpty {
            exitCode = code
        } else {
            note = "Finishing what was begun… Ctrl-C quits at once."
        }
        onChange()
    }

    func quitAtOnce(_ code: Int32 = 0) {
        exitCode = code
        onChange()
    }

    private static func makeNavigator(_ app: any App, _ frame: Frame, isAtEntrance: Bool) -> Navigator {
        guard isAtEntrance else { return Navigator(tabs: frame.tabs) { app.screen(for: $0) } }
        let entrance = frame.entrance ?? Route(path: [])
        let isOpen = frame.entrance != nil
        return Navigator(tabs: [Tab(title: frame.title, icon: "", root: entrance)]) { route in
            isOpen && route.isWithin(entrance) ? app.screen(for: route) : nil
        }
    }
}
