import Screens
import class Service.Lock
import SharedData
import SharedDataTesting
import Testing
import Todos
import TodosDomain
import TodosTesting

@MainActor @Suite("The list, writing") struct WritingTests {
    @Test("what is typed becomes a todo, which appears, and the field is empty again")
    func add() async {
        let list = ListUnderTest()
        await list.list.appear()
        list.list.edit("title", to: "  Call Zoë  ")

        #expect(await list.list.perform("add") == .stay)

        #expect(list.rows.last?.title == "Call Zoë")
        #expect(list.value("title") == "")
        #expect(await list.stored().count == 4)
    }

    @Test("a created todo appears whatever filter, search or window was chosen")
    func revealed() async {
        let list = ListUnderTest(SampleTodos.many(450))
        for (field, value) in [("filter", "completed"), ("q", "number 4")] as [(Field.ID, String)] {
            list.list.edit(field, to: value)
        }
        await list.list.appear()
        list.list.edit("title", to: "new")

        _ = await list.list.perform("add")

        #expect(list.rows.last?.title == "new")
        #expect(list.list.page.address == ["offset": "400"])
    }

    @Test("a search that a created todo fits stays")
    func searchStays() async {
        let list = ListUnderTest()
        list.list.edit("q", to: "BUY")
        await list.list.appear()
        list.list.edit("title", to: "Buy bread")

        _ = await list.list.perform("add")

        #expect(list.rows.map(\.title) == ["Buy milk", "Buy bread"])
        #expect(list.list.page.address == ["q": "BUY"])
    }

    @Test(
        "a title that may be none is refused beside the field, stays typed, and nothing is stored",
        arguments: [
            ("", "A todo needs a title."), (" \n\t\u{3000} ", "A todo needs a title."),
            (String(repeating: "x", count: 501), "A title may have at most 500 characters; this one has 501."),
            ("a\0b", "A title may not contain the character U+0000. Remove it and try again."),
        ])
    func refused(_ title: String, _ message: String) async {
        let list = ListUnderTest()
        await list.list.appear()
        list.list.edit("title", to: title)

        _ = await list.list.perform("add")

        #expect(list.message("title") == message)
        #expect(list.value("title") == title)
        #expect(list.list.page.alert == nil)
        #expect(await list.stored() == SampleTodos.few)
        list.list.edit("title", to: "better")
        #expect(list.message("title") == nil)
    }

    @Test("submitting again while the first is being stored creates one")
    func twice() async {
        let gate = Gate()
        let list = ListUnderTest { call throws(RepositoryError) in if call.isWrite { await gate.pass() } }
        await list.list.appear()
        list.list.edit("title", to: "once")

        let first = Task { await list.list.perform("add") }
        await gate.arrived()
        let second = Task { await list.list.perform("add") }
        await gate.open()
        _ = await (first.value, second.value)

        #expect(await list.stored().filter { $0.title == "once" }.count == 1)
        #expect(list.message("title") == nil)
    }

    @Test("what is typed while a todo is being stored is kept")
    func typedMeanwhile() async {
        let gate = Gate()
        let list = ListUnderTest { call throws(RepositoryError) in if call.isWrite { await gate.pass() } }
        await list.list.appear()
        list.list.edit("title", to: "first")
        let adding = Task { await list.list.perform("add") }
        await gate.arrived()
        #expect(list.list.page.leaving != nil)

        list.list.edit("title", to: "second")
        await gate.open()
        _ = await adding.value

        #expect(list.value("title") == "second")
        #expect(list.rows.last?.title == "first")
    }

    @Test("a write that fails keeps the draft and shows an alert whose retry does it again")
    func failedAdd() async {
        let outage = Outage()
        let list = ListUnderTest { call throws(RepositoryError) in if call.isWrite { try outage.check() } }
        await list.list.appear()
        list.list.edit("title", to: "kept")
        outage.isOngoing = true

        _ = await list.list.perform("add")

        #expect(list.list.page.alert?.message == "Data Source Error")
        #expect(list.value("title") == "kept")
        #expect(list.list.page.leaving != nil)
        outage.isOngoing = false
        _ = await list.list.perform(list.list.page.alert?.actions.first?.id ?? "")
        #expect(list.rows.last?.title == "kept")
        #expect(list.list.page.alert == nil)
        #expect(list.list.page.leaving == nil)
    }

    @Test("a toggle that fails leaves the mark as it was")
    func failedToggle() async {
        let list = ListUnderTest { call throws(RepositoryError) in
            if call.isWrite { throw .update(.network("refused")) }
        }
        await list.list.appear()

        _ = await list.list.perform("complete/1")

        #expect(list.rows.map(\.isOn) == [false, true, false])
        #expect(list.list.page.alert?.message == "Network Error")
    }

    @Test("two quick toggles end in the state that the second one asked for")
    func quickToggles() async {
        let gate = Gate()
        let list = ListUnderTest { call throws(RepositoryError) in
            if case .update(_, TodoChange(isCompleted: true)) = call { await gate.pass() }
        }
        await list.list.appear()
        let first = Task { await list.list.perform("complete/1") }
        await gate.arrived()
        let second = Task { await list.list.perform("reopen/1") }
        while list.viewModel.pendingWrites < 2 { await Task.yield() }
        await gate.open()
        _ = await (first.value, second.value)

        #expect(await list.stored().first?.isCompleted == false)
        #expect(list.rows.first?.isOn == false)
    }

    @Test("a reload that began before a write does not show what was before it")
    func reloadAcrossWrite() async {
        let (gate, loads) = (Gate(), Lock(0))
        let list = ListUnderTest { call throws(RepositoryError) in
            guard case .page = call else { return }
            let count = loads.withLock { count in
                count += 1
                return count
            }
            if count == 2 { await gate.pass() }
        }
        await list.list.appear()
        let reload = Task { await list.list.appear() }
        await gate.arrived()

        _ = await list.list.perform("complete/1")
        await gate.open()
        await reload.value

        #expect(list.rows.first?.isOn == true)
    }

    @Test("a failure among quick writes is still shown after those behind it succeeded")
    func failureAmongWrites() async {
        let gate = Gate()
        let list = ListUnderTest { call throws(RepositoryError) in
            guard case .update(let id, _) = call else { return }
            await gate.pass()
            if id == Todo.ID(1) { throw .update(.storage("full")) }
        }
        await list.list.appear()
        let first = Task { await list.list.perform("complete/1") }
        await gate.arrived()
        let second = Task { await list.list.perform("complete/3") }
        while list.viewModel.pendingWrites < 2 { await Task.yield() }
        await gate.open()
        _ = await (first.value, second.value)

        #expect(list.rows.map(\.isOn) == [false, true, true])
        #expect(list.viewModel.errorMessage == "Data Source Error")
    }

    @Test("leaving the screen does not cancel a write")
    func leaving() async {
        let gate = Gate()
        let list = ListUnderTest { call throws(RepositoryError) in
            guard call.isWrite else { return }
            await gate.pass()
            if Task.isCancelled { throw .cancelled }
        }
        await list.list.appear()
        let write = Task { await list.list.perform("complete/1") }
        await gate.arrived()
        write.cancel()
        await gate.open()
        _ = await write.value

        #expect(await list.stored().first?.isCompleted == true)
    }

    @Test(
        "a verb on something that is not there, or already so, changes nothing and is no error",
        arguments: [
            "complete/99", "reopen/1", "complete/2", "delete/99", "undo/99", "edit/99", "save/99", "complete/x",
            "nonsense", "complete", "undo/", "add/1", "complete/9223372036854775808",
        ])
    func harmless(_ action: String) async {
        let list = ListUnderTest()
        await list.list.appear()
        let before = list.list.page

        #expect(await list.list.perform(Action.ID(action)) == .stay)

        #expect(list.list.page == before)
        #expect(await list.stored() == SampleTodos.few)
    }

    @Test("another person's todo can't be touched")
    func others() async {
        let theirs = Todo(id: Todo.ID(9), userID: User.ID(2), title: "theirs")
        let list = ListUnderTest(SampleTodos.few + [theirs])
        await list.list.appear()
        for action in ["complete/9", "edit/9", "delete/9", "complete-all", "clear-completed"] as [Action.ID] {
            _ = await list.list.perform(action)
        }
        list.list.edit("rename", to: "mine now")
        _ = await list.list.perform("save/9")

        #expect(await list.source.todo(Todo.ID(9)) == theirs)
    }
}
