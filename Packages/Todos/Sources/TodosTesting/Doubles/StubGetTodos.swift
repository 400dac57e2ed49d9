import SharedData
import TodosDomain

/// A use case that gives what it was told to.
public struct StubGetTodos: GetTodos {
    private let answer: @Sendable (TodoQuery, User.ID) async throws(TodoError) -> TodoPage

    /// Makes a use case that answers by a closure.
    public init(_ answer: @escaping @Sendable (TodoQuery, User.ID) async throws(TodoError) -> TodoPage) {
        self.answer = answer
    }

    /// Makes a use case that gives these todos.
    public init(returning todos: [Todo]) { self.init { _, _ in TodoPage(all: todos) } }

    /// Makes a use case that fails.
    public init(failing error: TodoError) { self.init { _, _ throws(TodoError) in throw error } }

    public func execute(_ query: TodoQuery, for user: User.ID) async throws(TodoError) -> TodoPage {
        try await answer(query, user)
    }
}

extension TodoUseCases {
    /// Use cases of which only reading has an answer; any other ends the process (see ``FakeTodoRepository``).
    public static func stubbed(getTodos: any GetTodos) -> TodoUseCases {
        var useCases = TodoUseCases(repository: FakeTodoRepository())
        useCases.getTodos = getTodos
        return useCases
    }
}
