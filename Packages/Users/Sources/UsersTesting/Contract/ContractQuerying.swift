import ServiceTesting
import SharedData
import SharedDataTesting
import UsersData
import UsersDomain

extension UserDataSourceContract {
    static let querying = [
        Case("search ignores case and accents, in any script, and looks into the details, too") { subject in
            for (name, city) in [
                ("Édelweiß", "Paris"), ("ΚΑΛΗΜΈΡΑ", "Αθήνα"), ("ПРИВЕТ", "Орёл"), ("Cafe\u{301}", "Zürich"),
            ] { _ = try await subject.add(name, [.city: city]) }
            for (search, name) in [
                ("edelweiss", "Édelweiß"), ("καλημερα", "ΚΑΛΗΜΈΡΑ"), (" привет ", "ПРИВЕТ"), ("café", "Cafe\u{301}"),
                ("ZURICH", "Cafe\u{301}"), ("орел", "ПРИВЕТ"),
            ] {
                let page = try await subject.source.page(UserQuery(search: search))
                try expect(page.people.map(\.name), [name], "whom “\(search)” finds")
                try expect(page.total, 1, "how many “\(search)” finds")
            }
            try expect(try await subject.source.page(UserQuery(search: "  ")).total, 6, "a blank search")
        },
        Case("in a search, every character is just itself") { subject in
            for name in ["100 %", "snake_case", "C:\\temp", "it's", "plain"] { _ = try await subject.add(name) }
            for (search, expected) in [
                ("%", ["100 %"]), ("_", ["snake_case"]), ("\\", ["C:\\temp"]), ("'", ["it's"]), ("%' OR 1=1 --", []),
                ("p_ain", []), ("\0", []), ("pl\0ain", []), (String(repeating: "%", count: 60_000), []),
            ] {
                let page = try await subject.source.page(UserQuery(search: search))
                try expect(page.people.map(\.name), expected, "whom “\(search.prefix(20))” finds")
            }
        },
        Case("a detail that was changed is found, and the old one isn't") { subject in
            let person = try await subject.add("Leanne", [.city: "Gwenborough"])
            _ = try await subject.source.update(
                person.id, PersonChange(name: "Lea", details: [.city: "Bartholomebury"]))
            for (search, count) in [("gwen", 0), ("leanne", 0), ("lea", 1), ("bartho", 1)] {
                try expect(try await subject.source.page(UserQuery(search: search)).total, count, "“\(search)”")
            }
        },
        Case("windows show each person once, and one behind the end is the last") { subject in
            try await subject.source.createAll((1...23).map { PersonDraft(name: "\($0)") }, by: subject.user.id)
            let all = try await subject.source.page(UserQuery()).people
            for (offset, start) in [
                (0, 0), (10, 10), (20, 20), (25, 20), (4711, 20), (Int.max, 20), (-1, 0), (Int.min, 0), (7, 7),
            ] {
                let page = try await subject.source.page(UserQuery(offset: offset, limit: 10))
                try expect(page.offset, start, "where the window \(offset) begins")
                try expect(page.people, Array(all.dropFirst(start).prefix(10)), "the window \(offset)")
                try expect(page.total, 25, "the total beside the window \(offset)")
            }
            for limit in [Int.min, 0, 1] {
                try expect(
                    try await subject.source.page(UserQuery(limit: limit)).people.count, 1, "a window of \(limit)")
            }
            try expect(try await subject.source.page(UserQuery(limit: .max)).people, all, "a window of all")
        },
    ]
}
