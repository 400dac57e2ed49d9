import Endpoints
import Service
import SharedData
import Testing

struct RouterTests {
    private let router = Router([
        Endpoint(.get, "/tasks", "All.", isOpen: true) { _, request throws(Problem) in
            HTTPResponse(200, body: Array("all \(request.query["q"] ?? "-")".utf8))
        },
        Endpoint(.get, "/tasks/{id}", "One.", isOpen: true) { _, request throws(Problem) in
            HTTPResponse(200, body: Array("one \(request.parameters["id"] ?? "-")".utf8))
        },
        Endpoint(.post, "/tasks", "Create.", status: 201, takes: TaskWire.self) { _, _, task throws(Problem) in
            Reply(task)
        },
        Endpoint(.delete, "/tasks/{id}", "Delete.") { context, request throws(Problem) in
            throw Problem.notFound("\(context.user?.name ?? "nobody") \(try request.id(of: User.self, called: "task"))")
        },
    ])
    private let ada = Context(user: User(id: User.ID(1), name: "Ada"))

    private func body(_ path: String) async -> String? {
        let response = await router.respond(to: .get, path, context: Context())
        return response.status == 200 ? String(decoding: response.body, as: UTF8.self) : nil
    }

    @Test func findsTheEndpointByPath() async {
        #expect(await body("/tasks") == "all -")
        #expect(await body("/tasks/") == "all -")
        #expect(await body("/tasks/7") == "one 7")
        #expect(await body("/tasks/a%2Fb%20%C3%A9") == "one a/b é")
        #expect(await body("/tasks?q=a+b%26c&x=1") == "all a b&c")
        #expect(await body("/tasks?q=1&q=2") == "all 2")
        #expect(await body("/tasks?q") == "all ")
    }

    @Test(arguments: ["", "/", "/task", "/tasks/1/2", "/TASKS"]) func anUnknownPathIsNotFound(_ path: String)
        async throws
    {
        let response = await router.respond(to: .get, path, context: Context())

        #expect(response.status == 404)
        #expect(response.headers["Content-Type"] == "application/problem+json")
        #expect(try JSON(parsing: response.body)["title"] == .string("Not Found"))
    }

    @Test(arguments: [
        "/tasks/%", "/tasks/%zz", "/tasks/%FF", "/tasks/%00", "/tasks?q=%FF", "/tasks?%zz=1", "/tasks?=&=%",
    ])
    func aBadlyEncodedAddressIsRefused(_ path: String) async {
        #expect(await router.respond(to: .get, path, context: Context()).status == 400)
    }

    @Test func anotherMethodIsRefusedWithThoseAllowed() async {
        let response = await router.respond(to: .put, "/tasks", context: ada)

        #expect(response.status == 405)
        #expect(response.headers["Allow"] == "GET, HEAD, POST")
    }

    @Test func headIsAnsweredLikeGet() async {
        #expect(await router.respond(to: .head, "/tasks", context: Context()).status == 200)
    }

    @Test func whereSomeoneMustBeSignedInNobodyElseReachesTheHandler() async throws {
        let response = await router.respond(to: .delete, "/tasks/1", context: Context())

        #expect(response.status == 401)
        #expect(response.headers["WWW-Authenticate"] == "Bearer")
        #expect(try JSON(parsing: response.body)["detail"] == .string("Sign in first."))
        #expect(await router.respond(to: .delete, "/tasks/1", context: ada).status == 404)
    }

    @Test func aHandlersProblemIsTheAnswer() async throws {
        let response = await router.respond(to: .delete, "/tasks/5", context: ada)

        #expect(try JSON(parsing: response.body)["detail"] == .string("Ada 5"))
    }

    @Test(arguments: ["x", "1.5", "9223372036854775808", "+1", "%20"]) func whatIsNoIdIsNotFound(_ id: String) async {
        #expect(await router.respond(to: .delete, "/tasks/\(id)", context: ada).status == 404)
    }

    @Test func aBodyIsReadAndAnsweredAsItsShape() async throws {
        let json = Array(#"{"id":1,"title":"x","done":true,"tags":[],"weight":0}"#.utf8)

        let response = await router.respond(
            to: .post, "/tasks", headers: ["content-type": "Application/JSON ; charset=utf-8"], body: json, context: ada
        )

        #expect(response.status == 201)
        #expect(response.headers["Content-Type"] == "application/json")
        #expect(try TaskWire(json: response.body).title == "x")
    }

    @Test(arguments: [
        (
            "application/json", "{", 400,
            "The body is not JSON: line 1, column 2: a member's name in quotes should be here."
        ),
        ("application/json", "", 400, "The body is not JSON: line 1, column 1: the text ends where a value should be."),
        ("application/json", #"{"id":1}"#, 422, "The body is not as it should be: title is missing."),
        ("text/plain", "{}", 415, "The body must be sent as application/json."),
        ("", "{}", 415, "The body must be sent as application/json."),
        (
            "application/json; x", String(repeating: " ", count: 1 << 20) + "1", 413,
            "The body may have at most 1048576 bytes."
        ),
    ])
    func aBodyThatCannotBeReadIsRefused(_ type: String, _ body: String, _ status: Int, _ detail: String) async throws {
        let response = await router.respond(
            to: .post, "/tasks", headers: type.isEmpty ? [:] : ["Content-Type": type], body: Array(body.utf8),
            context: ada)

        #expect(response.status == status)
        #expect(try JSON(parsing: response.body)["detail"] == .string(detail))
    }

    @Test("an endpoint may state another limit of its body", arguments: [(16, 200), (17, 413)])
    func statedLimit(_ length: Int, _ status: Int) async throws {
        let router = Router([
            Endpoint(.put, "/words", "Keep words.", isOpen: true, maximumBody: 16, takes: String.self) {
                _, _, words throws(Problem) in
                Reply(words)
            }
        ])
        let body = Array("\"\(String(repeating: "x", count: length - 2))\"".utf8)

        let response = await router.respond(
            to: .put, "/words", headers: ["Content-Type": "application/json"], body: body, context: Context())

        #expect(response.status == status)
        if status == 413 {
            #expect(try JSON(parsing: response.body)["detail"] == .string("The body may have at most 16 bytes."))
        }
    }

    @Test("a body beyond the limit reaches no handler, also where the handler reads it by itself")
    func rawLimit() async {
        let router = Router([
            Endpoint(.post, "/raw", "Take bytes.", isOpen: true) { _, request throws(Problem) in
                HTTPResponse(200, body: Array(String(request.body.count).utf8))
            }
        ])
        for (count, status) in [(Request.maximumBody, 200), (Request.maximumBody + 1, 413)] {
            let body = [UInt8](repeating: 0, count: count)
            #expect(await router.respond(to: .post, "/raw", body: body, context: Context()).status == status)
        }
    }

    @Test("a reply may have another status than the endpoint's", arguments: [nil, 201])
    func statedStatus(_ status: Int?) async {
        let router = Router([
            Endpoint(.get, "/words", "Words.", isOpen: true) { _, _ throws(Problem) in
                Reply("words", status: status)
            }
        ])
        #expect(await router.respond(to: .get, "/words", context: Context()).status == status ?? 200)
    }
}
