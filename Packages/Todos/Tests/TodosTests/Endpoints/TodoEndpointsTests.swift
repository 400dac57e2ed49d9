import Endpoints
import Service
import SharedData
import Testing
import Todos
import TodosData
import TodosDomain
import TodosTesting

@Suite("The endpoints of todos") struct TodoEndpointsTests {
    private let ben = User(id: User.ID(2), name: "Ben")

    /// Asks as Ada, or as someone else.
    private func ask(
        _ api: Router, _ method: HTTPMethod, _ path: String, _ body: String? = nil, as user: User? = SampleTodos.user
    ) async -> HTTPResponse {
        await api.respond(
            to: method, path, headers: body == nil ? [:] : ["Content-Type": "application/json"],
            body: Array((body ?? "").utf8), context: Context(user: user))
    }

    private func api(_ todos: [Todo] = SampleTodos.few) -> Router { Router(TodosFactory.inMemory(todos).endpoints()) }

    private func text(_ response: HTTPResponse) -> String { String(decoding: response.body, as: UTF8.self) }

    @Test("a list is a bare array of the wire's shape, with counts beside it")
    func list() async {
        let response = await ask(api(), .get, "/todos?_limit=2")

        #expect(response.status == 200)
        #expect(
            text(response)
                == #"[{"userId":1,"id":1,"title":"Buy milk","completed":false},{"userId":1,"id":2,"title":"Water the peonies","completed":true}]"#
        )
        #expect(response.headers["X-Total-Count"] == "3")
        #expect(response.headers["X-Active-Count"] == "2")
        #expect(response.headers["X-Completed-Count"] == "1")
    }

    @Test(
        "a list is filtered, searched and paged",
        arguments: [
            ("", [1, 2, 3]), ("?completed=true", [2]), ("?completed=false", [1, 3]), ("?q=EMILIE", [3]), ("?q=%25", []),
            ("?_page=2&_limit=2", [3]), ("?_page=3&_limit=2", []), ("?_page=1", [1, 2, 3]), ("?_offset=1", [2, 3]),
            ("?_offset=9223372036854775807&_limit=9223372036854775807", []), ("?userId=1", [1, 2, 3]),
            ("?userId=2", []),
            ("?userId=x", []), ("?completed=false&q=milk&_limit=1", [1]),
        ] as [(String, [Int64])])
    func queries(_ query: String, _ ids: [Int64]) async throws {
        let response = await ask(api(), .get, "/todos" + query)

        #expect(response.status == 200)
        #expect(try [TodoWire](json: response.body).map(\.id) == ids)
    }

    @Test(
        "a window tells the ways to the others",
        arguments: [
            (
                "?_limit=2",
                #"<?_limit=2&_offset=0>; rel="first", <?_limit=2&_offset=2>; rel="next", <?_limit=2&_offset=2>; rel="last""#
            ),
            (
                "?_limit=1&_page=2&q=i%26",
                nil
            ),
            (
                "?_limit=1&_page=2&userId=1",
                #"<?userId=1&_limit=1&_offset=0>; rel="first", <?userId=1&_limit=1&_offset=0>; rel="prev", "#
                    + #"<?userId=1&_limit=1&_offset=2>; rel="next", <?userId=1&_limit=1&_offset=2>; rel="last""#
            ),
            (
                "?_limit=2&_offset=9223372036854775807",
                #"<?_limit=2&_offset=0>; rel="first", <?_limit=2&_offset=2>; rel="prev", <?_limit=2&_offset=2>; rel="last""#
            ),
            ("", nil),
        ] as [(String, String?)])
    func links(_ query: String, _ link: String?) async {
        #expect(await ask(api(), .get, "/todos" + query).headers["Link"] == link)
    }

    @Test(
        "a query that can't be understood is refused",
        arguments: [
            "_limit=0", "_limit=-1", "_limit=x", "_limit=1e3", "_limit=9223372036854775808", "_page=0", "_page=-1",
            "_page=9223372036854775807&_limit=2", "_page=2&_limit=9223372036854775807&x=1&_page=3", "_offset=-1",
            "completed=yes", "completed=",
        ])
    func badQueries(_ query: String) async {
        let response = await ask(api(), .get, "/todos?" + query)

        #expect(response.status == 400)
        #expect(response.headers["Content-Type"] == "application/problem+json")
    }

    @Test("creating answers 201 with the todo and where it is")
    func create() async {
        let api = api()

        let response = await ask(api, .post, "/todos", #"{"title": "  new  ", "completed": true, "userId": 1}"#)

        #expect(response.status == 201)
        #expect(response.headers["Location"] == "todos/4")
        #expect(text(response) == #"{"userId":1,"id":4,"title":"new","completed":true}"#)
        #expect(await ask(api, .get, "/todos/4").body == response.body)
    }

    @Test(
        "a body that is not as it should be is refused, and nothing is stored",
        arguments: [
            ("not json", 400), ("{}", 422), (#"{"title": 1}"#, 422), (#"{"title": "a", "completed": "no"}"#, 422),
            (#"{"title": ""}"#, 422), (#"{"title": "a\u0000b"}"#, 422), (#"{"title": "a", "userId": 2}"#, 422),
            ("[]", 422),
            ("{\"title\": \"\(String(repeating: "x", count: 501))\"}", 422),
        ])
    func badBodies(_ body: String, _ status: Int) async throws {
        let api = api()

        let response = await ask(api, .post, "/todos", body)

        #expect(response.status == status)
        #expect(try [TodoWire](json: await ask(api, .get, "/todos").body).count == 3)
    }

    @Test("replacing wants all fields, changing takes some")
    func update() async {
        let api = api()

        #expect(await ask(api, .put, "/todos/1", #"{"title": "put"}"#).status == 422)
        let put = await ask(api, .put, "/todos/1", #"{"userId": 1, "id": 1, "title": "put", "completed": true}"#)
        let patch = await ask(api, .patch, "/todos/1", #"{"completed": false}"#)

        #expect(text(put) == #"{"userId":1,"id":1,"title":"put","completed":true}"#)
        #expect(text(patch) == #"{"userId":1,"id":1,"title":"put","completed":false}"#)
        #expect(await ask(api, .patch, "/todos/1", #"{"title": " "}"#).status == 422)
    }

    @Test("a changed id or owner is refused, and nothing is changed", arguments: [HTTPMethod.put, .patch])
    func identity(_ method: HTTPMethod) async {
        let api = api()
        for body in [
            #"{"id": 2, "title": "x", "completed": true}"#, #"{"userId": 2, "title": "x", "completed": true}"#,
        ] {
            #expect(await ask(api, method, "/todos/1", body).status == 422)
        }

        #expect(text(await ask(api, .get, "/todos/1")) == #"{"userId":1,"id":1,"title":"Buy milk","completed":false}"#)
    }

    @Test("a deletion is answered with what takes it back")
    func undo() async {
        let api = api()

        let deleted = await ask(api, .delete, "/todos/2")
        #expect(deleted.status == 200)
        #expect(await ask(api, .get, "/todos/2").status == 404)
        #expect(await ask(api, .delete, "/todos/2").status == 404)
        #expect(await ask(api, .get, "/todo-deletions/latest").body == deleted.body)
        #expect(await ask(api, .get, "/todo-deletions/1").body == deleted.body)
        #expect(await ask(api, .get, "/todos/2/deletion").body == deleted.body)

        let restored = await ask(api, .post, "/todo-deletions/latest/restore")
        #expect(text(restored) == #"[{"userId":1,"id":2,"title":"Water the peonies","completed":true}]"#)
        #expect(await ask(api, .post, "/todo-deletions/latest/restore").status == 404)
        #expect(await ask(api, .get, "/todo-deletions/latest").status == 404)
    }

    @Test("a todo is restored by its own address, and a repeat does no harm")
    func restore() async {
        let api = api()
        _ = await ask(api, .delete, "/todos?completed=true")

        for _ in 1...2 {
            let restored = await ask(api, .post, "/todos/2/restore")
            #expect(text(restored) == #"{"userId":1,"id":2,"title":"Water the peonies","completed":true}"#)
        }
        #expect(await ask(api, .delete, "/todos").status == 400)
    }

    @Test("an import stores all or nothing, and names the item that can't be")
    func importAll() async throws {
        let api = api()

        let refused = await ask(api, .post, "/todos/import", #"[{"title": "a"}, {"title": " "}]"#)
        let mistyped = await ask(api, .post, "/todos/import", #"[{"title": "a"}, {"title": 2}]"#)
        let foreign = await ask(api, .post, "/todos/import", #"[{"title": "a"}, {"title": "b", "userId": 2}]"#)
        let taken = await ask(api, .post, "/todos/import", #"[{"title": "a", "completed": true}, {"title": "b"}]"#)

        #expect((refused.status, mistyped.status, foreign.status, taken.status) == (422, 422, 422, 201))
        #expect(text(refused).contains("[1].title: A todo needs a title."))
        #expect(text(mistyped).contains("[1].title"))
        let todos = try [TodoWire](json: await ask(api, .get, "/todos").body)
        #expect(todos.dropFirst(3).map(\.title) == ["a", "b"])
        #expect(todos.dropFirst(3).map(\.completed) == [true, false])
    }

    @Test(
        "another person's todo is not found on any verb",
        arguments: [
            (.get, "/todos/1", nil), (.put, "/todos/1", #"{"title": "x", "completed": true}"#),
            (.put, "/todos/1", #"{"id": 7, "userId": 1, "title": "x", "completed": true}"#),
            (.patch, "/todos/1", #"{"completed": true}"#), (.patch, "/todos/1", #"{"userId": 1}"#),
            (.delete, "/todos/1", nil),
            (.get, "/todos/2/deletion", nil), (.post, "/todos/1/restore", nil), (.post, "/todos/2/restore", nil),
            (.get, "/todo-deletions/1", nil), (.get, "/todo-deletions/latest", nil),
            (.post, "/todo-deletions/1/restore", nil), (.post, "/todo-deletions/latest/restore", nil),
        ] as [(HTTPMethod, String, String?)])
    func others(_ method: HTTPMethod, _ path: String, _ body: String?) async {
        let api = api()
        _ = await ask(api, .delete, "/todos/2")

        #expect(await ask(api, method, path, body, as: ben).status == 404)

        #expect(text(await ask(api, .get, "/todos/1")) == #"{"userId":1,"id":1,"title":"Buy milk","completed":false}"#)
        #expect(await ask(api, .post, "/todos/2/restore").status == 200)
    }

    @Test(
        "an id that is none is not found",
        arguments: ["0", "99", "-1", "x", "1.0", "1e3", "+1", "%20", "9223372036854775808", "١"])
    func ids(_ id: String) async {
        for (method, body) in [(.get, nil), (.patch, "{}"), (.delete, nil)] as [(HTTPMethod, String?)] {
            #expect(await ask(api(), method, "/todos/\(id)", body).status == 404)
        }
    }

    @Test("nobody signed in is refused everywhere")
    func signedOut() async {
        for endpoint in TodosFactory.inMemory().endpoints() {
            let path = endpoint.path.replacing("{id}", with: "1")
            #expect(await ask(api(), endpoint.method, path, "{}", as: nil).status == 401, "\(endpoint.method) \(path)")
        }
    }

    @Test(
        "what the use cases can't do becomes a problem that tells nothing of how todos are kept",
        arguments: [
            (.storage("/var/secret.sqlite is full"), 503), (.network("10.0.0.1 refused"), 503),
            (.conflict("changed"), 409),
            (.notFound, 404),
        ] as [(RepositoryError.Reason, Int)])
    func problems(_ reason: RepositoryError.Reason, _ status: Int) async {
        var repository = FakeTodoRepository()
        repository.onPage = { _, _ throws(RepositoryError) in throw .fetch(reason) }

        let response = await ask(Router(TodosFactory(repository: repository).endpoints()), .get, "/todos")

        #expect(response.status == status)
        #expect(!text(response).contains("secret") && !text(response).contains("10.0.0.1"))
    }
}
