import DiaryDomain
import Testing

@Suite("Days") struct DayTests {
    @Test(
        "that the calendar has are read and written",
        arguments: ["0001-01-01", "1582-10-10", "2000-02-29", "2024-02-29", "9999-12-31"])
    func readable(_ text: String) {
        #expect(Day(text)?.description == text)
    }

    @Test(
        "that the calendar hasn't, or that are written otherwise, are none",
        arguments: [
            "2026-02-30", "2025-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00",
            "0000-01-01",
            "10000-01-01", "2026-1-1", "2026-01-01 ", "+026-01-01", "２０２６-01-01", "", "-", "2026-01", "2026-01-01-01",
        ])
    func unreadable(_ text: String) {
        #expect(Day(text) == nil)
    }

    @Test("count on without a gap, through every leap year and century")
    func counting() throws {
        let first = try #require(Day("0001-01-01"))
        let last = try #require(Day("9999-12-31"))
        #expect(first.daysSince1970 == -719_162 && last.daysSince1970 == 2_932_896)
        #expect(Day(daysSince1970: first.daysSince1970 - 1) == nil && Day(daysSince1970: last.daysSince1970 + 1) == nil)
        #expect(Day(daysSince1970: .min) == nil && Day(daysSince1970: .max) == nil)
        // Two whole cycles of 400 years at the beginning, and the last one.
        let cycle = 146_097
        let numbers = [
            first.daysSince1970...(first.daysSince1970 + 2 * cycle), (last.daysSince1970 - cycle)...last.daysSince1970,
        ]
        for number in numbers.joined() {
            let day = try #require(Day(daysSince1970: number))
            let before = try #require(Day(daysSince1970: number - 1) ?? (number == first.daysSince1970 ? first : nil))
            let isNext =
                day == first || day.day == before.day + 1
                || (day.day == 1 && before.day == Day.length(of: before.month, in: before.year))
            guard isNext, day > before || day == first, day.daysSince1970 == number else {
                Issue.record("\(day) comes after \(before)")
                return
            }
        }
    }
}
