import Diary
import DiaryDomain
import ScreensTesting

extension DiaryPreviews {
    static var list: [Preview] {
        [
            Preview("Diary", "loading", isLoading: true) { waiting?.listScreen() },
            Preview("Diary", "empty") { await Preview.used(screens([])?.listScreen()) },
            Preview("Diary", "some entries") { await Preview.used(screens()?.listScreen()) },
            Preview("Diary", "entries of a year") { await Preview.used(screens()?.listScreen(), at: ["year": "2025"]) },
            Preview("Diary", "on this day") { await Preview.used(screens()?.listScreen(), at: ["on": "12-31"]) },
            Preview("Diary", "a search that finds nothing") {
                await Preview.used(screens()?.listScreen(), at: ["q": "snow"])
            },
            Preview("Diary", "a window on many") {
                await Preview.used(screens(SampleEntries.daily(205))?.listScreen(), at: ["offset": "200"])
            },
            Preview("Diary", "texts that programs have stumbled over") {
                let entries = NastyEntries.all.enumerated().map { index, text in
                    SampleEntries.entry(1_777_788_000_000 - Int64(index) * 86_400_000, text)
                }
                return await Preview.used(screens(entries)?.listScreen())
            },
            Preview("Diary", "after a deletion") {
                await Preview.used(screens()?.listScreen(), then: ["delete/1777788000000"])
            },
            Preview("Diary", "the first load failed") { await Preview.used(failing(reads: true)?.listScreen()) },
        ]
    }
}
