import Service
import TodosDomain

extension TodoQuery {
    /// What the query finds among all todos of one person, which stand in order.
    func page(of todos: [Todo]) -> TodoPage {
        var page = TodoPage(all: todos)
        if filter != .all || !searchText.isEmpty { page.todos = todos.filter(test) }
        page.total = page.todos.count
        page.offset = start(in: page.total)
        page.todos = Array(page.todos.dropFirst(page.offset).prefix(limit.map { max($0, 1) } ?? page.total))
        return page
    }

    /// Whether a todo is one of those that the query finds, in some window.
    package func matches(_ todo: Todo) -> Bool { test(todo) }

    private var test: (Todo) -> Bool {
        let filter = filter
        let searched = Array(searchText.folded.utf8)
        return { todo in
            (filter == .all || todo.isCompleted == (filter == .completed))
                && (searched.isEmpty || todo.title.folded.utf8.contains(searched))
        }
    }
}

extension String.UTF8View {
    /// Whether these bytes stand in it, one after the other.
    fileprivate func contains(_ bytes: [UInt8]) -> Bool {
        let text = Array(self)
        guard text.count >= bytes.count else { return false }
        return (0...(text.count - bytes.count)).contains { text[$0..<($0 + bytes.count)].elementsEqual(bytes) }
    }
}
