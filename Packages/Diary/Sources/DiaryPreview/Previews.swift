import Diary
import DiaryDomain
import DiaryTesting
import Foundation
import Screens
import ServiceTesting
import SharedData

/// The screens in each of their states.
@MainActor enum Previews {
    static let states: [(name: String, prepare: @MainActor () async -> (any Screen)?)] = [
        ("the list before the first load", { screens([])?.listScreen() }),
        ("an empty list", { await shown(screens([])?.listScreen()) }),
        ("some entries", { await shown(screens(SampleEntries.few)?.listScreen()) }),
        ("entries of a year", { await shown(screens(SampleEntries.few)?.listScreen(), at: ["year": "2025"]) }),
        ("on this day", { await shown(screens(SampleEntries.few)?.listScreen(), at: ["on": "12-31"]) }),
        ("a search that finds nothing", { await shown(screens(SampleEntries.few)?.listScreen(), at: ["q": "snow"]) }),
        ("after a deletion", { await shown(screens(SampleEntries.few)?.listScreen(), then: ["delete/1777788000000"]) }),
        ("a window on many", { await shown(screens(SampleEntries.daily(1000))?.listScreen(), at: ["offset": "800"]) }),
        (
            "texts that programs have stumbled over",
            {
                await shown(
                    screens(
                        NastyEntries.all.enumerated().map {
                            SampleEntries.entry(1_777_788_000_000 - Int64($0) * 86_400_000, $1)
                        })?.listScreen())
            }
        ),
        ("a new entry", { await shown(screens([])?.newEntryScreen()) }),
        (
            "a new entry that can't be stored",
            { await shown(screens([])?.newEntryScreen(), typing: " ", then: ["save"]) }
        ),
        ("an entry", { await shown(screens(SampleEntries.few)?.entryScreen(SampleEntries.few[0].id)) }),
        ("an entry that isn't there", { await shown(screens([])?.entryScreen(SampleEntries.few[0].id)) }),
    ]

    private static func screens(_ entries: [Entry]) -> DiaryScreens? {
        DiaryFactory.inMemory(entries, clock: ManualClock()).screens(
            context: Context(
                user: SampleEntries.user, locale: Locale(identifier: "en_US"),
                timeZone: TimeZone(identifier: "Europe/Berlin") ?? .gmt))
    }

    private static func shown(
        _ screen: (any Screen)?, at query: [String: String] = [:], typing text: String? = nil,
        then actions: [Action.ID] = []
    ) async -> (any Screen)? {
        screen?.apply(query)
        await screen?.appear()
        if let text { screen?.edit("text", to: text) }
        for action in actions { _ = await screen?.perform(action) }
        return screen
    }
}
