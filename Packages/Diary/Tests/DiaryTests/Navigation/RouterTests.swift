import Diary
import DiaryDomain
import DiaryTesting
import Screens
import Testing

@MainActor @Suite("The router") struct RouterTests {
    private let first = SampleEntries.few[0].id
    private let second = SampleEntries.few[1].id

    @Test("showing the list any number of times leaves one screen")
    func list() throws {
        let router = DiaryRouter(factory: try DiaryUnderTest().screens)
        let list = router.stack.last
        for _ in 1...3 { router.showList() }
        #expect(router.stack.count == 1)
        #expect(router.stack.last === list)
    }

    @Test("a new entry from the list makes two, and the list from there one")
    func newEntry() throws {
        let router = DiaryRouter(factory: try DiaryUnderTest().screens)
        router.showNewEntry()
        #expect(router.stack.count == 2)
        #expect((router.stack.last as? EntryView)?.viewModel.isNew == true)
        router.showList()
        #expect(router.stack.count == 1)
    }

    @Test("opening an entry makes two, and opening another from there still two")
    func entries() throws {
        let router = DiaryRouter(factory: try DiaryUnderTest().screens)
        router.show(first)
        #expect(router.stack.count == 2)
        #expect((router.stack.last as? EntryView)?.viewModel.id == first)
        router.show(second)
        #expect(router.stack.count == 2)
        #expect((router.stack.last as? EntryView)?.viewModel.id == second)
        router.showList()
        #expect(router.stack.count == 1)
        #expect(router.stack.last is DiaryListView)
    }

    @Test("screens come from the factory that it is given, one each time")
    func factory() {
        let factory = RecordingFactory()
        let router = DiaryRouter(factory: factory)
        router.showNewEntry()
        router.show(first)
        router.show(first)
        router.show(second)
        router.showList()
        #expect(factory.made == ["list", "new", "entry \(first)", "entry \(second)"])
    }

    @Test("the factory gives the list its entries, a new entry no entry, and details their own")
    func contents() async throws {
        let screens = try DiaryUnderTest().screens
        let list = screens.listView()
        await list.appear()
        #expect(list.viewModel.entries.map(\.id) == SampleEntries.few.map(\.id))
        let new = screens.entryView(nil)
        await new.appear()
        #expect(new.viewModel.entry == nil && new.viewModel.text.isEmpty)
        for entry in SampleEntries.few {
            let details = screens.entryView(entry.id)
            await details.appear()
            #expect(details.viewModel.entry == entry)
        }
    }

    @Test("saving a new entry stores it and goes back to the list, which is then alone and shows it")
    func saving() async throws {
        let diary = try DiaryUnderTest([])
        let router = DiaryRouter(factory: diary.screens)
        router.showNewEntry()
        let new = try #require(router.stack.last)
        await new.appear()
        new.edit("text", to: "written")

        router.follow(await new.perform("save"))
        await router.stack.last?.appear()

        #expect(router.stack.count == 1)
        #expect(router.stack.last?.page.rows.map(\.title) == ["written"])
        #expect(await diary.stored() == ["written"])
    }

    @Test("the list's rows and its action lead to the screens that they name")
    func rows() async throws {
        let diary = try DiaryUnderTest()
        let router = DiaryRouter(factory: diary.screens)
        let list = try #require(router.stack.first)
        await list.appear()
        let row = try #require(list.page.rows.first)

        router.follow(.push(try #require(row.destination)))
        #expect((router.stack.last as? EntryView)?.viewModel.id == first)
        router.showList()
        router.follow(await list.perform("new"))
        #expect((router.stack.last as? EntryView)?.viewModel.isNew == true)
        router.follow(.back)
        #expect(router.stack.count == 1)
    }
}

@MainActor private final class RecordingFactory: DiaryScreenFactory {
    var made: [String] = []

    func listScreen() -> any Screen { record("list") }
    func newEntryScreen() -> any Screen { record("new") }
    func entryScreen(_ id: Entry.ID) -> any Screen { record("entry \(id)") }

    private func record(_ name: String) -> any Screen {
        made.append(name)
        return EmptyScreen()
    }
}

@MainActor private final class EmptyScreen: Screen {
    let page = Page(title: "Empty")
    func appear() async {}
    func edit(_ field: Field.ID, to value: String) {}
    func perform(_ action: Action.ID) async -> Outcome { .stay }
}
