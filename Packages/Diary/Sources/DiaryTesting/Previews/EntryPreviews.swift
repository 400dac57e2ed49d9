import Diary
import DiaryDomain
import ScreensTesting

extension DiaryPreviews {
    static var entry: [Preview] {
        [
            Preview("New entry", "empty") { await Preview.used(screens([])?.newEntryScreen()) },
            Preview("New entry", "refused") {
                await Preview.used(screens([])?.newEntryScreen(), typing: ["text": " "], then: ["save"])
            },
            Preview("New entry", "could not be stored") {
                await Preview.used(failing(reads: false)?.newEntryScreen(), typing: ["text": "Kept"], then: ["save"])
            },
            Preview("Entry", "loading", isLoading: true) { waiting?.entryScreen(SampleEntries.few[0].id) },
            Preview("Entry", "as it was written") {
                await Preview.used(screens()?.entryScreen(SampleEntries.few[0].id))
            },
            Preview("Entry", "a long one") {
                let long = SampleEntries.entry(
                    1_777_788_000_000, (1...40).map { "Line \($0)." }.joined(separator: "\n"))
                return await Preview.used(screens([long])?.entryScreen(long.id))
            },
            Preview("Entry", "not there") { await Preview.used(screens([])?.entryScreen(SampleEntries.few[0].id)) },
            Preview("Entry", "the load failed") {
                await Preview.used(failing(reads: true)?.entryScreen(SampleEntries.few[0].id))
            },
        ]
    }
}
