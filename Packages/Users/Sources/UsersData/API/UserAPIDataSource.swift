import Endpoints
import Service
import SharedData
import UsersDomain

/// Keeps the directory on a server: the feature's own endpoints or, for all but imports, undo and accounts, JSONPlaceholder.
///
/// The documented statuses are 200 for reads and changes, 201 for adding, and 200 or 204 for removing.
public struct UserAPIDataSource: UserDataSource {
    private let server: APIClient

    /// Makes a data source.
    /// - Parameters:
    ///   - client: Sends the requests, on behalf of whoever it is for.
    ///   - baseURL: Where the endpoints are, with or without a slash at the end: `https://jsonplaceholder.typicode.com`. One that
    ///     is not usable gives ``DataSourceError/badURL(_:)`` at each request.
    public init(client: any HTTPClient, baseURL: String) { server = APIClient(client: client, baseURL: baseURL) }

    public func page(_ query: UserQuery) async throws(DataSourceError) -> UserPage {
        guard let page = try await window(query) else {
            // A server that doesn't count, such as JSONPlaceholder, is asked for all, and the query is answered here.
            let wires: [UserWire] = try server.read(try await server.ask(.get, "/users", statuses: [200]))
            return query.page(of: wires.map(\.person).sorted { $0.id < $1.id })
        }
        guard page.people.isEmpty, page.total > 0 else { return page }
        // There is nobody behind the end, so the last window is asked for.
        var last = query
        last.offset = query.start(in: page.total)
        return try await window(last) ?? page
    }

    /// What the server gives for a query; nil when it doesn't tell the count.
    private func window(_ query: UserQuery) async throws(DataSourceError) -> UserPage? {
        var parameters: [(String, String)] = []
        if !query.searchText.isEmpty { parameters.append(("q", query.searchText)) }
        if query.offset > 0 { parameters.append(("_offset", String(query.offset))) }
        if let limit = query.limit { parameters.append(("_limit", String(max(limit, 1)))) }
        let response = try await server.ask(.get, "/users", query: parameters, statuses: [200])
        guard let total = response.headers["X-Total-Count"].flatMap(Int.init), total >= 0 else { return nil }
        let wires: [UserWire] = try server.read(response)
        return UserPage(people: wires.map(\.person), offset: total == 0 ? 0 : max(query.offset, 0), total: total)
    }

    public func person(_ id: User.ID) async throws(DataSourceError) -> Person? {
        do throws(DataSourceError) {
            return try person(in: try await server.ask(.get, "/users/\(id)", statuses: [200], namesItem: true))
        } catch .notFound {
            return nil
        }
    }

    public func create(_ draft: PersonDraft, by user: User.ID) async throws(DataSourceError) -> Person {
        try person(in: try await server.ask(.post, "/users", body: NewUserWire(draft).json, statuses: [201]))
    }

    public func createAll(_ drafts: [PersonDraft], by user: User.ID) async throws(DataSourceError) {
        _ = try await server.ask(.post, "/users/import", body: drafts.map(NewUserWire.init).json, statuses: [201])
    }

    public func update(_ id: User.ID, _ change: PersonChange) async throws(DataSourceError) -> Person {
        try person(
            in: try await server.ask(
                .patch, "/users/\(id)", body: UserPatchWire(change).json, statuses: [200], namesItem: true))
    }

    public func delete(_ id: User.ID) async throws(DataSourceError) -> UserDeletion? {
        try deletion(in: try await server.ask(.delete, "/users/\(id)", statuses: [200, 204], namesItem: true))
    }

    public func deletion(_ lookup: UserDeletion.Lookup) async throws(DataSourceError) -> UserDeletion? {
        let path =
            switch lookup {
            case .person(let id): "/users/\(id)/deletion"
            case .latest: "/user-deletions/latest"
            }
        do throws(DataSourceError) {
            return try deletion(in: try await server.ask(.get, path, statuses: [200], namesItem: true))
        } catch .notFound {
            return nil
        }
    }

    public func restore(_ id: User.ID) async throws(DataSourceError) -> Person {
        try person(in: try await server.ask(.post, "/users/\(id)/restore", statuses: [200], namesItem: true))
    }

    public func deleteAccount(_ id: User.ID, password: String) async throws(DataSourceError) {
        // Whose account it is, the server knows.
        _ = try await server.ask(
            .post, "/account/deletion", body: AccountDeletionWire(password: password).json, statuses: [200],
            namesItem: true)
    }

    private func person(in response: HTTPResponse) throws(DataSourceError) -> Person {
        let wire: UserWire = try server.read(response)
        return wire.person
    }

    private func deletion(in response: HTTPResponse) throws(DataSourceError) -> UserDeletion? {
        guard !response.body.isEmpty else { return nil }
        let wire: UserDeletionWire = try server.read(response)
        return wire.deletion
    }
}
