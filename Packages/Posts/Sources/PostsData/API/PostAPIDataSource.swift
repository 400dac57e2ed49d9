import Endpoints
import PostsDomain
import Service
import SharedData

/// Keeps posts on a server: the feature's own endpoints or, for all but import and undo, JSONPlaceholder.
///
/// The documented statuses are 200 for reads and changes, 201 for creating, and 200 or 204 for deleting.
public struct PostAPIDataSource: PostDataSource {
    private let server: APIClient
    /// Asks for the author's name along with a post, in JSONPlaceholder's words.
    private let expanding = [("_expand", "user")]

    /// Makes a data source.
    /// - Parameters:
    ///   - client: Sends the requests, on behalf of whoever it is for.
    ///   - baseURL: Where the endpoints are, with or without a slash at the end: `https://jsonplaceholder.typicode.com`. One that
    ///     is not usable gives ``DataSourceError/badURL(_:)`` at each request.
    public init(client: any HTTPClient, baseURL: String) { server = APIClient(client: client, baseURL: baseURL) }

    public func page(_ query: PostQuery) async throws(DataSourceError) -> PostPage {
        let page = try await window(query)
        guard page.posts.isEmpty, page.total > 0, query.offset > 0 else { return page }
        // There is nothing behind the end, so the last window is asked for.
        var last = query
        last.offset = query.start(in: page.total)
        return last.offset == query.offset || last.offset == page.total ? page : try await window(last)
    }

    private func window(_ query: PostQuery) async throws(DataSourceError) -> PostPage {
        var parameters = expanding + [("_sort", "id"), ("_order", query.order == .newestFirst ? "desc" : "asc")]
        if let author = query.author { parameters.append(("userId", author.description)) }
        if query.offset > 0 || query.limit != nil {
            parameters.append(("_start", String(max(query.offset, 0))))
            // JSONPlaceholder heeds a start only with a limit.
            parameters.append(("_limit", String(max(query.limit ?? .max, 1))))
        }
        let response = try await server.ask(.get, "/posts", query: parameters, statuses: [200])
        let wires: [PostWire] = try server.read(response)
        let total = response.headers["X-Total-Count"].flatMap(Int.init).flatMap { $0 >= 0 ? $0 : nil }
        let offset = total == 0 ? 0 : max(query.offset, 0)
        return PostPage(
            posts: wires.map(\.post), offset: min(offset, total ?? offset), total: total ?? wires.count)
    }

    public func post(_ id: Post.ID) async throws(DataSourceError) -> Post? {
        do throws(DataSourceError) { return try await one(.get, "/posts/\(id)") } catch .notFound { return nil }
    }

    public func create(_ draft: PostDraft, by author: User.ID) async throws(DataSourceError) -> Post {
        var body = NewPostWire(draft)
        body.userId = author.rawValue
        let wire: PostWire = try server.read(
            try await server.ask(.post, "/posts", query: expanding, body: body.json, statuses: [201]))
        return wire.post
    }

    public func createAll(_ drafts: [PostDraft], by author: User.ID) async throws(DataSourceError) {
        _ = try await server.ask(.post, "/posts/import", body: drafts.map(NewPostWire.init).json, statuses: [201])
    }

    public func update(_ id: Post.ID, _ change: PostChange) async throws(DataSourceError) -> Post {
        try await one(.patch, "/posts/\(id)", body: PostPatchWire(change).json)
    }

    public func delete(_ id: Post.ID) async throws(DataSourceError) -> PostDeletion? {
        try await deletion(.delete, "/posts/\(id)", statuses: [200, 204])
    }

    public func deletion(_ lookup: PostDeletion.Lookup) async throws(DataSourceError) -> PostDeletion? {
        let path =
            switch lookup {
            case .post(let id): "/posts/\(id)/deletion"
            case .latest: "/post-deletions/latest"
            }
        do throws(DataSourceError) {
            return try await deletion(.get, path, statuses: [200])
        } catch .notFound {
            return nil
        }
    }

    public func restore(_ id: Post.ID) async throws(DataSourceError) -> Post {
        try await one(.post, "/posts/\(id)/restore")
    }

    private func one(_ method: HTTPMethod, _ path: String, body: [UInt8]? = nil) async throws(DataSourceError)
        -> Post
    {
        let wire: PostWire = try server.read(
            try await server.ask(method, path, query: expanding, body: body, statuses: [200], namesItem: true))
        return wire.post
    }

    private func deletion(_ method: HTTPMethod, _ path: String, statuses: Set<Int>) async throws(DataSourceError)
        -> PostDeletion?
    {
        let response = try await server.ask(method, path, query: expanding, statuses: statuses, namesItem: true)
        guard !response.body.isEmpty else { return nil }
        let wire: PostDeletionWire = try server.read(response)
        return wire.deletion
    }
}
