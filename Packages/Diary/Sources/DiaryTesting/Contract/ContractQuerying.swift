import DiaryData
import DiaryDomain
import ServiceTesting
import SharedDataTesting

extension DiaryDataSourceContract {
    static let querying = [
        Case("search ignores case and accents, in any script, and takes every character for itself") { subject in
            for (minute, text) in ["Édelweiß\npflücken", "ΚΑΛΗΜΈΡΑ", "ПРИВЕТ Ёлка", "Cafe\u{301}", "100 %", "a_b"]
                .enumerated()
            {
                try await subject.save(minute, text)
            }
            for (search, found) in [
                ("edelweiss", ["Édelweiß pflücken"]), (" PFLUCKEN ", ["Édelweiß pflücken"]), ("καλημερα", ["ΚΑΛΗΜΈΡΑ"]),
                ("привет ёл", ["ПРИВЕТ Ёлка"]), ("café", ["Cafe\u{301}"]), ("%", ["100 %"]), ("_", ["a_b"]), ("'", []),
                ("axb", []), ("\0", []), (String(repeating: "%", count: 60_000), []),
            ] {
                try expect(
                    try await subject.find(DiaryQuery(search: search)), found, "what “\(search.prefix(20))” finds")
            }
            try expect(try await subject.find(DiaryQuery(search: "  ")).count, 6, "a blank search")
        },
        Case("entries are found deep in a long text") { subject in
            try await subject.save(0, String(repeating: "long ", count: 50_000) + "needle")
            try expect(try await subject.find(DiaryQuery(search: "NEEDLE")).count, 1, "what is found")
        },
        Case("years, months and days of all years are told apart") { subject in
            for day in [
                "2024-02-29", "2025-02-28", "2025-03-01", "2026-02-28", "2026-12-31", "0001-01-01", "9999-12-31",
            ] {
                guard let parsed = Day(day) else { throw ContractFailure("\(day) is a day") }
                let begun = try Moment(
                    milliseconds: Int64(parsed.daysSince1970) * 86_400_000 + 1, zone: "GMT", offset: 0)
                try await subject.source.save(Entry(begun: begun, text: day), of: subject.user.id)
            }
            for (query, found) in [
                (DiaryQuery(year: 2025), ["2025-03-01", "2025-02-28"]),
                (DiaryQuery(year: 2026, month: 2), ["2026-02-28"]), (DiaryQuery(year: 2026, month: 3), []),
                (DiaryQuery(month: 2), ["2026-02-28", "2025-02-28", "2024-02-29"]),
                (DiaryQuery(on: MonthDay("02-28")), ["2026-02-28", "2025-02-28"]),
                (DiaryQuery(on: MonthDay("02-29")), ["2024-02-29"]), (DiaryQuery(year: 1), ["0001-01-01"]),
                (DiaryQuery(year: 9999, month: 12), ["9999-12-31"]), (DiaryQuery(year: .max), []),
                (DiaryQuery(year: .min, month: 5), []), (DiaryQuery(search: "-28", year: 2026), ["2026-02-28"]),
            ] {
                let page = try await subject.source.page(query, of: subject.user.id)
                try expect(page.entries.map(\.excerpt), found, "what \(query) finds")
                try expect(page.total, found.count, "how many \(query) finds")
                try expect(page.years, [9999, 2026, 2025, 2024, 1], "the years beside \(query)")
            }
        },
        Case("windows show each entry once, and one behind the end is the last") { subject in
            _ = try await subject.source.add(SampleEntries.daily(25), same: .isAnother, of: subject.user.id)
            let all = try await subject.all().map(EntrySummary.init)
            for (offset, start) in [
                (0, 0), (10, 10), (20, 20), (25, 20), (Int.max, 20), (-1, 0), (Int.min, 0), (7, 7), (13, 13), (24, 24),
            ] {
                let page = try await subject.source.page(DiaryQuery(offset: offset, limit: 10), of: subject.user.id)
                try expect(page.offset, start, "where the window \(offset) begins")
                try expect(page.entries, Array(all.dropFirst(start).prefix(10)), "the window \(offset)")
                try expect(page.total, 25, "the total beside the window \(offset)")
            }
            for limit in [Int.min, 0, 1, Int.max] {
                let page = try await subject.source.page(DiaryQuery(limit: limit), of: subject.user.id)
                try expect(page.entries, Array(all.prefix(max(limit, 1))), "a window of \(limit)")
            }
        },
    ]
}
