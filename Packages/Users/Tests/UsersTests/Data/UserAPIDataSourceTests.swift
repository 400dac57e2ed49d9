import Endpoints
import Service
import ServiceTesting
import SharedData
import Testing
import UsersData
import UsersDomain
import UsersTesting

@Suite("The directory on a server") struct UserAPIDataSourceTests {
    private let leanne = #"""
        {"id": 1, "name": "Leanne Graham", "username": "Bret", "email": "bret@example.org",
         "address": {"street": "Kulas Light", "suite": "Apt. 556", "city": "Gwenborough", "zipcode": "92998-3874",
                     "geo": {"lat": "-37.3159", "lng": "81.1496"}},
         "phone": "1-770-736-8031 x56442", "website": "example.org",
         "company": {"name": "Romaguera-Crona", "catchPhrase": "Multi-layered client-server neural-net",
                     "bs": "harness real-time e-markets"}, "unknown": [1]}
        """#

    private func source(_ status: Int, _ body: String, baseURL: String = "https://example.org/api") -> UserAPIDataSource
    {
        let client = StubHTTPClient { _ throws(HTTPError) in
            HTTPResponse(status, headers: ["Content-Type": "application/json"], body: Array(body.utf8))
        }
        return UserAPIDataSource(client: client, baseURL: baseURL)
    }

    @Test("JSONPlaceholder's shape is read whole, and needs no more than id and name")
    func shape() async throws {
        let page = try await source(200, "[\(leanne), {\"id\": 2, \"name\": \"Ervin\"}]").page(UserQuery())

        #expect(
            page.people == [
                Person(user: User(id: User.ID(1), name: "Leanne Graham"), details: SamplePeople.details),
                Person(user: User(id: User.ID(2), name: "Ervin")),
            ])
        #expect(page.total == 2)
    }

    @Test("a server that counts nothing is searched and windowed here")
    func uncounted() async throws {
        let all = "[\(leanne), {\"id\": 2, \"name\": \"Ervin\"}, {\"id\": 3, \"name\": \"Clementine\"}]"

        #expect(try await source(200, all).page(UserQuery(search: "GWEN")).people.map(\.id) == [User.ID(1)])
        #expect(try await source(200, all).page(UserQuery(offset: 9, limit: 2)).people.map(\.id) == [User.ID(3)])
    }

    @Test(
        "a missing or mistyped field is an error that names item and field",
        arguments: [
            (#"[{"id": 1}]"#, "[0].name is missing"), (#"[{"name": "a"}]"#, "[0].id is missing"),
            (#"[{"id": 1, "name": "a"}, {"id": 2, "name": 5}]"#, "[1].name must be text"),
            (#"[{"id": 1, "name": "a", "address": {"geo": {"lat": 5}}}]"#, "[0].address.geo.lat must be text"),
            (#"[{"id": 1, "name": "a", "company": "x"}]"#, "[0].company must be an object"), ("{}", "must be an array"),
            ("<html>", "is not JSON"),
        ])
    func decoding(_ body: String, _ words: String) async {
        await #expect {
            try await source(200, body).page(UserQuery())
        } throws: { error in
            guard case .decoding(let text) = error as? DataSourceError else { return false }
            return text.contains(words)
        }
    }

    @Test("a bad address, another status and a refusal are different errors")
    func failures() async {
        await #expect(throws: DataSourceError.badURL("“ftp://x” is not an http or https address")) {
            try await source(200, "[]", baseURL: "ftp://x").page(UserQuery())
        }
        await #expect(throws: DataSourceError.unexpectedStatus(500, "")) {
            try await source(500, "").page(UserQuery())
        }
        await #expect(throws: DataSourceError.forbidden("no")) {
            try await source(403, #"{"detail": "no"}"#).update(User.ID(1), PersonChange(name: "x"))
        }
        await #expect(throws: DataSourceError.notFound) { try await source(404, "").delete(User.ID(1)) }
    }

    @Test("a removal that the server can't take back is one without undo")
    func noUndo() async throws {
        #expect(try await source(200, "{}").delete(User.ID(1)) == nil)
        #expect(try await source(404, "").person(User.ID(1)) == nil)
    }
}
