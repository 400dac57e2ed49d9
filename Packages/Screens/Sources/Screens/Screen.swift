/// One thing a person looks at: it loads, says what it shows, takes input, and acts.
///
/// A screen draws nothing. It describes itself as a ``Page``, and a shell (the terminal, the web) draws that. The same
/// screen serves a shell that keeps it alive and one that makes it anew for each request, because everything worth an
/// address is an address field (see ``Element/address(_:)``).
///
/// Law of addresses: making the screen for a route, giving it each value of the route's query by ``edit(_:to:)``, and
/// awaiting ``appear()`` gives a page whose ``Page/address`` is that query again.
@MainActor public protocol Screen: AnyObject {
    /// What the screen shows now. Read under observation: a change of what it read means that a redraw is due.
    var page: Page { get }

    /// Loads or refreshes what is shown.
    ///
    /// Calling it again does no harm; when several calls overlap, the newest request wins. It never overwrites what
    /// a person has typed. Leaving a screen cancels the task that runs it, which shows no error.
    func appear() async

    /// Takes what was typed or chosen in a field. Total: an unknown field is ignored, an unknown value of a choice means its
    /// default. After an address field was edited, the shell awaits ``appear()``.
    func edit(_ field: Field.ID, to value: String)

    /// Does what an action says, and tells where that leads.
    ///
    /// An action that fails stays, keeps what was typed, and sets the page's alert or a field's message. A verb on
    /// something no longer there, or already so, is no error.
    func perform(_ action: Action.ID) async -> Outcome
}

extension Screen {
    /// Gives the screen each value of a route's query, in the order of their names.
    public func apply(_ query: [String: String]) {
        for (name, value) in query.sorted(by: { $0.key < $1.key }) { edit(Field.ID(name), to: value) }
    }
}

/// Where performing an action leads.
public enum Outcome: Sendable, Equatable {
    /// The screen stays where it is.
    case stay
    /// A screen on top of this one, with a way back to it.
    case push(Route)
    /// A place of its own: the route's parents are put beneath it.
    case open(Route)
    /// The screen is done; the one beneath it is shown again.
    case back
    /// Someone has signed in; the shell keeps the token and asks the app again.
    case signedIn(SessionToken)
    /// The session has ended; nothing of it may stay visible.
    case signedOut
}
