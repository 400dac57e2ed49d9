import Screens
import SharedData
import Todos
import TodosData
import TodosDomain
import TodosTesting

/// A list over todos in memory, and a look at what is stored beneath it.
@MainActor struct ListUnderTest {
    let source: InMemoryTodoDataSource
    let repository: any TodoRepository
    let user = SampleTodos.user.id
    let list: TodoListView

    var viewModel: TodoListViewModel { list.viewModel }

    init(
        _ todos: [Todo] = SampleTodos.few,
        before: @escaping @Sendable (InterceptedTodoRepository.Call) async throws(RepositoryError) -> Void = { _ in
        }
    ) {
        let source = InMemoryTodoDataSource(todos)
        self.init(source, InterceptedTodoRepository(DefaultTodoRepository(dataSource: source), before: before))
    }

    private init(_ source: InMemoryTodoDataSource, _ repository: any TodoRepository) {
        self.source = source
        self.repository = repository
        list = TodoListView(viewModel: TodoListViewModel(useCases: TodoUseCases(repository: repository), user: user))
    }

    /// Another list over the same todos, as a request after this one would make it: at this list's address.
    func afterRefresh() async -> ListUnderTest {
        let next = ListUnderTest(source, repository)
        next.list.apply(list.page.address)
        await next.list.appear()
        return next
    }

    /// What is stored.
    func stored() async -> [Todo] { await source.page(TodoQuery(), of: user).todos }

    /// The rows of the page.
    var rows: [Row] {
        list.page.content.flatMap { element -> [Row] in if case .rows(let rows) = element { rows.rows } else { [] } }
    }

    /// The words on the page that stand in no form and no row.
    var words: [String] {
        list.page.content.compactMap { element in if case .text(let text) = element { text.words } else { nil } }
    }

    /// What stands beside a field.
    func message(_ field: Field.ID) -> String? {
        list.page.forms.flatMap(\.fields).first { $0.id == field }?.message
    }

    /// What stands in a field.
    func value(_ field: Field.ID) -> String? { list.page.forms.flatMap(\.fields).first { $0.id == field }?.value }
}

/// Holds whoever comes until it is opened, and tells how many came.
actor Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    private var arrivals = 0

    /// Waits until the gate is open.
    func pass() async {
        arrivals += 1
        let ready = watchers.filter { $0.count <= arrivals }
        watchers.removeAll { $0.count <= arrivals }
        for watcher in ready { watcher.continuation.resume() }
        guard !isOpen else { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Lets all through, now and later.
    func open() {
        isOpen = true
        let all = waiting
        waiting = []
        for continuation in all { continuation.resume() }
    }

    /// Returns when so many have come.
    func arrived(_ count: Int = 1) async {
        guard arrivals < count else { return }
        await withCheckedContinuation { watchers.append((count, $0)) }
    }
}
