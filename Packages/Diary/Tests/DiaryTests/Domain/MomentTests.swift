import DiaryDomain
import Foundation
import Testing

@Suite("Moments") struct MomentTests {
    private func problem(_ text: String, _ zoneName: String? = nil, in name: String = "Europe/Berlin") throws -> String
    {
        do throws(DateProblem) {
            let moment = try Moment(reading: text, zoneName: zoneName, in: TimeZone(identifier: name) ?? .gmt)
            return "no problem: \(moment.text)"
        } catch { return error.description }
    }

    @Test("at 23:30 and 00:30 lie on different days of their place, in winter, in summer and where the clocks change")
    func nights() throws {
        let berlin = try zone("Europe/Berlin")
        for (evening, night) in [
            ("2026-01-31 23:30", "2026-02-01 00:30"), ("2026-07-31 23:30", "2026-08-01 00:30"),
            ("2026-03-28 23:30", "2026-03-29 00:30"), ("2026-10-24 23:30", "2026-10-25 00:30"),
            ("2026-10-25 23:30", "2026-10-26 00:30"), ("2025-12-31 23:59", "2026-01-01 00:00"),
        ] {
            let (first, second) = (try Moment(reading: evening, in: berlin), try Moment(reading: night, in: berlin))
            #expect(first.day.description == evening.prefix(10), "\(evening)")
            #expect(second.day.description == night.prefix(10), "\(night)")
            #expect(first.time == evening.suffix(5) && second.time == night.suffix(5))
        }
    }

    @Test("keep their day and time, whatever zone they are looked at from")
    func fixed() throws {
        let moment = try Moment(milliseconds: 1_767_220_200_000, in: try zone("Europe/Berlin"))
        let again = try Moment(reading: moment.text, zoneName: moment.zone, in: try zone("Pacific/Auckland"))
        #expect(again == moment)
        #expect(moment.text == "2025-12-31T23:30:00.000+01:00" && moment.day.description == "2025-12-31")
    }

    @Test(
        "are read in several forms",
        arguments: [
            ("2026-05-03", "2026-05-03T12:00:00.000+02:00 Europe/Berlin"),
            ("2026-05-03 14:30", "2026-05-03T14:30:00.000+02:00 Europe/Berlin"),
            ("2026-05-03T14:30:15", "2026-05-03T14:30:15.000+02:00 Europe/Berlin"),
            ("2026-05-03T14:30:15.25", "2026-05-03T14:30:15.250+02:00 Europe/Berlin"),
            ("2026-05-03T14:30:15.250+02:00", "2026-05-03T14:30:15.250+02:00 Europe/Berlin"),
            ("2026-05-03T14:30Z", "2026-05-03T14:30:00.000+00:00 +00:00"),
            ("2026-05-03 14:30 -0330", "2026-05-03T14:30:00.000-03:30 -03:30"),
            ("1890-01-01T00:00:00.001+00:53:28", "1890-01-01T00:00:00.001+00:53:28 Europe/Berlin"),
            ("0001-01-01T00:00:00.000+18:00", "0001-01-01T00:00:00.000+18:00 +18:00"),
            ("9999-12-31T23:59:59.999-18:00", "9999-12-31T23:59:59.999-18:00 -18:00"),
        ])
    func forms(_ text: String, _ expected: String) throws {
        let moment = try Moment(reading: text, in: try zone("Europe/Berlin"))
        #expect("\(moment.text) \(moment.zone)" == expected)
    }

    @Test(
        "that never were say why",
        arguments: [
            ("2026-02-30", "2026-02 has no day 30: it has 28."), ("0000-05-05", "The year 0 is out of range"),
            ("10000-01-01", "The year 10000 is out of range"), ("2026-13-01", "There is no month 13"),
            ("2026-05-03 24:00", "There is no time “24:00”"), ("2026-05-03 12:60", "There is no time"),
            ("2026-03-29 02:30", "2026-03-29 02:30 never was in Europe/Berlin: clocks were set forward over it"),
            ("2026-10-25 02:30", "2026-10-25 02:30 was twice in Europe/Berlin: add +02:00 or +01:00 to say which"),
            ("tomorrow", "“tomorrow” is no date"), ("", "“” is no date"), ("2026-05-03T", "is no date"),
            ("2026-05-03 1:30", "is no date"), ("2026-05-03 12:30+25:00", "is no date"),
            ("2026-05-03 12:30+1", "is no date"),
            ("2026-05-03 12:30:10.1234", "is no date"), (" 2026-05-03", "is no date"), ("-2026-05-03", "is no date"),
            (String(repeating: "9", count: 100_000), "is no date"), ("2026-05-03 +02:00", "is no date"),
        ])
    func refused(_ text: String, _ words: String) throws {
        let problem = try problem(text)
        #expect(problem.contains(words), "\(problem)")
    }

    @Test("a day that a place left out never was there")
    func missingDay() throws {
        #expect(try problem("2011-12-30", in: "Pacific/Apia").contains("2011-12-30 12:00 never was in Pacific/Apia"))
    }

    @Test("a time that was twice is either, with its distance from UTC")
    func twice() throws {
        let berlin = try zone("Europe/Berlin")
        let early = try Moment(reading: "2026-10-25T02:30+02:00", in: berlin)
        let late = try Moment(reading: "2026-10-25T02:30+01:00", in: berlin)
        #expect(late.milliseconds - early.milliseconds == 3_600_000)
        #expect(early.zone == "Europe/Berlin" && late.zone == "Europe/Berlin" && early.day == late.day)
    }

    @Test("a zone that nobody here knows is kept, if the distance from UTC is told; without it, it is refused")
    func unknownZone() throws {
        let moment = try Moment(reading: "2026-05-03T12:00+02:00", zoneName: "Mars/Base", in: .gmt)
        #expect(moment.zone == "Mars/Base" && moment.time == "12:00")
        #expect(try problem("2026-05-03 12:00", "Mars/Base").contains("“Mars/Base” is no time zone"))
        #expect(try problem("2026-05-03T12:00Z", "a b").contains("is no time zone"))
        #expect(try problem("2026-05-03T12:00Z", "").contains("is no time zone"))
    }

    @Test(
        "out of the range of years are refused without a trap",
        arguments: [Int64.min, -62_135_596_800_001, 253_402_300_800_000, .max])
    func range(_ milliseconds: Int64) {
        #expect(throws: DateProblem.self) { try Moment(milliseconds: milliseconds, in: .gmt) }
        #expect(throws: DateProblem.self) { try Moment(milliseconds: 0, zone: "GMT", offset: .max) }
        #expect(throws: DateProblem.self) { try Moment(milliseconds: 0, zone: "GMT", offset: .min) }
        #expect(Moment.epoch.later(by: .max) == nil && Moment.epoch.later(by: milliseconds) == nil)
        #expect(throws: DateProblem.self) { try Moment(Date(timeIntervalSince1970: .infinity), in: .gmt) }
    }
}
