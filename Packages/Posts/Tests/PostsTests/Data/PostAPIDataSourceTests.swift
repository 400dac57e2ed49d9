import Foundation
import PostsData
import PostsDomain
import Service
import ServiceTesting
import SharedData
import Testing

@Suite("The API data source") struct PostAPIDataSourceTests {
    private func source(
        baseURL: String = "https://example.com",
        _ answer: @escaping @Sendable (HTTPRequest) throws(HTTPError) -> HTTPResponse
    ) -> PostAPIDataSource {
        PostAPIDataSource(client: StubHTTPClient(answer: answer), baseURL: baseURL)
    }

    private func failure(_ source: PostAPIDataSource) async -> DataSourceError? {
        do throws(DataSourceError) {
            _ = try await source.page(PostQuery())
            return nil
        } catch { return error }
    }

    @Test("tells a bad base URL, a failed request, another status and a body that is not JSON apart")
    func fourErrors() async throws {
        let badURL = await failure(source(baseURL: "not a url") { _ in HTTPResponse(200) })
        let failed = await failure(source { _ throws(HTTPError) in throw .unreachable("connection refused") })
        let status = await failure(source { _ in HTTPResponse(404) })
        let body = await failure(source { _ in HTTPResponse(200, body: Array("<html>".utf8)) })

        #expect(badURL == .badURL("“not a url” is not an http or https address"))
        #expect(failed == .requestFailed("connection refused"))
        #expect(status == .unexpectedStatus(404, ""))
        guard case .decoding(let words) = body else { return #expect(Bool(false), "\(body.debugDescription)") }
        #expect(words.contains("not JSON"))
    }

    @Test("takes only the documented statuses", arguments: [201, 204, 301, 400, 401, 500, 503])
    func statuses(_ status: Int) async {
        let error = await failure(
            source { _ in HTTPResponse(status, body: Array(#"{"title": "T", "detail": "what the server said"}"#.utf8)) }
        )

        #expect(error == .unexpectedStatus(status, "what the server said"))
    }

    @Test("passes a cancellation on as one")
    func cancellation() async {
        #expect(await failure(source { _ throws(HTTPError) in throw .cancelled }) == .cancelled)
    }

    @Test("reads what JSONPlaceholder answers: a window in its own words, the author along with the post")
    func placeholder() async throws {
        let source = source { request in
            let query = request.url.query() ?? ""
            guard query == "_expand=user&_sort=id&_order=desc&_start=1&_limit=2" else { return HTTPResponse(500) }
            return HTTPResponse(
                200, headers: ["x-total-count": "100"],
                body: Array(
                    """
                    [{"userId": 10, "id": 99, "title": "t", "body": "a\\nb", "user": {"id": 10, "name": "C", "email": 1}},
                     {"userId": 10, "id": 98, "title": "u", "body": "c", "extra": []}]
                    """.utf8))
        }

        let page = try await source.page(PostQuery(offset: 1, limit: 2))

        #expect(
            page
                == PostPage(
                    posts: [
                        Post(id: Post.ID(99), authorID: User.ID(10), authorName: "C", title: "t", body: "a\nb"),
                        Post(id: Post.ID(98), authorID: User.ID(10), title: "u", body: "c"),
                    ], offset: 1, total: 100))
    }

    @Test(
        "a field that is missing or mistyped is named with its item",
        arguments: [
            (#"{"userId": 1, "id": 2, "title": 3, "body": "b"}"#, "[1].title must be text, not a number"),
            (#"{"userId": 1, "id": 2, "title": "t"}"#, "[1].body is missing"),
            (#"{"userId": "1", "id": 2, "title": "t", "body": "b"}"#, "[1].userId must be a whole number, not text"),
            (#"{"userId": 1, "id": 2.5, "title": "t", "body": "b"}"#, "[1].id must be a whole number"), ("7", "[1]"),
        ])
    func decoding(_ item: String, _ words: String) async {
        let first = #"{"userId": 1, "id": 1, "title": "t", "body": "b"}"#
        let error = await failure(source { _ in HTTPResponse(200, body: Array("[\(first), \(item)]".utf8)) })

        guard case .decoding(let text) = error else { return #expect(Bool(false), "\(error.debugDescription)") }
        #expect(text.contains(words), "\(text)")
    }

    @Test("a deletion that can't be taken back is none, as JSONPlaceholder's")
    func deleting() async throws {
        #expect(try await source { _ in HTTPResponse(200, body: Array("{}".utf8)) }.delete(Post.ID(1)) == nil)
        #expect(try await source { _ in HTTPResponse(204) }.delete(Post.ID(1)) == nil)
    }
}
