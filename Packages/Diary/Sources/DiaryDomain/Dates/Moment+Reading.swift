import struct Foundation.Date
import struct Foundation.TimeZone

/// Reading moments that were written down.
extension Moment {
    /// Reads `2026-01-31`, `2026-01-31 14:30`, `2026-01-31T14:30:15.250` and the like, with or without a distance from UTC (`Z`, `+01:00`)
    /// behind the time. A day alone is its noon, so that another zone's midnight is far.
    /// - Parameters:
    ///   - text: What was written.
    ///   - zoneName: The name of the zone that it was written in; nil for `zone`. With a distance from UTC it may be one that this
    ///     machine doesn't know.
    ///   - zone: The zone of whoever reads it.
    /// - Throws: ``DateProblem``, also for a local time that never was, or was twice and has no distance from UTC with it.
    public init(reading text: String, zoneName: String? = nil, in zone: TimeZone) throws(DateProblem) {
        let written = try WrittenMoment(text)
        if let offset = written.offset {
            let milliseconds = written.local - Int64(offset) * 1000
            if let zoneName {
                try self.init(milliseconds: milliseconds, zone: zoneName, offset: offset)
                return
            }
            let here = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(milliseconds) / 1000))
            let name = here == offset ? zone.identifier : Self.name(of: offset)
            try self.init(milliseconds: milliseconds, zone: name, offset: offset)
            return
        }
        var local = zone
        if let zoneName {
            guard let named = TimeZone(identifier: zoneName) else { throw .zone(zoneName) }
            local = named
        }
        let offsets = Self.offsets(at: written.local, in: local)
        guard let offset = offsets.first else { throw .missing(written.clock, zone: local.identifier) }
        guard offsets.count == 1 else {
            throw .twice(written.clock, zone: local.identifier, offsets: offsets.map(Self.name))
        }
        try self.init(
            milliseconds: written.local - Int64(offset) * 1000, zone: zoneName ?? zone.identifier, offset: offset)
    }

    /// The distances from UTC that a zone had when its clocks showed a local time: none, one or two, the earlier instant first.
    private static func offsets(at local: Int64, in zone: TimeZone) -> [Int] {
        let seconds = Double(local) / 1000
        let around = [-129_600.0, -43_200, 0, 43_200, 129_600].map {
            zone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds + $0))
        }
        return Set(around).sorted(by: >).filter {
            zone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds - Double($0))) == $0
        }
    }
}

/// A date and a time as they stand in a text, before anything is known of a zone.
private struct WrittenMoment {
    /// Local time, as if it were UTC: milliseconds since 1970-01-01 00:00.
    let local: Int64
    /// The distance from UTC that is written behind it, in seconds.
    var offset: Int?
    /// Date and time as they were written, for a message.
    let clock: String

    init(_ text: String) throws(DateProblem) {
        let bytes = Array(text.utf8)
        guard bytes.count <= 64 else { throw .form(text) }
        let end = bytes.firstIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "T") } ?? bytes.count
        let day = try Self.day(bytes[..<end], text)
        var time = bytes[min(end + 1, bytes.count)...]
        if end < bytes.count, time.isEmpty { throw .form(text) }
        var offset: Int?
        if time.last == UInt8(ascii: "Z") {
            offset = 0
            time = time.dropLast()
        } else if let sign = time.lastIndex(where: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }) {
            guard let distance = Self.distance(time[(sign + 1)...]) else { throw .form(text) }
            offset = time[sign] == UInt8(ascii: "-") ? -distance : distance
            time = time[..<sign]
        }
        while time.last == 0x20 { time = time.dropLast() }
        let isDayAlone = end == bytes.count
        guard isDayAlone || !time.isEmpty else { throw .form(text) }
        let milliseconds = isDayAlone ? 12 * 3_600_000 : try Self.time(time, text)
        local = Int64(day.daysSince1970) * 86_400_000 + Int64(milliseconds)
        self.offset = offset
        let minutes = milliseconds / 60_000
        clock = "\(day) \(Digits.text(minutes / 60, 2)):\(Digits.text(minutes % 60, 2))"
    }

    private static func day(_ bytes: ArraySlice<UInt8>, _ text: String) throws(DateProblem) -> Day {
        let parts = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.count == 3, (4...5).contains(parts[0].count), parts[1].count == 2, parts[2].count == 2,
            let year = Digits.number(parts[0]), let month = Digits.number(parts[1]), let day = Digits.number(parts[2])
        else { throw .form(text) }
        return try Day(year: year, month: month, day: day)
    }

    /// `14:30`, `14:30:15` or `14:30:15.250`, in milliseconds.
    private static func time(_ bytes: ArraySlice<UInt8>, _ text: String) throws(DateProblem) -> Int {
        let halves = bytes.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        let numbers = halves[0].split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map {
            $0.count == 2 ? Digits.number($0) : nil
        }
        guard (2...3).contains(numbers.count), let hour = numbers[0], let minute = numbers[1],
            let second = numbers.count == 3 ? numbers[2] : 0
        else { throw .form(text) }
        guard hour < 24, minute < 60, second < 60 else {
            throw .time(String(decoding: bytes, as: UTF8.self))
        }
        var fraction = 0
        if halves.count == 2 {
            guard numbers.count == 3, let digits = Digits.number(halves[1]), halves[1].count <= 3 else {
                throw .form(text)
            }
            fraction = digits * [100, 10, 1][halves[1].count - 1]
        }
        return ((hour * 60 + minute) * 60 + second) * 1000 + fraction
    }

    /// `01:00`, `0100` or `01:00:30`, in seconds.
    private static func distance(_ bytes: ArraySlice<UInt8>) -> Int? {
        let digits = bytes.filter { $0 != UInt8(ascii: ":") }
        guard digits.count == 4 || digits.count == 6, let number = Digits.number(digits),
            bytes.count == digits.count || bytes.count == digits.count + digits.count / 2 - 1
        else { return nil }
        let seconds = digits.count == 6 ? number % 100 : 0
        let minutes = digits.count == 6 ? number / 100 : number
        let distance = minutes / 100 * 3600 + minutes % 100 * 60 + seconds
        return minutes % 100 < 60 && seconds < 60 && distance <= Moment.maximumOffset ? distance : nil
    }
}
