import Foundation
import SharedData
import Testing

struct MonthNamesTests {
    @Test(arguments: [
        ("en_GB", "January", "December"), ("de_DE", "Januar", "Dezember"), ("ru_RU", "январь", "декабрь"),
        ("ja_JP", "1月", "12月"),
        ("fa_IR", "ژانویه", "دسامبر"),
    ])
    func areThoseOfTheLanguageAsTheyStandAlone(_ locale: String, _ first: String, _ last: String) {
        let names = MonthNames(Locale(identifier: locale))

        #expect(names.all.count == 12)
        #expect(names[1] == first)
        #expect(names[12] == last)
    }

    @Test(arguments: ["", "x", "no-such-locale", String(repeating: "é", count: 500)])
    func anUnknownLanguageHasTwelveToo(_ locale: String) {
        #expect(MonthNames(Locale(identifier: locale)).all.count == 12)
    }

    @Test(arguments: [0, 13, -1, Int.max, Int.min]) func anyOtherNumberHasNone(_ month: Int) {
        #expect(MonthNames(Locale(identifier: "en"))[month] == nil)
    }
}
