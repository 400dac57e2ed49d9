import Diary
import DiaryDomain
import DiaryTesting
import Foundation
import Screens
import ScreensTesting
import SharedData
import SharedDataTesting
import Testing

@MainActor @Suite("The list") struct ListTests {
    @Test("shows a row per entry under its day, newest first")
    func grouped() async throws {
        let rows = try await DiaryUnderTest().list().page.rows

        #expect(rows.map(\.id) == SampleEntries.few.map(\.id.description))
        #expect(rows.map(\.heading) == ["Sunday, May 3, 2026", nil, "Wednesday, December 31, 2025"])
        #expect(rows.map(\.subtitle) == ["May 3, 2026", "May 3, 2026", "December 31, 2025"])
    }

    @Test("tells days in the person's language, and none moves with language or zone")
    func language() async throws {
        for (locale, day) in [("de_DE", "31. Dezember 2025"), ("fr_FR", "31 décembre 2025"), ("ja_JP", "2025年12月31日")] {
            for zone in ["Pacific/Auckland", "Pacific/Honolulu", "GMT"] {
                let list = try await DiaryUnderTest(locale: locale, zone: zone).list()
                #expect(list.page.rows.last?.subtitle == day)
            }
        }
    }

    @Test("a row's text is at most 80 characters, and never half an emoji")
    func long() async throws {
        let text = String(repeating: "👨‍👩‍👧‍👦", count: 100)
        let list = try await DiaryUnderTest([SampleEntries.entry(0, text)]).list()
        let title = try #require(list.page.rows.first?.title)
        #expect(title.count == 80 && title.hasSuffix("…") && text.hasPrefix(title.dropLast()))
    }

    @Test("removing a row removes that entry, with undo that outlasts a refresh")
    func removing() async throws {
        let diary = try DiaryUnderTest()
        let list = await diary.list()
        let row = list.page.rows[1]
        let remove = try #require(row.actions.first { $0.role == .destructive })

        _ = await list.perform(remove.id)

        #expect(list.page.rows.map(\.id) == [SampleEntries.few[0].id, SampleEntries.few[2].id].map(\.description))
        #expect(list.page.notice?.text == "Deleted “Breakfast in the garden”")
        let again = await diary.list(list.page.address)
        let undo = try #require(again.page.notice?.action)
        for _ in 1...2 { _ = await again.perform(undo.id) }
        #expect(again.page.rows.map(\.id) == SampleEntries.few.map(\.id.description))
        #expect(again.page.notice == nil && again.page.alert == nil)
    }

    @Test("a removal that failed is not shown as done")
    func failedRemoval() async throws {
        let outage = Outage()
        let diary = try DiaryUnderTest { call throws(RepositoryError) in try outage.check(call) }
        let list = await diary.list()
        outage.isOngoing = true

        _ = await list.perform(Action.ID("delete", SampleEntries.few[0].id))

        #expect(list.page.rows.count == 3)
        #expect(list.page.alert?.message == "Data Source Error" && list.page.notice == nil)
        outage.isOngoing = false
        _ = await list.perform(try #require(list.page.alert?.actions.first).id)
        #expect(list.page.rows.count == 2 && list.page.alert == nil)
    }

    @Test("a first load that fails leaves an empty list and the message; a failed reload keeps the last good one")
    func failures() async throws {
        let outage = Outage()
        let diary = try DiaryUnderTest { call throws(RepositoryError) in
            if outage.isOngoing { throw .fetch(.storage("gone")) }
        }
        let shown = await diary.list()
        outage.isOngoing = true
        let failed = await diary.list()
        await shown.appear()

        #expect(failed.page.status == .failed && failed.page.rows.isEmpty && failed.page.alert != nil)
        #expect(shown.page.status == .ordinary && shown.page.rows.count == 3 && shown.page.alert != nil)
        outage.isOngoing = false
        _ = await failed.perform("reload")
        #expect(failed.page.rows.count == 3 && failed.page.alert == nil)
    }

    @Test("is narrowed by search, year, month and day of all years")
    func narrowed() async throws {
        let diary = try DiaryUnderTest()
        for (query, count) in [
            (["q": "EMILIE"], 1), (["year": "2026"], 2), (["month": "12"], 1), (["on": "05-03"], 2),
            (["year": "2026", "month": "12"], 0), (["q": "evening", "on": "05-03"], 1), (["on": "02-30"], 3),
            (["year": "0"], 3), (["year": "10000"], 3), (["month": "13"], 3), (["year": "02026"], 3), (["on": "x"], 3),
        ] as [([String: String], Int)] {
            let list = await diary.list(query)
            #expect(list.page.rows.count == count, "\(query)")
            try ScreenContract.checkPage(list.page)
        }
        for (query, words) in [
            (["q": "snow"], "No entry contains “snow”."),
            (["q": "snow", "year": "2026"], "No entry of that time contains “snow”."),
            (["year": "2026", "month": "12"], "No entry is of that time."),
        ] {
            #expect(await diary.list(query).page.text.contains(words))
        }
    }

    @Test(
        "has the address that it was made for",
        arguments: [
            "/diary", "/diary?q=rain", "/diary?year=2026&month=5", "/diary?on=02-29", "/diary?offset=200",
            "/diary?year=1999",
            "/diary?undo=1", "/diary?year=2026&q=a%26b%20%25&month=12&on=12-31",
        ])
    func address(_ text: String) async throws {
        let diary = try DiaryUnderTest(SampleEntries.daily(900))
        _ = try await diary.source.remove([SampleEntries.daily(900)[899].id], of: diary.user.id)
        try await ScreenContract.checkAddress(try #require(Route(text))) { diary.screens.screen(for: $0) }
    }

    @Test("shows 7,300 entries in windows of 200, each once and each under its day")
    func windows() async throws {
        let entries = SampleEntries.daily(7300)
        let list = try await DiaryUnderTest(entries).list()
        var seen: [String] = []
        var offset: Int? = 0
        while let next = offset {
            list.edit("offset", to: String(next))
            await list.appear()
            seen += list.page.rows.map(\.id)
            #expect(list.page.rows.first?.heading != nil)
            guard case .rows(let rows)? = list.page.content.last, let window = rows.window else { break }
            offset = window.next
        }
        #expect(seen == entries.map(\.id.description))
    }

    @Test("offers drafts, and forgets one when asked")
    func drafts() async throws {
        let diary = try DiaryUnderTest()
        let new = await diary.entry(nil)
        new.edit("text", to: "half a thought")
        await new.viewModel.keepDraft()
        let list = await diary.list()

        let row = try #require(list.page.rows.first)
        #expect(row.title == "half a thought" && row.heading == "Drafts" && list.page.rows.count == 4)
        let draft = try #require(row.destination.flatMap { diary.screens.screen(for: $0) })
        draft.apply(row.destination?.query ?? [:])
        await draft.appear()
        #expect(draft.page.field("text")?.value == "half a thought")
        try ScreenContract.checkPage(list.page)
        let discard = try #require(row.actions.first)
        #expect(discard.confirmation?.question == "Discard what you typed? It can't be brought back.")
        _ = await list.perform(discard.id)
        #expect(list.page.rows.count == 3)
    }

    @Test("nobody signed in has no diary")
    func signedOut() {
        #expect(DiaryFactory.inMemory().screens(context: Context()) == nil)
    }
}
