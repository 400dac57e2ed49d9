import Endpoints
import Foundation
import Service
import SharedData
import Testing

struct ProblemTests {
    @Test func isAProblemDocument() {
        let response = Problem(409, "Conflict", detail: "It's \"taken\".", headers: ["Retry-After": "3"]).response

        #expect(response.status == 409)
        #expect(response.headers["content-type"] == "application/problem+json")
        #expect(response.headers["retry-after"] == "3")
        #expect(
            String(decoding: response.body, as: UTF8.self)
                == #"{"type":"about:blank","title":"Conflict","status":409,"detail":"It's \"taken\"."}"#)
    }

    @Test func leavesOutADetailThatIsNotThere() {
        #expect(!String(decoding: Problem(500, "Failed").response.body, as: UTF8.self).contains("detail"))
    }
}

struct RequestTests {
    @Test(arguments: [("5", 5), ("1", 1), ("10", 10)]) func readsAWholeNumberWithinItsRange(
        _ text: String, _ value: Int
    ) throws {
        #expect(try Request(query: ["n": text]).integer("n", in: 1...10) == value)
    }

    @Test(arguments: ["", "0", "11", "x", "1.0", "1e1", "9223372036854775808", " 1", "+1", "１"]) func refusesAnyOther(
        _ text: String
    ) {
        #expect(throws: Problem.badRequest("n must be a whole number from 1 to 10.")) {
            try Request(query: ["n": text]).integer("n", in: 1...10)
        }
    }

    @Test func aMissingNumberIsNil() throws {
        #expect(try Request().integer("n", in: 1...10) == nil)
    }
}

struct InProcessHTTPClientTests {
    private let endpoints = [
        Endpoint(.post, "/echo/{name}", "Echo.") { context, request throws(Problem) in
            let words = [context.user?.name, request.parameters["name"], request.query["q"], request.headers["X-A"]]
            return HTTPResponse(
                201, headers: ["X-B": "b"],
                body: Array(words.compactMap(\.self).joined(separator: "|").utf8) + request.body)
        }
    ]
    private let ada = Context(user: User(id: User.ID(1), name: "Ada"))

    @Test func bringsRequestAndAnswerThrough() async throws {
        let client = InProcessHTTPClient(endpoints, context: ada, root: "/api")
        let url = InProcessHTTPClient.baseURL.appending(path: "api/echo/ä b").appending(queryItems: [
            URLQueryItem(name: "q", value: "1&2 é")
        ])

        let response = try await client.send(HTTPRequest(.post, url, headers: ["X-A": "a"], body: Array("!".utf8)))

        #expect(response.status == 201)
        #expect(response.headers["X-B"] == "b")
        #expect(String(decoding: response.body, as: UTF8.self) == "Ada|ä b|1&2 é|a!")
    }

    @Test func whatIsNotBelowTheRootIsNoAddressOfIt() async throws {
        let client = InProcessHTTPClient(endpoints, context: ada, root: "/api")

        for path in ["other/echo/x", "apix/echo/x"] {
            await #expect(throws: HTTPError.badURL("/\(path) is not below /api")) {
                try await client.send(HTTPRequest(.post, InProcessHTTPClient.baseURL.appending(path: path)))
            }
        }
    }

    @Test func anErrorStatusIsAnAnswer() async throws {
        let client = InProcessHTTPClient(endpoints, context: Context())

        let unauthorized = try await client.send(
            HTTPRequest(.post, InProcessHTTPClient.baseURL.appending(path: "echo/x")))
        let missing = try await client.send(HTTPRequest(.get, InProcessHTTPClient.baseURL))

        #expect(unauthorized.status == 401)
        #expect(missing.status == 404)
    }

    @Test func aCancelledTaskGetsNoAnswer() async {
        let client = InProcessHTTPClient(endpoints, context: ada)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await client.send(HTTPRequest(.post, InProcessHTTPClient.baseURL.appending(path: "echo/x")))
        }

        await #expect(throws: HTTPError.cancelled) { try await task.value }
    }
}
