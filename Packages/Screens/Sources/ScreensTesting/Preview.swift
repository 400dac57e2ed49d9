import Screens

/// A screen in one of its states, made of doubles alone: to be looked at, and to be compared with how it looked before.
@MainActor public struct Preview {
    /// Which screen it is.
    public let screen: String
    /// In which state it is.
    public let state: String

    private let isLoading: Bool
    private let action: Action.ID?
    private let make: @MainActor () async -> (any Screen)?

    /// Makes a preview.
    /// - Parameters:
    ///   - isLoading: Whether the screen is to be caught while it loads; then what it asks must wait until its task is cancelled.
    ///   - action: What the screen is to be caught at, in the same way.
    ///   - make: Brings the screen into the state; nil when there is no such screen.
    public init(
        _ screen: String, _ state: String, isLoading: Bool = false, during action: Action.ID? = nil,
        make: @escaping @MainActor () async -> (any Screen)?
    ) {
        self.screen = screen
        self.state = state
        self.isLoading = isLoading
        self.action = action
        self.make = make
    }

    /// Brings a screen into a state as a person would: goes to an address, waits until it has loaded, types, and takes actions.
    public static func used(
        _ screen: (any Screen)?, at query: [String: String] = [:], typing texts: KeyValuePairs<Field.ID, String> = [:],
        then actions: [Action.ID] = []
    ) async -> (any Screen)? {
        screen?.apply(query)
        await screen?.appear()
        for (field, text) in texts { screen?.edit(field, to: text) }
        for action in actions { _ = await screen?.perform(action) }
        return screen
    }

    /// The page as text, between a line that says what it shows and the questions that it would ask.
    public func text() async -> String {
        guard let screen = await make() else { return heading("") + "There is no such screen.\n" }
        let page = await caught(screen)
        let query = page.address.isEmpty ? "" : Route(path: [], query: page.address).description.dropFirst()
        return heading(query.isEmpty ? "" : " (\(query))") + page.text + page.questions
    }

    /// All texts, one below the other.
    public static func text(_ previews: [Preview]) async -> String {
        var texts: [String] = []
        for preview in previews { texts.append(await preview.text()) }
        return texts.joined(separator: "\n")
    }

    private func heading(_ address: String) -> String { "──── \(screen): \(state)\(address)\n\n" }

    /// The page, while something is done where that is wanted.
    private func caught(_ screen: any Screen) async -> Page {
        guard isLoading || action != nil else { return screen.page }
        let before = screen.page.text
        let work = Task { if let action { _ = await screen.perform(action) } else { await screen.appear() } }
        // No longer than a screen needs that shows at once what it does.
        for _ in 0..<100 where screen.page.text == before { await Task.yield() }
        let page = screen.page
        work.cancel()
        await work.value
        return page
    }
}

extension Page {
    /// What would be asked before an action, and before something else is shown: a line for each question.
    fileprivate var questions: String {
        let asked = actions.map { ($0.title, $0.confirmation) } + [("Going elsewhere", leaving)]
        var lines: [String] = []
        for case (let title, let question?) in asked {
            let words = [title, question.question, question.yes, question.no].map { $0.visible() }
            let line = "? \(words[0]): \(words[1]) [\(words[2])] [\(words[3])]\n"
            if !lines.contains(line) { lines.append(line) }
        }
        return lines.isEmpty ? "" : "\n" + lines.joined()
    }
}
