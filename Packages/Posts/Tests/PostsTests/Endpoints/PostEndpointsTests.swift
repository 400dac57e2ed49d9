import Endpoints
import Foundation
import Posts
import PostsData
import PostsDomain
import PostsTesting
import Service
import SharedData
import Testing

/// All of it without a socket: an HTTP client that calls the endpoints in process.
@Suite("The endpoints of posts") struct PostEndpointsTests {
    let source = InMemoryPostDataSource(SamplePosts.few, people: [SamplePosts.ada, SamplePosts.ben])

    /// Asks as Ada, or as someone else.
    func ask(
        _ method: HTTPMethod, _ path: String, _ body: String? = nil, as user: User? = SamplePosts.ada,
        type: String = "application/json"
    ) async throws -> HTTPResponse {
        let client = InProcessHTTPClient(PostsFactory(dataSource: source).endpoints(), context: Context(user: user))
        let url = try #require(URL(string: InProcessHTTPClient.baseURL.absoluteString + path))
        let headers: HTTPHeaders = body == nil ? [:] : ["Content-Type": type]
        return try await client.send(HTTPRequest(method, url, headers: headers, body: Array((body ?? "").utf8)))
    }

    func text(_ response: HTTPResponse) -> String { String(decoding: response.body, as: UTF8.self) }

    func stored() async -> [Post] { await source.page(PostQuery(order: .oldestFirst)).posts }

    // MARK: /post

    @Test("GET /post gives all posts in JSONPlaceholder's shape; one without an author has no userId")
    func plainList() async throws {
        let response = try await ask(.get, "/post")

        #expect(response.status == 200)
        let posts = try [PostWire](json: response.body)
        #expect(posts.map(\.id) == [1, 2, 3, 4] && posts.map(\.userId) == [1, 2, 1, nil])
        #expect(
            text(response).hasPrefix(
                #"[{"userId":1,"id":1,"title":"On tulips","body":"They close at night."},{"userId":2,"id":2,"#))
        #expect(text(response).hasSuffix(#"{"id":4,"title":"Farewell","body":"I have moved."}]"#))
    }

    @Test("creating answers 201 with the post, its id and where it is", arguments: ["/post", "/posts"])
    func create(_ path: String) async throws {
        let response = try await ask(.post, path, #"{"title": " new ", "body": "one\ntwo", "userId": 1, "x": 0}"#)

        #expect(response.status == 201)
        #expect(response.headers["Location"] == "posts/5")
        #expect(text(response) == #"{"userId":1,"id":5,"title":"new","body":"one\ntwo"}"#)
        #expect(try await ask(.get, "/posts/5").body == response.body)
        #expect(try [PostWire](json: try await ask(.get, "/post").body).count == 5)
    }

    @Test(
        "a body that is not as it should be is refused saying why, and nothing is stored",
        arguments: [
            ("not json", 400, "not JSON"), ("", 400, "not JSON"), (#"{"title": "a", "body": "b""#, 400, "line 1"),
            ("[]", 422, "must be an object, not an array"), ("{}", 422, "title is missing"),
            (#"{"title": "a"}"#, 422, "body is missing"), (#"{"body": "b"}"#, 422, "title is missing"),
            (#"{"title": 1, "body": "b"}"#, 422, "title must be text, not a number"),
            (#"{"title": "a", "body": null}"#, 422, "body must be text, not null"),
            (#"{"title": "a", "body": ["b"]}"#, 422, "body must be text, not an array"),
            (#"{"title": "a", "body": "b", "userId": "1"}"#, 422, "userId must be a whole number"),
            (#"{"title": "a", "body": "b", "userId": 2}"#, 422, "someone else's name"),
            (#"{"title": " ", "body": "b"}"#, 422, "A post needs a title."),
            (#"{"title": "a", "body": "\n"}"#, 422, "A post needs a body."),
            (#"{"title": "a\u0000", "body": "b"}"#, 422, "U+0000"),
            ("{\"title\": \"\(String(repeating: "x", count: 501))\", \"body\": \"b\"}", 422, "at most 500 characters"),
            (
                "{\"title\": \"a\", \"body\": \"\(String(repeating: "x", count: 100_001))\"}", 422,
                "at most 100000 characters"
            ),
            (
                "{\"title\": \"a\", \"body\": \"\(String(repeating: "x", count: 1 << 20))\"}", 413,
                "at most 1048576 bytes"
            ),
        ] as [(String, Int, String)])
    func badBodies(_ body: String, _ status: Int, _ why: String) async throws {
        for path in ["/post", "/posts"] {
            let response = try await ask(.post, path, body)

            #expect(response.status == status)
            #expect(response.headers["Content-Type"] == "application/problem+json")
            #expect(text(response).contains(why), "\(text(response).prefix(300))")
        }
        #expect(try await ask(.post, "/post", #"{"title": "a", "body": "b"}"#, type: "text/plain").status == 415)
        #expect(await stored() == SamplePosts.few)
    }

    // MARK: /posts

    @Test(
        "a list is sorted, filtered and paged in JSONPlaceholder's words",
        arguments: [
            ("", [1, 2, 3, 4], 4), ("?_order=desc", [4, 3, 2, 1], 4), ("?_sort=id&_order=ASC", [1, 2, 3, 4], 4),
            ("?userId=1", [1, 3], 2), ("?userId=x", [], 0), ("?userId=99", [], 0), ("?_limit=3", [1, 2, 3], 4),
            ("?_start=1&_limit=2", [2, 3], 4), ("?_offset=3", [4], 4), ("?_page=2&_limit=3", [4], 4),
            ("?_page=3&_limit=3", [], 4), ("?_page=1", [1, 2, 3, 4], 4), ("?_start=4", [], 4),
            ("?_start=9223372036854775807&_limit=9223372036854775807", [], 4),
            ("?_order=desc&userId=1&_limit=1", [3], 2),
        ] as [(String, [Int64], Int)])
    func queries(_ query: String, _ ids: [Int64], _ total: Int) async throws {
        let response = try await ask(.get, "/posts" + query)

        #expect(response.status == 200)
        #expect(try [PostWire](json: response.body).map(\.id) == ids)
        #expect(response.headers["X-Total-Count"] == String(total))
    }

    @Test("a window tells the ways to the others")
    func links() async throws {
        let middle = try await ask(.get, "/posts?_limit=1&_page=2&_order=desc")
        #expect(
            middle.headers["Link"] == #"<?_order=desc&_limit=1&_start=0>; rel="first", "#
                + #"<?_order=desc&_limit=1&_start=0>; rel="prev", <?_order=desc&_limit=1&_start=2>; rel="next", "#
                + #"<?_order=desc&_limit=1&_start=3>; rel="last""#)
        #expect(try await ask(.get, "/posts").headers["Link"] == nil)
    }

    @Test(
        "a query that can't be understood is refused, and nothing is done",
        arguments: [
            "_limit=0", "_limit=-1", "_limit=x", "_limit=9223372036854775808", "_page=0", "_start=-1", "_offset=x",
            "_page=9223372036854775807&_limit=2", "_order=up", "_sort=title", "_expand=comments",
        ])
    func badQueries(_ query: String) async throws {
        #expect(try await ask(.get, "/posts?" + query).status == 400)
        guard query.hasPrefix("_expand") else { return }
        #expect(try await ask(.post, "/posts?" + query, #"{"title": "a", "body": "b"}"#).status == 400)
        #expect(try await ask(.patch, "/posts/1?" + query, #"{"title": "a"}"#).status == 400)
        #expect(try await ask(.delete, "/posts/1?" + query).status == 400)
        #expect(await stored() == SamplePosts.few)
    }

    @Test("the author goes with a post where that is asked for")
    func expanding() async throws {
        #expect(
            text(try await ask(.get, "/posts/2?_expand=user")).hasSuffix(#""user":{"id":2,"name":"Ben"}}"#))
        let posts = try [PostWire](json: try await ask(.get, "/posts?_expand=user").body)
        #expect(posts.map(\.user?.name) == ["Ada", "Ben", "Ada", nil])
    }

    @Test("the author replaces, changes and deletes; replacing wants all fields")
    func update() async throws {
        #expect(try await ask(.put, "/posts/1", #"{"title": "put"}"#).status == 422)
        let put = try await ask(.put, "/posts/1", #"{"userId": 1, "id": 1, "title": "put", "body": "b"}"#)
        #expect(text(put) == #"{"userId":1,"id":1,"title":"put","body":"b"}"#)
        let patch = try await ask(.patch, "/posts/1", #"{"body": "patched"}"#)
        #expect(text(patch) == #"{"userId":1,"id":1,"title":"put","body":"patched"}"#)
        #expect(try await ask(.patch, "/posts/1", #"{"title": " "}"#).status == 422)

        let deleted = try await ask(.delete, "/posts/1")
        #expect(deleted.status == 200)
        for (method, body) in [(.get, nil), (.patch, "{}"), (.delete, nil)] as [(HTTPMethod, String?)] {
            #expect(try await ask(method, "/posts/1", body).status == 404)
        }
        #expect(try await ask(.get, "/posts/1/deletion").body == deleted.body)
        #expect(try await ask(.get, "/post-deletions/latest").body == deleted.body)
        for _ in 1...2 { #expect(try await ask(.post, "/posts/1/restore").body == patch.body) }
        #expect(try await ask(.get, "/post-deletions/latest").status == 404)
    }

    @Test("who is not the author may only read", arguments: ["/posts/2", "/posts/4"])
    func others(_ path: String) async throws {
        for (method, body) in [
            (.put, #"{"title": "x", "body": "y"}"#), (.patch, #"{"title": "x"}"#), (.patch, #"{"userId": 1}"#),
            (.put, #"{"id": 9, "userId": 2, "title": " ", "body": "y"}"#), (.delete, nil),
        ] as [(HTTPMethod, String?)] {
            let response = try await ask(method, path, body)
            #expect(response.status == 403)
            #expect(text(response).contains("Only its author can change or delete a post."))
        }
        #expect(try await ask(.get, path).status == 200)
        #expect(await stored() == SamplePosts.few)

        _ = try await ask(.delete, "/posts/2", as: SamplePosts.ben)
        #expect(try await ask(.post, "/posts/2/restore").status == 404)
        #expect(try await ask(.get, "/posts/2/deletion").status == 404)
    }

    @Test("a changed id or author is refused, and nothing is changed", arguments: [HTTPMethod.put, .patch])
    func identity(_ method: HTTPMethod) async throws {
        for body in [#"{"id": 2, "title": "x", "body": "y"}"#, #"{"userId": 2, "title": "x", "body": "y"}"#] {
            #expect(try await ask(method, "/posts/1", body).status == 422)
        }
        #expect(await stored() == SamplePosts.few)
    }

    @Test("an import stores all or nothing, and names item and field")
    func importAll() async throws {
        for (body, words) in [
            (#"[{"title": "a", "body": "b"}, {"title": "a", "body": " "}]"#, "[1].body: A post needs a body."),
            (#"[{"title": "a", "body": "b"}, {"title": 2, "body": "b"}]"#, "[1].title must be text"),
            (#"[{"title": "a", "body": "b"}, {"title": "a", "body": "b", "userId": 2}]"#, "someone else's name"),
        ] {
            let response = try await ask(.post, "/posts/import", body)
            #expect(response.status == 422 && text(response).contains(words), "\(text(response))")
        }
        #expect(await stored() == SamplePosts.few)

        let taken = try await ask(
            .post, "/posts/import", #"[{"title": "a", "body": "b"}, {"id": 7, "title": "c", "body": "d"}]"#)
        #expect(taken.status == 201)
        #expect(await stored().dropFirst(4).map(\.title) == ["a", "c"])
    }

    @Test(
        "an id that is none is not found", arguments: ["0", "99", "-1", "x", "1.0", "+1", "9223372036854775808", "١"])
    func ids(_ id: String) async throws {
        let id = try #require(id.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
        for (method, body) in [(.get, nil), (.patch, "{}"), (.delete, nil)] as [(HTTPMethod, String?)] {
            #expect(try await ask(method, "/posts/\(id)", body).status == 404)
        }
    }

    @Test("nobody signed in is refused everywhere")
    func signedOut() async throws {
        for endpoint in PostsFactory.inMemory().endpoints() {
            let path = endpoint.path.replacing("{id}", with: "1")
            #expect(try await ask(endpoint.method, path, "{}", as: nil).status == 401, "\(endpoint.method) \(path)")
        }
        #expect(await stored() == SamplePosts.few)
    }

    @Test(
        "what the use cases can't do becomes a problem that tells nothing of how posts are kept",
        arguments: [
            (.storage("/var/secret.sqlite is full"), 503), (.network("10.0.0.1 refused"), 503),
            (.conflict("changed"), 409), (.notFound, 404),
        ] as [(RepositoryError.Reason, Int)])
    func problems(_ reason: RepositoryError.Reason, _ status: Int) async throws {
        let failing = InterceptedPostRepository(DefaultPostRepository(dataSource: source)) {
            _ throws(RepositoryError) in throw .fetch(reason)
        }
        let router = Router(PostsFactory(repository: failing).endpoints())

        let response = await router.respond(to: .get, "/post", context: Context(user: SamplePosts.ada))

        #expect(response.status == status)
        #expect(!text(response).contains("secret") && !text(response).contains("10.0.0.1"))
    }
}
