import Endpoints
import Service
import SharedData
import Testing
import Users
import UsersData
import UsersDomain
import UsersTesting

@Suite("The endpoints of the directory") struct UserEndpointsTests {
    private let ben = SamplePeople.ben

    private func ask(
        _ api: Router, _ method: HTTPMethod, _ path: String, _ body: String? = nil, as user: User? = SamplePeople.ada
    ) async -> HTTPResponse {
        await api.respond(
            to: method, path, headers: body == nil ? [:] : ["Content-Type": "application/json"],
            body: Array((body ?? "").utf8), context: Context(user: user))
    }

    private func api() -> Router {
        let source = InMemoryUserDataSource(SamplePeople.few)
        return Router(UsersFactory(dataSource: source, passwords: secretOfAda).endpoints())
    }

    private func text(_ response: HTTPResponse) -> String { String(decoding: response.body, as: UTF8.self) }

    private let third = #"""
        {"id":3,"name":"Leanne Graham","username":"Bret","email":"bret@example.org","address":{"street":"Kulas Light",\#
        "suite":"Apt. 556","city":"Gwenborough","zipcode":"92998-3874","geo":{"lat":"-37.3159","lng":"81.1496"}},\#
        "phone":"1-770-736-8031 x56442","website":"example.org","company":{"name":"Romaguera-Crona",\#
        "catchPhrase":"Multi-layered client-server neural-net","bs":"harness real-time e-markets"},\#
        "addedBy":1,"hasAccount":false}
        """#

    @Test("a list is a bare array of the wire's shape, with the count beside it")
    func list() async {
        let response = await ask(api(), .get, "/users?_offset=1&_limit=2")

        #expect(response.status == 200)
        #expect(text(response) == #"[{"id":2,"name":"Ben","hasAccount":true},"# + third + "]")
        #expect(response.headers["X-Total-Count"] == "4")
    }

    @Test(
        "a list is searched and paged",
        arguments: [
            ("", [1, 2, 3, 4]), ("?q=GWEN", [3]), ("?q=%25", []), ("?_page=2&_limit=3", [4]), ("?_page=3&_limit=3", []),
            ("?_offset=9223372036854775807&_limit=9223372036854775807", []),
        ] as [(String, [Int64])])
    func queries(_ query: String, _ ids: [Int64]) async throws {
        let response = await ask(api(), .get, "/users" + query)

        #expect(try [UserWire](json: response.body).map(\.id) == ids)
    }

    @Test(
        "a query that can't be understood is refused",
        arguments: ["_limit=0", "_limit=x", "_page=0", "_page=9223372036854775807&_limit=2", "_offset=-1"])
    func badQueries(_ query: String) async {
        #expect(await ask(api(), .get, "/users?" + query).status == 400)
    }

    @Test("adding answers 201 with the person and where they are; who adds is who asks")
    func create() async {
        let api = api()

        let response = await ask(
            api, .post, "/users",
            #"{"id": 1, "name": " Clementine ", "addedBy": 2, "hasAccount": true, "address": {"city": "McKenziehaven"}}"#
        )

        #expect(response.status == 201)
        #expect(response.headers["Location"] == "users/5")
        #expect(
            text(response)
                == #"{"id":5,"name":"Clementine","address":{"city":"McKenziehaven"},"addedBy":1,"hasAccount":false}"#)
        #expect(await ask(api, .get, "/users/5").body == response.body)
    }

    @Test(
        "a body that is not as it should be is refused by item and field, and nothing is stored",
        arguments: [
            ("not json", 400, "not JSON"), ("{}", 422, "name is missing"), (#"{"name": 1}"#, 422, "name must be text"),
            (#"{"name": ""}"#, 422, "name: A person needs a name."),
            (#"{"name": "a", "address": {"geo": {"lat": 1.5}}}"#, 422, "address.geo.lat must be text"),
            ("{\"name\": \"\(String(repeating: "x", count: 10_000))\"}", 422, "at most 200 characters"),
            (#"{"name": "a", "company": {"bs": "\#u{5C}u0000"}}"#, 422, "company.bs: "),
        ])
    func badBodies(_ body: String, _ status: Int, _ words: String) async throws {
        let api = api()

        let response = await ask(api, .post, "/users", body)

        #expect(response.status == status)
        #expect(text(response).contains(words), "\(text(response))")
        #expect(await ask(api, .get, "/users").headers["X-Total-Count"] == "4")
    }

    @Test("replacing takes away what is missing, changing leaves it")
    func update() async {
        let api = api()

        let patch = await ask(api, .patch, "/users/3", #"{"phone": "1", "website": "", "address": {"suite": null}}"#)
        #expect(
            text(patch)
                == third.replacing("1-770-736-8031 x56442", with: "1").replacing(#","website":"example.org""#, with: "")
        )
        let put = await ask(api, .put, "/users/3", #"{"id": 3, "name": "Lea", "email": "lea@example.org"}"#)
        #expect(text(put) == #"{"id":3,"name":"Lea","email":"lea@example.org","addedBy":1,"hasAccount":false}"#)
        #expect(await ask(api, .put, "/users/3", #"{"id": 4, "name": "Lea"}"#).status == 422)
        #expect(await ask(api, .patch, "/users/1", #"{"username": "ada"}"#).status == 200)
    }

    @Test("a removal is answered with what it was, and taken back by who added the person")
    func undo() async {
        let api = api()

        let deleted = await ask(api, .delete, "/users/3")
        #expect(deleted.status == 200)
        #expect(await ask(api, .get, "/users/3").status == 404)
        #expect(await ask(api, .delete, "/users/3").status == 404)
        #expect(await ask(api, .get, "/users/3/deletion").body == deleted.body)
        #expect(await ask(api, .get, "/user-deletions/latest").body == deleted.body)
        #expect(await ask(api, .get, "/user-deletions/latest", as: ben).status == 404)
        #expect(await ask(api, .post, "/users/3/restore", as: ben).status == 404)

        #expect(text(await ask(api, .post, "/users/3/restore")) == third)
        #expect(await ask(api, .post, "/users/3/restore").status == 200)
        #expect(await ask(api, .get, "/user-deletions/latest").status == 404)
    }

    @Test("someone else's person is seen, and changing or removing them is forbidden")
    func others() async {
        let api = api()
        let before = text(await ask(api, .get, "/users"))

        for path in ["/users/2", "/users/4"] {
            #expect(await ask(api, .put, path, #"{"name": "x"}"#).status == 403)
            #expect(await ask(api, .patch, path, #"{"name": "x"}"#).status == 403)
            #expect(await ask(api, .delete, path).status == 403)
        }

        #expect(text(await ask(api, .get, "/users")) == before)
    }

    @Test("an account goes with its password alone")
    func account() async {
        let api = api()

        #expect(await ask(api, .delete, "/users/1").status == 409)
        #expect(await ask(api, .post, "/account/deletion", "{}").status == 422)
        let wrong = await ask(api, .post, "/account/deletion", #"{"password": "wrong"}"#)
        #expect(wrong.status == 403)
        #expect(text(wrong).contains("The password is wrong."))
        #expect(await ask(api, .get, "/users/1").status == 200)

        #expect(await ask(api, .post, "/account/deletion", #"{"password": "secret"}"#).status == 200)
        #expect(await ask(api, .get, "/users/1", as: ben).status == 404)
    }

    @Test("an import stores all or nothing, and names the item and the field")
    func importAll() async {
        let api = api()

        let refused = await ask(api, .post, "/users/import", #"[{"name": "a"}, {"name": " "}]"#)
        #expect(refused.status == 422 && text(refused).contains("[1].name: A person needs a name."))
        #expect(await ask(api, .get, "/users").headers["X-Total-Count"] == "4")
        #expect(await ask(api, .post, "/users/import", #"[{"name": "a"}, {"name": "b"}]"#).status == 201)
        #expect(await ask(api, .get, "/users").headers["X-Total-Count"] == "6")
    }

    @Test(
        "an id that is none is not found", arguments: ["0", "99", "-1", "x", "1.0", "+1", "9223372036854775808", "١"])
    func ids(_ id: String) async {
        for (method, body) in [(.get, nil), (.patch, "{}"), (.delete, nil)] as [(HTTPMethod, String?)] {
            #expect(await ask(api(), method, "/users/\(id)", body).status == 404)
        }
    }

    @Test("nobody signed in is refused everywhere")
    func signedOut() async {
        for endpoint in UsersFactory.inMemory().endpoints() {
            let path = endpoint.path.replacing("{id}", with: "1")
            #expect(await ask(api(), endpoint.method, path, "{}", as: nil).status == 401, "\(endpoint.method) \(path)")
        }
    }

    @Test("what can't be done becomes a problem that tells nothing of how people are kept")
    func problems() async {
        let repository = InterceptedUserRepository(
            DefaultUserRepository(dataSource: InMemoryUserDataSource())
        ) { _ throws(RepositoryError) in throw .fetch(.storage("/var/secret.sqlite is full")) }

        let response = await ask(
            Router(UsersFactory(repository: repository, passwords: anyPassword).endpoints()), .get, "/users")

        #expect(response.status == 503 && !text(response).contains("secret"))
    }
}
