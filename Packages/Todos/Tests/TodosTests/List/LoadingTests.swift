import Screens
import class Service.Lock
import SharedData
import SharedDataTesting
import Testing
import Todos
import TodosDomain
import TodosTesting

@MainActor @Suite("The list, loading") struct LoadingTests {
    private let user = SampleTodos.user.id

    @Test("a new view model has no todos and no message")
    func new() {
        let viewModel = TodoListViewModel(useCases: .stubbed(getTodos: StubGetTodos(returning: [])), user: user)

        #expect(viewModel.todos.isEmpty)
        #expect(viewModel.errorMessage == "")
        #expect(!viewModel.hasError)
        #expect(!viewModel.isLoading)
    }

    @Test("after loading it has what the use case returned")
    func loaded() async {
        let two = Array(SampleTodos.few.prefix(2))
        let viewModel = TodoListViewModel(useCases: .stubbed(getTodos: StubGetTodos(returning: two)), user: user)

        await viewModel.getTodos()

        #expect(viewModel.todos == two)
        #expect(!viewModel.hasError)
    }

    @Test(
        "a failure sets its message, and a later success clears it",
        arguments: [
            (.dataSourceError("full"), "Data Source Error"), (.decodingError("[3].id"), "Data Decoding Error"),
            (.networkError("refused"), "Network Error"), (.notFound, "Todo Not Found"),
            (.conflict("changed"), "Conflict With Another Change"),
        ] as [(TodoError, String)])
    func failed(_ error: TodoError, _ message: String) async {
        let outage = Outage()
        outage.isOngoing = true
        let getTodos = StubGetTodos { _, _ throws(TodoError) in
            if outage.isOngoing { throw error }
            return TodoPage(all: SampleTodos.few)
        }
        let viewModel = TodoListViewModel(useCases: .stubbed(getTodos: getTodos), user: user)

        await viewModel.getTodos()
        let (seen, hadError, isLoading) = (viewModel.errorMessage, viewModel.hasError, viewModel.isLoading)
        outage.isOngoing = false
        await viewModel.getTodos()

        #expect(bytes(seen) == bytes(message))
        #expect(hadError)
        #expect(!isLoading)
        #expect(viewModel.errorMessage == "")
        #expect(!viewModel.hasError)
        #expect(viewModel.todos == SampleTodos.few)
    }

    @Test("a failed first load leaves an empty list; its page is a failed one, with an alert that can retry")
    func failedFirst() async {
        let outage = Outage()
        outage.isOngoing = true
        let list = ListUnderTest { _ throws(RepositoryError) in try outage.check() }

        await list.list.appear()
        let page = list.list.page

        #expect(page.status == .failed)
        #expect(page.alert?.title == "Error")
        #expect(page.alert?.message == "Data Source Error")
        #expect(page.alert?.actions.map(\.title) == ["Retry", "Dismiss"])
        #expect(list.rows.isEmpty)
        #expect(!list.words.contains { $0.contains("Nothing to do") })

        outage.isOngoing = false
        _ = await list.list.perform(page.alert?.actions.first?.id ?? "")
        #expect(list.viewModel.todos == SampleTodos.few)
        #expect(list.list.page.alert == nil)
    }

    @Test("before the first load it says that todos are on their way; after giving up, how to try again")
    func notLoaded() async {
        let list = ListUnderTest { _ throws(RepositoryError) in throw .fetch(.network("refused")) }
        #expect(list.list.page.content.last == .progress("Loading todos…"))

        await list.list.appear()
        _ = await list.list.perform("dismiss")

        #expect(list.list.page.alert == nil)
        #expect(list.words == ["The todos have not been loaded."])
        #expect(list.list.page.toolbar.map(\.id) == ["reload"])
    }

    @Test("a reload that fails keeps the last good list, with the message beside it; dismissing takes the message away")
    func failedReload() async {
        let outage = Outage()
        let list = ListUnderTest { _ throws(RepositoryError) in try outage.check() }
        await list.list.appear()
        outage.isOngoing = true

        await list.list.appear()

        #expect(list.viewModel.todos == SampleTodos.few)
        #expect(list.viewModel.errorMessage == "Data Source Error")
        #expect(list.list.page.status == .ordinary)
        _ = await list.list.perform("dismiss")
        #expect(list.list.page.alert == nil)
        #expect(list.viewModel.todos == SampleTodos.few)
    }

    @Test("loads that overlap share one, and leaving the screen shows no error")
    func shared() async {
        let (gate, count) = (Gate(), Lock(0))
        let list = ListUnderTest { _ throws(RepositoryError) in
            count.withLock { $0 += 1 }
            await gate.pass()
            if Task.isCancelled { throw .cancelled }
        }
        let first = Task { await list.list.appear() }
        let second = Task { await list.list.appear() }
        await gate.arrived()
        #expect(list.viewModel.isLoading)
        first.cancel()
        second.cancel()
        await gate.open()
        await first.value
        await second.value

        #expect(count.withLock { $0 } == 1)
        #expect(!list.viewModel.hasError)
        #expect(!list.viewModel.isLoading)
    }

    @Test("the answer to an older search that comes after a newer one is dropped")
    func stale() async {
        let gate = Gate()
        let list = ListUnderTest { call throws(RepositoryError) in
            if case .page(let query) = call, query.search == "milk" { await gate.pass() }
        }
        list.list.edit("q", to: "milk")
        let old = Task { await list.list.appear() }
        await gate.arrived()

        list.list.edit("q", to: "peonies")
        await list.list.appear()
        await gate.open()
        await old.value

        #expect(list.rows.map(\.title) == ["Water the peonies"])
    }
}
