import struct Foundation.Date
import struct Foundation.TimeZone

/// An instant together with the clock that hung on the wall where it was: a zone, and that zone's distance from UTC then.
///
/// The local day and time come from the instant and the distance alone. So neither another zone, another locale nor newer rules of the
/// zone ever move it to another day.
public struct Moment: Sendable, Hashable {
    /// The instant, in milliseconds since 1970-01-01 00:00 UTC.
    public let milliseconds: Int64
    /// The zone by its name, such as `Europe/Berlin` or `+01:00`.
    public let zone: String
    /// How many seconds local time was ahead of UTC; behind it, if negative. At most 18 hours.
    public let offset: Int

    /// The largest distance from UTC, in seconds.
    public static let maximumOffset = 18 * 60 * 60

    /// Makes a moment from its parts.
    /// - Throws: ``DateProblem`` when the local year is out of range, or the zone is none that could be one.
    public init(milliseconds: Int64, zone: String, offset: Int) throws(DateProblem) {
        guard Self.isName(zone) else { throw .zone(zone) }
        guard (-Self.maximumOffset...Self.maximumOffset).contains(offset) else { throw .zone("\(offset) seconds") }
        // The years 0 to 10000 and some hours: far from what 64 bits can't hold.
        guard (-62_200_000_000_000...253_500_000_000_000).contains(milliseconds) else {
            throw .year(milliseconds < 0 ? 0 : 10_000)
        }
        self.milliseconds = milliseconds
        self.zone = zone
        self.offset = offset
        guard Day(daysSince1970: localDays) != nil else { throw .year(milliseconds < 0 ? 0 : 10_000) }
    }

    /// Makes the moment at which a clock in a zone shows an instant. Instants are kept to the millisecond.
    /// - Throws: ``DateProblem/year(_:)`` when the local year is out of range.
    public init(_ date: Date, in zone: TimeZone) throws(DateProblem) {
        let value = (date.timeIntervalSince1970 * 1000).rounded(.down)
        guard let milliseconds = Int64(exactly: value) else { throw .year(value < 0 ? 0 : 10_000) }
        try self.init(milliseconds: milliseconds, in: zone)
    }

    /// Makes the moment at which a clock in a zone shows an instant, in milliseconds since 1970-01-01 00:00 UTC.
    /// - Throws: ``DateProblem/year(_:)`` when the local year is out of range.
    public init(milliseconds: Int64, in zone: TimeZone) throws(DateProblem) {
        let date = Date(timeIntervalSince1970: Double(milliseconds) / 1000)
        try self.init(milliseconds: milliseconds, zone: zone.identifier, offset: zone.secondsFromGMT(for: date))
    }

    /// 1970-01-01 00:00 UTC.
    public static let epoch = Moment()

    private init() {
        milliseconds = 0
        zone = "GMT"
        offset = 0
    }

    /// The local day.
    public var day: Day {
        // The initializers have seen to it that there is one.
        Day(daysSince1970: localDays) ?? .epoch
    }

    /// How many milliseconds of the local day have passed: 0 to 86,399,999.
    public var millisecondOfDay: Int { Int(local - Int64(localDays) * 86_400_000) }

    /// The local time of day in the form `23:30`.
    public var time: String {
        let minutes = millisecondOfDay / 60_000
        return "\(Digits.text(minutes / 60, 2)):\(Digits.text(minutes % 60, 2))"
    }

    /// Local date, time and distance from UTC in the form `2026-01-31T23:30:00.000+01:00` (RFC 3339; a distance with seconds, as zones
    /// had in the nineteenth century, is written with them). With the zone's name beside it nothing of the moment is lost.
    public var text: String {
        let milliseconds = millisecondOfDay % 60_000
        return "\(day)T\(time):\(Digits.text(milliseconds / 1000, 2)).\(Digits.text(milliseconds % 1000, 3))"
            + Self.name(of: offset)
    }

    /// The same clock, so many milliseconds later; nil out of the range of years.
    public func later(by milliseconds: Int64) -> Moment? {
        let (sum, isTooLarge) = self.milliseconds.addingReportingOverflow(milliseconds)
        return isTooLarge ? nil : try? Moment(milliseconds: sum, zone: zone, offset: offset)
    }

    private var local: Int64 { milliseconds + Int64(offset) * 1000 }
    private var localDays: Int { Int((Double(local) / 86_400_000).rounded(.down)) }

    /// A distance from UTC in the form `+01:00`.
    static func name(of offset: Int) -> String {
        let seconds = abs(offset)
        let text = "\(Digits.text(seconds / 3600, 2)):\(Digits.text(seconds / 60 % 60, 2))"
        return (offset < 0 ? "-" : "+") + text + (seconds % 60 == 0 ? "" : ":\(Digits.text(seconds % 60, 2))")
    }

    /// Whether a text could name a zone: 1 to 64 letters, digits and signs of ASCII. A zone that this machine doesn't know is kept, too.
    static func isName(_ zone: String) -> Bool {
        (1...64).contains(zone.utf8.count)
            && zone.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "_"),
                    UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."):
                    true
                default: false
                }
            }
    }
}
