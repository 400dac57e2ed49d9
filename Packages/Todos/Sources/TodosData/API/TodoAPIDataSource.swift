import Endpoints
import Service
import SharedData
import TodosDomain

/// Keeps todos on a server: the feature's own endpoints or, for all but bulk changes and undo, JSONPlaceholder.
///
/// The documented statuses are 200 for reads and changes, 201 for creating, and 200 or 204 for deleting.
public struct TodoAPIDataSource: TodoDataSource {
    private let server: APIClient

    /// Makes a data source.
    /// - Parameters:
    ///   - client: Sends the requests, on behalf of whoever it is for.
    ///   - baseURL: Where the endpoints are, with or without a slash at the end: `https://jsonplaceholder.typicode.com`. One that
    ///     is not usable gives ``DataSourceError/badURL(_:)`` at each request.
    public init(client: any HTTPClient, baseURL: String) { server = APIClient(client: client, baseURL: baseURL) }

    public func page(_ query: TodoQuery, of user: User.ID) async throws(DataSourceError) -> TodoPage {
        guard let page = try await window(query, of: user) else {
            // A server that doesn't count, such as JSONPlaceholder, is asked for all, and the query is answered here.
            let all = try await server.ask(.get, "/todos", query: [("userId", user.description)], statuses: [200])
            let wires: [TodoWire] = try server.read(all)
            return query.page(of: wires.map(\.todo).filter { $0.userID == user }.sorted { $0.id < $1.id })
        }
        guard page.todos.isEmpty, page.total > 0 else { return page }
        // There is nothing behind the end, so the last window is asked for.
        var last = query
        last.offset = query.start(in: page.total)
        return try await window(last, of: user) ?? page
    }

    /// What the server gives for a query; nil when it doesn't tell the counts.
    private func window(_ query: TodoQuery, of user: User.ID) async throws(DataSourceError) -> TodoPage? {
        var parameters = [("userId", user.description)]
        if query.filter != .all { parameters.append(("completed", query.filter == .completed ? "true" : "false")) }
        if !query.searchText.isEmpty { parameters.append(("q", query.searchText)) }
        if query.offset > 0 { parameters.append(("_offset", String(query.offset))) }
        if let limit = query.limit { parameters.append(("_limit", String(max(limit, 1)))) }
        let response = try await server.ask(.get, "/todos", query: parameters, statuses: [200])
        guard var page = TodoPage(headers: response.headers) else { return nil }
        let wires: [TodoWire] = try server.read(response)
        page.todos = wires.map(\.todo)
        page.offset = page.total == 0 ? 0 : max(query.offset, 0)
        return page
    }

    public func todo(_ id: Todo.ID) async throws(DataSourceError) -> Todo? {
        do throws(DataSourceError) {
            let wire: TodoWire = try server.read(
                try await server.ask(.get, "/todos/\(id)", statuses: [200], namesItem: true))
            return wire.todo
        } catch .notFound {
            return nil
        }
    }

    public func create(_ draft: TodoDraft, of user: User.ID) async throws(DataSourceError) -> Todo {
        var body = NewTodoWire(draft)
        body.userId = user.rawValue
        let wire: TodoWire = try server.read(
            try await server.ask(.post, "/todos", body: body.json, statuses: [201]))
        return wire.todo
    }

    public func createAll(_ drafts: [TodoDraft], of user: User.ID) async throws(DataSourceError) {
        _ = try await server.ask(.post, "/todos/import", body: drafts.map(NewTodoWire.init).json, statuses: [201])
    }

    public func update(_ id: Todo.ID, _ change: TodoChange) async throws(DataSourceError) -> Todo {
        let wire: TodoWire = try server.read(
            try await server.ask(
                .patch, "/todos/\(id)", body: TodoPatchWire(change).json, statuses: [200], namesItem: true))
        return wire.todo
    }

    public func setAllCompleted(_ isCompleted: Bool, of user: User.ID) async throws(DataSourceError) {
        _ = try await server.ask(.patch, "/todos", body: TodoCompletionWire(isCompleted).json, statuses: [200])
    }

    public func delete(_ id: Todo.ID) async throws(DataSourceError) -> TodoDeletion? {
        try deletion(in: try await server.ask(.delete, "/todos/\(id)", statuses: [200, 204], namesItem: true))
    }

    public func deleteCompleted(of user: User.ID) async throws(DataSourceError) -> TodoDeletion? {
        try deletion(
            in: try await server.ask(.delete, "/todos", query: [("completed", "true")], statuses: [200, 204]))
    }

    public func deletion(_ lookup: TodoDeletion.Lookup) async throws(DataSourceError) -> TodoDeletion? {
        let path =
            switch lookup {
            case .id(let id): "/todo-deletions/\(id)"
            case .todo(let id): "/todos/\(id)/deletion"
            case .latest: "/todo-deletions/latest"
            }
        do throws(DataSourceError) {
            return try deletion(in: try await server.ask(.get, path, statuses: [200], namesItem: true))
        } catch .notFound {
            return nil
        }
    }

    public func restore(_ restoration: TodoRestoration) async throws(DataSourceError) -> [Todo] {
        switch restoration {
        case .todo(let id):
            let wire: TodoWire = try server.read(
                try await server.ask(.post, "/todos/\(id)/restore", statuses: [200], namesItem: true))
            return [wire.todo]
        case .deletion(let id):
            let wires: [TodoWire] = try server.read(
                try await server.ask(.post, "/todo-deletions/\(id)/restore", statuses: [200], namesItem: true))
            return wires.map(\.todo)
        }
    }

    private func deletion(in response: HTTPResponse) throws(DataSourceError) -> TodoDeletion? {
        guard !response.body.isEmpty else { return nil }
        let wire: TodoDeletionWire = try server.read(response)
        return wire.deletion
    }
}
