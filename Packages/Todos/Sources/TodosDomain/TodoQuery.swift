import SharedData

/// Which of a person's todos are asked for.
public struct TodoQuery: Sendable, Hashable, Windowed {
    /// Todos by whether they are done.
    public enum Filter: String, Sendable, CaseIterable {
        case all, active, completed
    }

    /// By whether they are done.
    public var filter: Filter
    /// Text that their titles contain, without regard to case and accents; blank for any. Only its first 500 Unicode scalars count.
    public var search: String
    /// How many of them to skip. One at or behind the end gives the last window, a negative one the first.
    public var offset: Int
    /// How many to give at most: at least 1; nil for all.
    public var limit: Int?

    /// Makes a query: without arguments, for all todos.
    public init(filter: Filter = .all, search: String = "", offset: Int = 0, limit: Int? = nil) {
        self.filter = filter
        self.search = search
        self.offset = offset
        self.limit = limit
    }

    /// The text to look for, without white space around it; empty for any.
    public var searchText: String { String(search.unicodeScalars.prefix(500)).trimmed }
}

/// What a query found, and how many there are besides.
public struct TodoPage: Sendable, Equatable {
    /// The todos of the window, in order.
    public var todos: [Todo]
    /// Where the window begins.
    public var offset: Int
    /// How many todos the query fits in all.
    public var total: Int
    /// How many todos this person has still to do, whatever the query.
    public var activeCount: Int
    /// How many todos this person has done, whatever the query.
    public var completedCount: Int

    /// Makes a page.
    public init(todos: [Todo], offset: Int = 0, total: Int, activeCount: Int, completedCount: Int) {
        self.todos = todos
        self.offset = offset
        self.total = total
        self.activeCount = activeCount
        self.completedCount = completedCount
    }

    /// A page of a person who has these todos and no others, all of them in the window.
    public init(all todos: [Todo]) {
        let completed = todos.count(where: \.isCompleted)
        self.init(todos: todos, total: todos.count, activeCount: todos.count - completed, completedCount: completed)
    }
}
