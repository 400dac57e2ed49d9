import Foundation
import Service
import ServiceTesting
import SharedData
import Testing
import TodosData
import TodosDomain

@Suite("The API data source") struct TodoAPIDataSourceTests {
    private let user = User.ID(1)

    private func source(
        baseURL: String = "https://example.com",
        _ answer: @escaping @Sendable (HTTPRequest) throws(HTTPError) -> HTTPResponse
    ) -> TodoAPIDataSource {
        TodoAPIDataSource(client: StubHTTPClient(answer: answer), baseURL: baseURL)
    }

    private func failure(_ source: TodoAPIDataSource) async -> DataSourceError? {
        do throws(DataSourceError) {
            _ = try await source.page(TodoQuery(), of: user)
            return nil
        } catch { return error }
    }

    @Test("tells a bad base URL, a failed request, another status and a body that is not JSON apart")
    func fourErrors() async throws {
        let badURL = await failure(source(baseURL: "not a url") { _ in HTTPResponse(200) })
        let failed = await failure(source { _ throws(HTTPError) in throw .unreachable("connection refused") })
        let status = await failure(source { _ in HTTPResponse(404) })
        let body = await failure(source { _ in HTTPResponse(200, body: Array("<html>".utf8)) })

        guard case .badURL(let text) = badURL else { return #expect(Bool(false), "\(badURL.debugDescription)") }
        #expect(text.contains("not a url"))
        #expect(failed == .requestFailed("connection refused"))
        #expect(status == .unexpectedStatus(404, ""))
        guard case .decoding(let words) = body else { return #expect(Bool(false), "\(body.debugDescription)") }
        #expect(words.contains("not JSON"))
        let descriptions = [badURL, failed, status, body].compactMap(\.?.description)
        #expect(Set(descriptions).count == 4)
    }

    @Test(
        "refuses base URLs that name no http server",
        arguments: ["", "todos", "ftp://example.com", "http://", "mailto:a@b.c", "//example.com"])
    func badBaseURLs(_ baseURL: String) async {
        let error = await failure(source(baseURL: baseURL) { _ in HTTPResponse(200, body: Array("[]".utf8)) })

        guard case .badURL = error else { return #expect(Bool(false), "\(error.debugDescription)") }
    }

    @Test("takes only the documented statuses", arguments: [201, 204, 301, 304, 400, 401, 500, 503])
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

    @Test("reads `completed` as isCompleted and ignores fields that it doesn't know")
    func reading() async throws {
        let json = #"[{"userId": 1, "id": 7, "title": "a", "completed": true, "extra": {"deep": [1]}}]"#
        let todos = try await source { _ in HTTPResponse(200, body: Array(json.utf8)) }.page(TodoQuery(), of: user)
            .todos

        #expect(todos == [Todo(id: Todo.ID(7), userID: user, title: "a", isCompleted: true)])
    }

    @Test(
        "names the item and the field of what it can't read",
        arguments: [
            (#"{"userId": 1, "id": 2, "title": "b"}"#, "[1].completed is missing"),
            (#"{"userId": 1, "id": 2, "title": 3, "completed": true}"#, "[1].title must be text"),
            (#"{"userId": 1, "id": "2", "title": "b", "completed": true}"#, "[1].id must be a whole number"),
            (#"{"userId": 1, "id": 9223372036854775808, "title": "b", "completed": true}"#, "[1].id is out of range"),
            (#"{"userId": 1.5, "id": 2, "title": "b", "completed": true}"#, "[1].userId must be a whole number"),
            (#"{"userId": 1, "id": 2, "title": "b", "completed": "yes"}"#, "[1].completed must be true or false"),
            ("null", "[1] must be an object"),
        ])
    func decodingErrors(_ item: String, _ words: String) async {
        let json = #"[{"userId": 1, "id": 1, "title": "a", "completed": false}, \#(item)]"#

        let error = await failure(source { _ in HTTPResponse(200, body: Array(json.utf8)) })

        guard case .decoding(let text) = error else { return #expect(Bool(false), "\(error.debugDescription)") }
        #expect(text.contains(words))
    }

    @Test("answers a query by itself where the server doesn't count")
    func uncounted() async throws {
        let json = """
            [{"userId": 1, "id": 3, "title": "Éclair", "completed": true}, {"userId": 1, "id": 1, "title": "eclair", "completed": true},
             {"userId": 1, "id": 2, "title": "bread", "completed": false}, {"userId": 2, "id": 4, "title": "eclair", "completed": true}]
            """
        let source = source { _ in HTTPResponse(200, body: Array(json.utf8)) }

        let page = try await source.page(TodoQuery(filter: .completed, search: "ECLAIR", offset: 1, limit: 1), of: user)

        #expect(page.todos.map(\.id) == [Todo.ID(3)])
        #expect((page.offset, page.total, page.activeCount, page.completedCount) == (1, 2, 1, 2))
    }

    @Test("takes JSONPlaceholder's answers to writes: what was deleted there can't be taken back")
    func placeholderWrites() async throws {
        let created = #"{"userId": 1, "id": 201, "title": "a", "completed": false}"#
        let source = source { request in
            switch request.method {
            case .post: HTTPResponse(201, body: Array(created.utf8))
            case .delete: HTTPResponse(200, body: Array("{}".utf8))
            default: HTTPResponse(200, body: Array(created.utf8))
            }
        }

        #expect(try await source.create(TodoDraft(title: "a"), of: user).id == Todo.ID(201))
        #expect(try await source.update(Todo.ID(201), TodoChange(isCompleted: false)).title == "a")
        #expect(try await source.delete(Todo.ID(201)) == nil)
    }

    @Test("encodes what is searched so that it arrives as it is")
    func encoding() async throws {
        let asked = Lock<[String]>([])
        let source = source(baseURL: "https://example.com/base/?x=1#y") { request in
            asked.withLock { $0.append(request.url.absoluteString) }
            return HTTPResponse(
                200, headers: ["X-Total-Count": "0", "X-Active-Count": "0", "X-Completed-Count": "0"],
                body: Array("[]".utf8))
        }

        _ = try await source.page(TodoQuery(search: "a+b&c=d é%"), of: user)

        #expect(asked.withLock { $0 } == ["https://example.com/base/todos?userId=1&q=a%2Bb%26c%3Dd%20%C3%A9%25"])
    }

    @Test("an import larger than a body may be is refused before it is sent")
    func largeImport() async {
        let source = source { _ in HTTPResponse(201) }
        let drafts = (1...3000).map { _ in TodoDraft(title: String(repeating: "x", count: 500)) }

        await #expect(throws: DataSourceError.self) { try await source.createAll(drafts, of: user) }
    }
}
