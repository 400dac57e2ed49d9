import Screens

/// A screen in one of its states, made of doubles alone: to be looked at, and to be compared with how it looked before.
@MainActor public struct Preview {
    /// Which screen it is.
    public let screen: String
    /// In which state it is.
    public let state: String

    private let isLoading: Bool
    private let make: @MainActor () async -> (any Screen)?

    /// Makes a preview.
    /// - Parameters:
    ///   - isLoading: Whether the screen is to be caught while it loads; then what it asks must wait until its task is cancelled.
    ///   - make: Brings the screen into the state; nil when there is no such screen.
    public init(
        _ screen: String, _ state: String, isLoading: Bool = false, make: @escaping @MainActor () async -> (any Screen)?
    ) {
        self.screen = screen
        self.state = state
        self.isLoading = isLoading
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

    /// The page as text, below a line that says what it shows.
    public func text() async -> String {
        guard let screen = await make() else { return heading("") + "There is no such screen.\n" }
        let loading = isLoading ? Task { await screen.appear() } : nil
        if loading != nil { await begins(screen) }
        let page = screen.page
        loading?.cancel()
        await loading?.value
        let query = page.address.isEmpty ? "" : Route(path: [], query: page.address).description.dropFirst()
        return heading(query.isEmpty ? "" : " (\(query))") + page.text
    }

    /// All texts, one below the other.
    public static func text(_ previews: [Preview]) async -> String {
        var texts: [String] = []
        for preview in previews { texts.append(await preview.text()) }
        return texts.joined(separator: "\n")
    }

    private func heading(_ address: String) -> String { "──── \(screen): \(state)\(address)\n\n" }

    /// Waits until the page changes, but no longer than a screen needs that shows at once that it loads.
    private func begins(_ screen: any Screen) async {
        let before = screen.page.text
        for _ in 0..<100 where screen.page.text == before { await Task.yield() }
    }
}
