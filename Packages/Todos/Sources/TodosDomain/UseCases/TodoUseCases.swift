/// All that can be done with todos.
public struct TodoUseCases: Sendable {
    /// Reads a person's todos.
    public var getTodos: any GetTodos
    /// Reads one todo.
    public var getTodo: any GetTodo
    /// Creates a todo.
    public var createTodo: any CreateTodo
    /// Creates many todos at once.
    public var importTodos: any ImportTodos
    /// Changes a todo.
    public var updateTodo: any UpdateTodo
    /// Makes all todos done, or none of them.
    public var completeAllTodos: any CompleteAllTodos
    /// Deletes a todo.
    public var deleteTodo: any DeleteTodo
    /// Deletes the todos that are done.
    public var clearCompletedTodos: any ClearCompletedTodos
    /// Takes deletions back.
    public var restoreTodo: any RestoreTodo

    /// Makes all use cases over one repository. One of them can be replaced afterwards.
    public init(repository: any TodoRepository) {
        getTodos = GetTodosUseCase(repository: repository)
        getTodo = GetTodoUseCase(repository: repository)
        createTodo = CreateTodoUseCase(repository: repository)
        importTodos = ImportTodosUseCase(repository: repository)
        updateTodo = UpdateTodoUseCase(repository: repository)
        completeAllTodos = CompleteAllTodosUseCase(repository: repository)
        deleteTodo = DeleteTodoUseCase(repository: repository)
        clearCompletedTodos = ClearCompletedTodosUseCase(repository: repository)
        restoreTodo = RestoreTodoUseCase(repository: repository)
    }
}
