/// Why something is no date that an entry can have.
public enum DateProblem: Error, Sendable, Equatable, CustomStringConvertible {
    /// It is not written in one of the forms.
    case form(String)
    /// The year is out of range.
    case year(Int)
    /// There is no month of this number.
    case month(Int)
    /// The month has no such day.
    case day(Int, month: Int, year: Int)
    /// There is no such time of day.
    case time(String)
    /// Clocks were set forward over this local time, so that it never was.
    case missing(String, zone: String)
    /// Clocks were set back over this local time, so that it was twice: at these distances from UTC.
    case twice(String, zone: String, offsets: [String])
    /// The text names no time zone.
    case zone(String)

    /// What is wrong and what to do, in words to show.
    public var description: String {
        switch self {
        case .form(let text):
            "“\(text.prefix(60))” is no date: write 2026-01-31, 2026-01-31 14:30 or 2026-01-31T14:30:00+01:00."
        case .year(let year): "The year \(year) is out of range: a diary has the years 1 to 9999."
        case .month(let month): "There is no month \(month): months are 01 to 12."
        case .day(let day, let month, let year):
            "\(Digits.text(year, 4))-\(Digits.text(month, 2)) has no day \(day): it has \(Day.length(of: month, in: year))."
        case .time(let text): "There is no time “\(text.prefix(20))”: times are 00:00 to 23:59."
        case .missing(let time, let zone):
            "\(time) never was in \(zone): clocks were set forward over it. Give another time."
        case .twice(let time, let zone, let offsets):
            "\(time) was twice in \(zone): add \(offsets.joined(separator: " or ")) to say which."
        case .zone(let text): "“\(text.prefix(64))” is no time zone: write one as in Europe/Berlin or +01:00."
        }
    }
}
