import Diary
import DiaryDomain
import SharedData
import Testing

/// The examples of the README, as they stand there.
@MainActor @Suite("The README's examples") struct ExampleTests {
    @Test("the first one runs")
    func first() async throws {
        let diary = DiaryFactory.inMemory()
        let me = User(id: User.ID(1), name: "Me")

        let begun = try Moment(reading: "2026-01-31 23:30", zoneName: "Europe/Berlin", in: .current)
        try await diary.useCases.addEntries.execute(Entry(begun: begun, text: "Snow at last."), for: me.id)
        let list = try #require(diary.screens(context: Context(user: me))?.listScreen())
        await list.appear()

        #expect(list.page.text.contains("> Snow at last. — "))
    }

    @Test("a view of another framework needs no more than the view model's public members")
    func observable() async throws {
        let me = User(id: User.ID(1), name: "Me")
        let screens = try #require(DiaryFactory.inMemory().screens(context: Context(user: me)))
        let model: EntryViewModel = screens.entryView(nil).viewModel
        await model.load()
        #expect(model.isNew && !model.canSave)

        model.type("Snow at last.")

        #expect(model.canSave)
        #expect(await model.perform(.save) == .back)
    }
}
