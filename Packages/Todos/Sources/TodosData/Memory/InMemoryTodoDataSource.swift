import Service
import SharedData
import TodosDomain

import struct Foundation.Date

/// Keeps todos in memory, for trying the feature and for tests. Everything is gone when the process ends.
public actor InMemoryTodoDataSource: TodoDataSource {
    private let clock: any WallClock
    /// All that are not deleted, in the order of their ids.
    private var live: [Todo] = []
    private var deletions: [Deletion] = []
    private var lastID: Int64 = 0
    private var lastDeletionID: Int64 = 0

    private struct Deletion {
        let id: TodoDeletion.ID
        let date: Date
        var todos: [Todo]
    }

    /// Makes a data source.
    /// - Parameters:
    ///   - todos: What is in it at first.
    ///   - clock: Tells when a deletion is too old to be taken back.
    public init(_ todos: [Todo] = [], clock: any WallClock = SystemClock()) {
        self.clock = clock
        live = todos.sorted { $0.id < $1.id }
        lastID = max(live.last?.id.rawValue ?? 0, 0)
    }

    public func page(_ query: TodoQuery, of user: User.ID) -> TodoPage {
        query.page(of: live.filter { $0.userID == user })
    }

    public func todo(_ id: Todo.ID) -> Todo? { place(of: id).map { live[$0] } }

    public func create(_ draft: TodoDraft, of user: User.ID) throws(DataSourceError) -> Todo {
        try check(draft.title)
        return append(draft, of: user)
    }

    public func createAll(_ drafts: [TodoDraft], of user: User.ID) throws(DataSourceError) {
        for draft in drafts { try check(draft.title) }
        for draft in drafts { _ = append(draft, of: user) }
    }

    public func update(_ id: Todo.ID, _ change: TodoChange) throws(DataSourceError) -> Todo {
        try change.title.map(check)
        guard let place = place(of: id) else { throw .notFound }
        change.apply(to: &live[place])
        return live[place]
    }

    public func setAllCompleted(_ isCompleted: Bool, of user: User.ID) {
        for place in live.indices where live[place].userID == user { live[place].isCompleted = isCompleted }
    }

    public func delete(_ id: Todo.ID) throws(DataSourceError) -> TodoDeletion? {
        guard let todo = todo(id) else { throw .notFound }
        return remove([todo])
    }

    public func deleteCompleted(of user: User.ID) -> TodoDeletion? {
        remove(live.filter { $0.userID == user && $0.isCompleted })
    }

    public func deletion(_ lookup: TodoDeletion.Lookup) -> TodoDeletion? {
        purge()
        return deletions.last { deletion in
            switch lookup {
            case .id(let id): deletion.id == id
            case .todo(let id): deletion.todos.contains { $0.id == id }
            case .latest(let user): deletion.todos.first?.userID == user
            }
        }.flatMap(Self.summary)
    }

    public func restore(_ restoration: TodoRestoration) throws(DataSourceError) -> [Todo] {
        purge()
        let restored: [Todo]
        switch restoration {
        case .deletion(let id):
            restored = deletions.first { $0.id == id }?.todos ?? []
            deletions.removeAll { $0.id == id }
        case .todo(let id):
            if let todo = todo(id) { return [todo] }
            restored = deletions.flatMap(\.todos).filter { $0.id == id }
            for place in deletions.indices { deletions[place].todos.removeAll { $0.id == id } }
            deletions.removeAll(where: \.todos.isEmpty)
        }
        guard !restored.isEmpty else { throw .notFound }
        live = (live + restored).sorted { $0.id < $1.id }
        return restored
    }

    private func append(_ draft: TodoDraft, of user: User.ID) -> Todo {
        lastID += 1
        let todo = Todo(id: Todo.ID(lastID), userID: user, title: draft.title, isCompleted: draft.isCompleted)
        live.append(todo)
        return todo
    }

    private func remove(_ todos: [Todo]) -> TodoDeletion? {
        purge()
        guard !todos.isEmpty else { return nil }
        let ids = Set(todos.map(\.id))
        live.removeAll { ids.contains($0.id) }
        lastDeletionID += 1
        let deletion = Deletion(id: TodoDeletion.ID(lastDeletionID), date: clock.now, todos: todos)
        deletions.append(deletion)
        return Self.summary(of: deletion)
    }

    private func purge() {
        let oldest = clock.now.oldestDeletion
        deletions.removeAll { $0.date < oldest }
    }

    private func place(of id: Todo.ID) -> Int? {
        var range = live.startIndex..<live.endIndex
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if live[middle].id == id { return middle }
            range = live[middle].id < id ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
        }
        return nil
    }

    private func check(_ title: String) throws(DataSourceError) {
        guard !title.unicodeScalars.contains("\0") else { throw .storage("Text with U+0000 can't be kept.") }
    }

    private static func summary(of deletion: Deletion) -> TodoDeletion? {
        deletion.todos.first.map { first in
            TodoDeletion(
                id: deletion.id, userID: first.userID, date: deletion.date, count: deletion.todos.count,
                title: first.title)
        }
    }
}

extension Date {
    /// At this instant, the oldest deletion that can still be taken back was made then.
    var oldestDeletion: Date { addingTimeInterval(Double(-TodoDeletion.days * 24 * 60 * 60)) }
}
