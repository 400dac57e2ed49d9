import DiaryDomain
import Foundation
import SharedData

/// Days in the words of a language.
struct DayTexts {
    private let long: Date.FormatStyle
    private let full: Date.FormatStyle
    private let dayOfYear: Date.FormatStyle
    private let months: MonthNames

    init(_ locale: Locale) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = .gmt
        let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
        long = style.day().month(.wide).year()
        full = style.weekday(.wide).day().month(.wide).year()
        dayOfYear = style.day().month(.wide)
        months = MonthNames(locale)
    }

    /// Day, month and year: "May 3, 2026".
    func long(_ day: Day) -> String { text(day, long) }

    /// The weekday, too: "Sunday, May 3, 2026".
    func full(_ day: Day) -> String { text(day, full) }

    /// Day and month: "May 3".
    func dayOfYear(_ day: MonthDay) -> String {
        guard let day = Day("2000-\(day)") else { return day.description }
        return text(day, dayOfYear)
    }

    /// A month of the year: "May".
    func month(_ month: Int) -> String { months[month] ?? String(month) }

    private func text(_ day: Day, _ style: Date.FormatStyle) -> String {
        // Foundation counts days before 1582-10-15 by the Julian calendar; a diary counts all by the Gregorian.
        guard day.year > 1582 else { return day.description }
        return Date(timeIntervalSince1970: Double(day.daysSince1970) * 86_400 + 43_200).formatted(style)
    }
}
