import Diary
import DiaryDomain
import DiaryTesting
import Foundation
import Screens
import ScreensTesting
import SharedData
import SharedDataTesting
import Testing

@MainActor @Suite("The screen of an entry") struct EntryTests {
    private let stored = SampleEntries.few[1]

    @Test("has the day as its title: today's for a new one, its own for one that is there")
    func title() async throws {
        let diary = try DiaryUnderTest()
        #expect(await diary.entry(nil).page.title == "May 3, 2026")
        #expect(await diary.entry(SampleEntries.few[2].id).page.title == "December 31, 2025")
        #expect(try await DiaryUnderTest(zone: "Asia/Tokyo").entry(nil).page.title == "May 4, 2026")
    }

    @Test("can save a new entry and update one that is there, but not while the text is empty, or emptied")
    func completeness() async throws {
        let diary = try DiaryUnderTest()
        for (id, title) in [(nil, "Save"), (stored.id, "Update")] {
            let screen = await diary.entry(id)
            func form() throws -> Form { try #require(screen.page.forms.first) }
            #expect(try form().actions.map(\.title) == [title])
            #expect(try form().isComplete == (id != nil))
            screen.edit("text", to: "some text")
            #expect(try form().isComplete)
            screen.edit("text", to: " \n")
            #expect(try !form().isComplete)
        }
    }

    @Test("an empty text that is sent all the same is refused beside the field, and nothing is stored")
    func emptied() async throws {
        let diary = try DiaryUnderTest()
        for id in [nil, stored.id] {
            let screen = await diary.entry(id)
            screen.edit("text", to: "  ")
            #expect(await screen.perform("save") == .stay)
            #expect(screen.page.field("text")?.message == "An entry needs some text.")
        }
        #expect(await diary.stored() == SampleEntries.few.map(\.text))
    }

    @Test("a new entry is begun when its screen was opened, in the person's zone, however late it is saved")
    func moment() async throws {
        let diary = try DiaryUnderTest([])
        let screen = await diary.entry(nil)
        diary.clock.advance(by: .seconds(3600))
        screen.edit("text", to: "before midnight")

        #expect(await screen.perform("save") == .back)

        let entry = try #require(await diary.source.sortedEntries(of: diary.user.id).first)
        #expect(entry.begun.text == "2026-05-03T23:50:00.000+02:00" && entry.begun.zone == "Europe/Berlin")
    }

    @Test("updating keeps moment and zone, also from another zone on another day")
    func update() async throws {
        let diary = try DiaryUnderTest(zone: "Pacific/Auckland")
        for text in ["one", "two"] {
            let screen = await diary.entry(stored.id)
            screen.edit("text", to: text)
            #expect(await screen.perform("save") == .back)
            diary.clock.advance(by: .seconds(86_400))
        }
        let entry = try #require(await diary.source.entry(stored.id, of: diary.user.id))
        #expect(entry == Entry(begun: stored.begun, text: "two"))
    }

    @Test("a form that is sent twice makes one entry; a second entry of a day is a second entry")
    func twice() async throws {
        let diary = try DiaryUnderTest([])
        let form = await diary.entry(nil)
        let begun = try #require(form.page.field("begun")?.value)
        diary.clock.advance(by: .seconds(5))
        for _ in 1...2 {
            let request = await diary.entry(nil)
            request.edit("begun", to: begun)
            request.edit("text", to: "sent twice")
            #expect(await request.perform("save") == .back)
        }
        #expect(await diary.stored() == ["sent twice"])

        let other = await diary.entry(nil)
        other.edit("text", to: "sent twice")
        async let first = other.perform("save")
        async let second = other.perform("save")
        #expect(await [first, second] == [.back, .back])
        #expect(await diary.stored() == ["sent twice", "sent twice"])
    }

    @Test("an edit without a change writes nothing, whatever line ends a form has made of it")
    func unchanged() async throws {
        let texts = ["one\ntwo\n", "one\r\ntwo\nthree\r"]
        let entries = texts.enumerated().map { SampleEntries.entry(Int64($0) * 1000, $1) }
        let diary = try DiaryUnderTest(entries) { call throws(RepositoryError) in
            if case .update = call { throw .update(.storage("a write that nobody asked for")) }
        }
        for entry in entries {
            let screen = await diary.entry(entry.id)
            screen.edit("text", to: entry.text.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n"))
            #expect(!screen.viewModel.isChanged)
            #expect(await screen.perform("save") == .back)
        }
    }

    @Test("line ends that a form made of line feeds are line feeds again")
    func lineEnds() async throws {
        let diary = try DiaryUnderTest([])
        let screen = await diary.entry(nil)
        screen.edit("text", to: "one\r\ntwo\r\n")
        _ = await screen.perform("save")
        #expect(await diary.stored().map(bytes) == [bytes("one\ntwo\n")])
    }

    @Test("texts survive byte for byte", arguments: NastyEntries.all.filter { !$0.utf8.contains(0x0D) })
    func nasty(_ text: String) async throws {
        let diary = try DiaryUnderTest([])
        let screen = await diary.entry(nil)
        screen.edit("text", to: text)
        #expect(bytes(screen.page.field("text")?.value ?? "") == bytes(text))
        _ = await screen.perform("save")
        #expect(await diary.stored().map(bytes) == [bytes(text)])
    }

    @Test("one that isn't there says so", arguments: [0, 4711, Int64.max, .min])
    func missing(_ id: Int64) async throws {
        let page = try await DiaryUnderTest().entry(Entry.ID(id)).page
        #expect(page.status == .notFound && page.forms.isEmpty && page.text.contains("There is no such entry."))
        #expect(page.rows.map(\.destination) == [DiaryRoutes.list])
    }

    @Test("a load that failed can be tried again, also after its message was taken away")
    func failedLoad() async throws {
        let outage = Outage()
        let diary = try DiaryUnderTest { call throws(RepositoryError) in
            if outage.isOngoing { throw .fetch(.storage("gone")) }
        }
        outage.isOngoing = true
        let screen = await diary.entry(stored.id)
        #expect(screen.page.status == .failed && screen.page.alert?.message == "Data Source Error")
        #expect(screen.page.forms.isEmpty && screen.page.rows.map(\.destination) == [DiaryRoutes.list])

        _ = await screen.perform("dismiss")
        #expect(screen.page.alert == nil && screen.page.forms.isEmpty)
        outage.isOngoing = false
        _ = await screen.perform(try #require(screen.page.toolbar.first).id)

        #expect(screen.page.field("text")?.value == stored.text)
    }

    @Test("deleting leads to the list, where it can be undone")
    func deleting() async throws {
        let diary = try DiaryUnderTest()
        let screen = await diary.entry(stored.id)
        let outcome = await screen.perform("delete")
        guard case .open(let route) = outcome else {
            Issue.record("deleting led to \(outcome)")
            return
        }
        let list = await diary.list(route.query)
        #expect(list.page.rows.count == 2)
        _ = await list.perform(try #require(list.page.notice?.action).id)
        #expect(await diary.stored() == SampleEntries.few.map(\.text))
    }

    @Test(
        "has the address that it was made for", arguments: ["/diary/new", "/diary/1777788000000", "/diary/new?draft=0"])
    func address(_ text: String) async throws {
        let diary = try DiaryUnderTest()
        try await diary.source.keep(
            Draft(begun: .epoch, text: "x", isNew: true, keptAt: DiaryUnderTest.now), of: diary.user.id)
        try await ScreenContract.checkAddress(try #require(Route(text))) { diary.screens.screen(for: $0) }
    }
}
