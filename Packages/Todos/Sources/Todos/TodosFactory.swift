import Endpoints
import SharedData
import TodosData
import TodosDomain

/// Builds the feature from its one dependency.
///
///     let todos = TodosFactory.inMemory()
///     let screen = todos.listView(context: Context(user: User(id: User.ID(1), name: "Me")))
public struct TodosFactory: Sendable {
    /// All that can be done with todos. One of them can be replaced before anything is built.
    public var useCases: TodoUseCases

    /// Makes a factory over a repository.
    public init(repository: any TodoRepository) { useCases = TodoUseCases(repository: repository) }

    /// Makes a factory over a data source, with the repository that the feature brings.
    public init(dataSource: any TodoDataSource) { self.init(repository: DefaultTodoRepository(dataSource: dataSource)) }

    /// The feature with its todos in memory, for trying it.
    public static func inMemory(_ todos: [Todo] = []) -> TodosFactory {
        TodosFactory(dataSource: InMemoryTodoDataSource(todos))
    }

    /// The list of the todos of whoever is signed in; nil when nobody is. Its route is ``TodoListView/route``.
    @MainActor public func listView(context: Context) -> TodoListView? {
        guard let user = context.user else { return nil }
        return TodoListView(viewModel: TodoListViewModel(useCases: useCases, user: user.id))
    }

    /// What programs can ask for, each on behalf of whoever is signed in.
    public func endpoints() -> [Endpoint] { TodoEndpoints(useCases: useCases).all }
}
