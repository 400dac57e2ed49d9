/// A day of the calendar, without a time and without a zone: of the (proleptic) Gregorian calendar, from 0001-01-01 to 9999-12-31.
public struct Day: Sendable, Hashable, Comparable, LosslessStringConvertible {
    /// The years that days are kept of.
    public static let years = 1...9999

    /// The year: 1 to 9999.
    public let year: Int
    /// The month: 1 to 12.
    public let month: Int
    /// The day of the month: 1 to 31, as the month has.
    public let day: Int

    /// Makes a day.
    /// - Throws: ``DateProblem`` when the calendar has no such day, or the year is out of range.
    public init(year: Int, month: Int, day: Int) throws(DateProblem) {
        guard Self.years.contains(year) else { throw .year(year) }
        guard (1...12).contains(month) else { throw .month(month) }
        guard day >= 1, day <= Self.length(of: month, in: year) else {
            throw .day(day, month: month, year: year)
        }
        self.init(unchecked: year, month, day)
    }

    /// Reads a day in the form `2026-01-31`; nil for everything else, and for a day that the calendar hasn't.
    public init?(_ text: String) {
        guard let numbers = Digits.parts(text, lengths: [4, 2, 2], separator: UInt8(ascii: "-")),
            let day = try? Day(year: numbers[0], month: numbers[1], day: numbers[2])
        else { return nil }
        self = day
    }

    /// The day in the form `2026-01-31` (RFC 3339).
    public var description: String { "\(Digits.text(year, 4))-\(Digits.text(month, 2))-\(Digits.text(day, 2))" }

    /// The day as one number whose digits are year, month and day: 20260131. Numbers stand in the order of the days.
    public var number: Int { (year * 100 + month) * 100 + day }

    public static func < (left: Day, right: Day) -> Bool { left.number < right.number }

    /// 1970-01-01.
    static let epoch = Day(unchecked: 1970, 1, 1)

    private init(unchecked year: Int, _ month: Int, _ day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }
}

extension Day {
    /// How many days lie between 1970-01-01 and this day; negative before it.
    public var daysSince1970: Int {
        // Howard Hinnant's days_from_civil: years begin in March, so that the leap day is the last.
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// The day that lies so many days after 1970-01-01; nil out of the range of years.
    public init?(daysSince1970 days: Int) {
        guard (-719_162...2_932_896).contains(days) else { return nil }
        let shifted = days + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        self.init(
            unchecked: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
            dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    /// How many days a month has: 28 to 31. The month must be 1 to 12.
    public static func length(of month: Int, in year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

/// A month and a day without a year, as birthdays have: `02-29` is one.
public struct MonthDay: Sendable, Hashable, LosslessStringConvertible {
    /// The month: 1 to 12.
    public let month: Int
    /// The day of the month.
    public let day: Int

    /// The month and the day of a day.
    public init(_ day: Day) {
        month = day.month
        self.day = day.day
    }

    /// Reads the form `02-29`; nil for everything else, and where no year has such a day.
    public init?(_ text: String) {
        guard let numbers = Digits.parts(text, lengths: [2, 2], separator: UInt8(ascii: "-")),
            let day = try? Day(year: 2000, month: numbers[0], day: numbers[1])
        else { return nil }
        self.init(day)
    }

    public var description: String { "\(Digits.text(month, 2))-\(Digits.text(day, 2))" }

    /// Month and day as one number: 229.
    public var number: Int { month * 100 + day }
}
