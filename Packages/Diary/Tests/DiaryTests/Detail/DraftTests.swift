import Diary
import DiaryDomain
import DiaryTesting
import Foundation
import Screens
import ScreensTesting
import SharedData
import SharedDataTesting
import Testing

@MainActor @Suite("What is typed") struct DraftTests {
    private let stored = SampleEntries.few[1]

    @Test("is kept as a draft soon after, whatever becomes of the screen")
    func kept() async throws {
        let diary = try DiaryUnderTest()
        var screen: EntryView? = await diary.entry(nil)
        screen?.edit("text", to: "half")
        screen?.edit("text", to: "half a thought")
        #expect(screen?.page.leaving != nil)
        await diary.clock.waitForSleepers()
        let keeping = screen?.viewModel.pendingDraft
        screen = nil

        diary.clock.advance(by: EntryViewModel.keepingDelay)
        await keeping?.value

        #expect(await diary.drafts() == ["half a thought"])
        #expect(await diary.stored() == SampleEntries.few.map(\.text))
    }

    @Test("asks before leaving exactly while it is neither stored nor kept")
    func leaving() async throws {
        let screen = try await DiaryUnderTest().entry(stored.id)
        #expect(screen.page.leaving == nil)
        screen.edit("text", to: "typed")
        #expect(screen.page.leaving != nil)
        await screen.viewModel.keepDraft()
        #expect(screen.page.leaving == nil)
        screen.edit("text", to: "typed on")
        #expect(screen.page.leaving != nil)
        _ = await screen.perform("save")
        #expect(screen.page.leaving == nil)
    }

    @Test("is offered again for its entry, and can be saved from there")
    func offeredForEntry() async throws {
        let diary = try DiaryUnderTest()
        let before = await diary.entry(stored.id)
        before.edit("text", to: "changed")
        await before.viewModel.keepDraft()

        let after = await diary.entry(stored.id)

        #expect(after.page.field("text")?.value == "changed")
        #expect(after.page.notice != nil && after.page.toolbar.map(\.title) == ["Discard changes", "Delete"])
        #expect(await after.perform("save") == .back)
        #expect(await diary.source.entry(stored.id, of: diary.user.id)?.text == "changed")
        #expect(await diary.drafts().isEmpty)
    }

    @Test("is offered again for a new entry, and becomes that entry with the moment at which it was begun")
    func offeredForNew() async throws {
        let diary = try DiaryUnderTest([])
        let before = await diary.entry(nil)
        before.edit("text", to: "begun on the third")
        await before.viewModel.keepDraft()
        diary.clock.advance(by: .seconds(86_400))

        let after = await diary.entry(nil)
        let offer = try #require(after.page.notice?.action)
        #expect(after.page.title == "May 4, 2026" && after.page.field("text")?.value == "")
        _ = await after.perform(offer.id)

        #expect(after.page.title == "May 3, 2026" && after.page.field("text")?.value == "begun on the third")
        let refreshed = await diary.entry(nil, after.page.address)
        #expect(refreshed.page.field("text")?.value == "begun on the third")
        #expect(await refreshed.perform("save") == .back)
        let entry = try #require(await diary.source.sortedEntries(of: diary.user.id).first)
        #expect(entry.day.description == "2026-05-03")
        #expect(await diary.drafts().isEmpty)
    }

    @Test("of two new entries is kept apart")
    func two() async throws {
        let diary = try DiaryUnderTest([])
        for text in ["first", "second"] {
            let screen = await diary.entry(nil)
            screen.edit("text", to: text)
            await screen.viewModel.keepDraft()
            diary.clock.advance(by: .seconds(1))
        }
        #expect(await diary.drafts() == ["second", "first"])
    }

    @Test("stays on the screen and becomes a draft when saving fails")
    func failedSave() async throws {
        let diary = try DiaryUnderTest { call throws(RepositoryError) in
            switch call {
            case .add, .update: throw .create(.storage("The disk is full."))
            default: break
            }
        }
        for id in [nil, stored.id] {
            let screen = await diary.entry(id)
            screen.edit("text", to: "typed for \(id?.description ?? "new")")
            #expect(await screen.perform("save") == .stay)
            #expect(screen.page.field("text")?.value == "typed for \(id?.description ?? "new")")
            #expect(screen.page.alert?.message == "Data Source Error: what you typed is kept as a draft.")
        }
        #expect(await diary.drafts().count == 2)
        #expect(await diary.stored() == SampleEntries.few.map(\.text))
    }

    @Test("stays on the screen when nothing can be written, and says that it isn't kept")
    func writingFails() async throws {
        let outage = Outage()
        let diary = try DiaryUnderTest { call throws(RepositoryError) in try outage.check(call) }
        let screen = await diary.entry(nil)
        screen.edit("text", to: "typed")
        outage.isOngoing = true

        #expect(await screen.perform("save") == .stay)

        #expect(screen.page.alert?.message.contains("could not be kept") == true)
        #expect(screen.page.leaving != nil && screen.page.field("text")?.value == "typed")
        outage.isOngoing = false
        #expect(await screen.perform(try #require(screen.page.alert?.actions.first).id) == .back)
        #expect(await diary.stored().contains("typed"))
    }

    @Test("of an entry that was deleted meanwhile becomes a draft for a new one")
    func deletedMeanwhile() async throws {
        let diary = try DiaryUnderTest()
        let screen = await diary.entry(stored.id)
        screen.edit("text", to: "typed too late")
        _ = try await diary.source.remove([stored.id], of: diary.user.id)

        #expect(await screen.perform("save") == .stay)

        #expect(screen.page.alert?.message.contains("kept as a draft") == true)
        let row = try #require(await diary.list().page.rows.first)
        #expect(row.title == "typed too late" && row.destination?.path == DiaryRoutes.new.path)
    }

    @Test("too long to be stored is refused with the limit, and stays")
    func tooLong() async throws {
        let diary = try DiaryUnderTest([])
        let screen = await diary.entry(nil)
        let text = String(repeating: "x", count: EntryText.maximumBytes + 1)
        screen.edit("text", to: text)
        #expect(await screen.perform("save") == .stay)
        #expect(screen.page.field("text")?.message?.contains("at most 10 MiB") == true)
        #expect(screen.page.field("text")?.value.utf8.count == text.utf8.count && screen.page.leaving != nil)
    }

    @Test("is discarded only when asked for, after a question")
    func discarded() async throws {
        let diary = try DiaryUnderTest()
        let screen = await diary.entry(stored.id)
        screen.edit("text", to: "changed")
        await screen.viewModel.keepDraft()
        let discard = try #require(screen.page.toolbar.first { $0.title == "Discard changes" })
        #expect(discard.confirmation != nil)

        _ = await screen.perform(discard.id)

        #expect(screen.page.field("text")?.value == stored.text && screen.page.leaving == nil)
        #expect(await diary.drafts().isEmpty)
    }

    @Test("that is taken back leaves no draft behind")
    func takenBack() async throws {
        let diary = try DiaryUnderTest()
        for (id, text) in [(nil, ""), (stored.id, stored.text)] {
            let screen = await diary.entry(id)
            screen.edit("text", to: "typed")
            await screen.viewModel.keepDraft()
            #expect(await diary.drafts().count == 1)
            screen.edit("text", to: text)
            await screen.viewModel.keepDraft()
            #expect(await diary.drafts().isEmpty)
            #expect(screen.page.leaving == nil)
        }
    }

    @Test("is never overwritten by a load")
    func reloaded() async throws {
        let screen = try await DiaryUnderTest().entry(stored.id)
        screen.edit("text", to: "typed")
        await screen.appear()
        #expect(screen.page.field("text")?.value == "typed")
    }
}
