import ServiceTesting
import SharedData
import SharedDataTesting
import TodosData
import TodosDomain

extension TodoDataSourceContract {
    static let querying = [
        Case("filters and counts agree") { subject in
            for (title, isCompleted) in [("a", false), ("b", true), ("c", false), ("d", true), ("e", false)] {
                _ = try await subject.create(title, isCompleted: isCompleted)
            }
            for (filter, titles) in [
                (.all, ["a", "b", "c", "d", "e"]), (.active, ["a", "c", "e"]), (.completed, ["b", "d"]),
            ] as [(TodoQuery.Filter, [String])] {
                let page = try await subject.source.page(TodoQuery(filter: filter, limit: 2), of: subject.user.id)
                try expect(page.todos.map(\.title), Array(titles.prefix(2)), "the window of \(filter)")
                try expect(page.total, titles.count, "the total of \(filter)")
                try expect(page.activeCount, 3, "the active ones beside \(filter)")
                try expect(page.completedCount, 2, "the completed ones beside \(filter)")
            }
        },
        Case("search ignores case and accents, in any script") { subject in
            for title in ["Édelweiß pflücken", "ΚΑΛΗΜΈΡΑ", "ПРИВЕТ Ёлка", "Cafe\u{301}", "ｆｕｌｌ width"] {
                _ = try await subject.create(title)
            }
            for (search, title) in [
                ("edelweiss", "Édelweiß pflücken"), ("PFLUCKEN", "Édelweiß pflücken"), ("καλημερα", "ΚΑΛΗΜΈΡΑ"),
                ("привет ёл", "ПРИВЕТ Ёлка"), ("café", "Cafe\u{301}"), (" FULL ", "ｆｕｌｌ width"),
            ] {
                let page = try await subject.source.page(TodoQuery(search: search), of: subject.user.id)
                try expect(page.todos.map(\.title), [title], "what “\(search)” finds")
                try expect(page.total, 1, "how many “\(search)” finds")
            }
            try expect(
                try await subject.source.page(TodoQuery(search: "  "), of: subject.user.id).total, 5, "a blank search")
        },
        Case("in a search, every character is just itself") { subject in
            let titles = ["100 %", "snake_case", "C:\\temp", "it's", "plain"]
            for title in titles { _ = try await subject.create(title) }
            for (search, expected) in [
                ("%", ["100 %"]), ("_", ["snake_case"]), ("\\", ["C:\\temp"]), ("'", ["it's"]), ("%' OR 1=1 --", []),
                ("p_ain", []), ("\0", []), ("pl\0ain", []), (String(repeating: "%", count: 60_000), []),
            ] {
                let page = try await subject.source.page(TodoQuery(search: search), of: subject.user.id)
                try expect(page.todos.map(\.title), expected, "what “\(search.prefix(20))” finds")
            }
        },
        Case("search and filter go together") { subject in
            _ = try await subject.create("milk", isCompleted: true)
            let active = try await subject.create("more milk")
            _ = try await subject.create("bread")
            let query = TodoQuery(filter: .active, search: "MILK", limit: 10)
            let page = try await subject.source.page(query, of: subject.user.id)
            try expect(page, TodoPage(todos: [active], total: 1, activeCount: 2, completedCount: 1), "the page")
        },
        Case("windows show each todo once, and one behind the end is the last") { subject in
            try await subject.source.createAll((1...25).map { TodoDraft(title: "\($0)") }, of: subject.user.id)
            let all = try await subject.all()

            var seen: [Todo] = []
            for offset in [0, 10, 20] {
                seen += try await subject.source.page(TodoQuery(offset: offset, limit: 10), of: subject.user.id).todos
            }
            try expect(seen, all, "window by window")

            for (offset, start) in [
                (25, 20), (4711, 20), (Int.max, 20), (-1, 0), (Int.min, 0), (7, 7), (12, 12), (13, 13),
            ] {
                let page = try await subject.source.page(TodoQuery(offset: offset, limit: 10), of: subject.user.id)
                try expect(page.offset, start, "where the window \(offset) begins")
                try expect(page.todos, Array(all.dropFirst(start).prefix(10)), "the window \(offset)")
                try expect(page.total, 25, "the total beside the window \(offset)")
            }
        },
        Case("windows of a filter and a search are right near the end, too") { subject in
            let drafts = (1...40).map { TodoDraft(title: "number \($0)", isCompleted: $0 % 2 == 0) }
            try await subject.source.createAll(drafts, of: subject.user.id)
            for offset in 0...20 {
                let query = TodoQuery(filter: .completed, search: "number", offset: offset, limit: 3)
                let page = try await subject.source.page(query, of: subject.user.id)
                let start = offset == 20 ? 18 : offset
                let expected = (start..<min(start + 3, 20)).map { "number \(2 * $0 + 2)" }
                try expect(page.todos.map(\.title), expected, "the window \(offset)")
            }
        },
        Case("a window holds at least one, and as many as there are") { subject in
            let todo = try await subject.create("only")
            for limit in [Int.min, 0, 1, Int.max] {
                let page = try await subject.source.page(TodoQuery(limit: limit), of: subject.user.id)
                try expect(page.todos, [todo], "a window of \(limit)")
            }
        },
    ]
}
