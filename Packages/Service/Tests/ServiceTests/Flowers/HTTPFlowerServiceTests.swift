import Foundation
import Service
import ServiceTesting
import Testing

struct HTTPFlowerServiceTests {
    @Test func asksForAllAndForOne() async throws {
        let client = StubHTTPClient()
        client.stub(
            .get, try #require(URL(string: "https://example.org/api/flowers")),
            with: HTTPResponse(200, body: "[\(rose)]"))
        client.stub(
            .get, try #require(URL(string: "https://example.org/api/flowers/3")), with: HTTPResponse(200, body: rose))
        let service = HTTPFlowerService(client: client, baseURL: try #require(URL(string: "https://example.org/api/")))

        let all = try await service.flowers()
        let one = try await service.flower(id: 3)

        #expect(all == [one])
        #expect(all.first?.otherNames == ["गुलाब"])
        #expect(client.requests.map { $0.headers["Accept"] } == ["application/json", "application/json"])
    }

    @Test func anUnknownIdIsNil() async throws {
        let service = service(HTTPResponse(404))

        #expect(try await service.flower(id: 3) == nil)
    }

    @Test func anotherFlowerThanTheOneAskedForIsRefused() async throws {
        let service = service(HTTPResponse(200, body: rose))

        await #expect(throws: FlowerServiceError.decoding("id is 3, but 4 was asked for")) {
            try await service.flower(id: 4)
        }
    }

    @Test(arguments: [201, 204, 301, 401, 500]) func anotherStatusIsNamed(_ status: Int) async throws {
        let service = service(HTTPResponse(status, body: "[]"))
        let expected = FlowerServiceError.network("the catalogue answered with status \(status)")

        await #expect(throws: expected) { try await service.flowers() }
        await #expect(throws: expected) { try await service.flower(id: 3) }
    }

    @Test func aMissingCatalogueIsNotAnEmptyOne() async throws {
        let service = service(HTTPResponse(404))

        await #expect(throws: FlowerServiceError.network("the catalogue answered with status 404")) {
            try await service.flowers()
        }
    }

    @Test(arguments: [
        (#""heightCm": 90"#, #""heightCm": 90.5"#, "[1].heightCm"),
        (#""heightCm": 90"#, #""heightCm": 1e30"#, "[1].heightCm"),
        (#""heightCm": 90"#, #""heightCm": 9223372036854775808"#, "[1].heightCm"),
        (#""heightCm": 90"#, #""heightCm": "90""#, "[1].heightCm"), (#""id": 3"#, #""id": null"#, "[1].id"),
        (#""id": 3"#, #""id": 123.45"#, "[1].id"), (#""name": "Rose","#, "", "[1].name"),
        (#""name": "Rose""#, #""name": {"en": "Rose"}"#, "[1].name"),
        (#""bloomMonths": [6, 7]"#, #""bloomMonths": [6, "July"]"#, "[1].bloomMonths[1]"),
        (#""colours": ["red"]"#, #""colours": "red""#, "[1].colours"),
    ])
    func aFieldThatCannotBeReadIsNamedWithItsItem(_ part: String, _ other: String, _ place: String) async throws {
        let bad = rose.replacing(part, with: other)
        let service = service(HTTPResponse(200, body: "[\(rose), \(bad)]"))

        let error = await #expect(throws: FlowerServiceError.self) { try await service.flowers() }

        guard case .decoding(let reason) = error else { return _ = Issue.record("\(String(describing: error))") }
        #expect(reason.hasPrefix(place + " "), "\(reason)")
    }

    @Test(arguments: ["", "<html>", "{}", "[", "null", "[3]"]) func whatIsNoCatalogueIsADecodingError(_ body: String)
        async throws
    {
        let service = service(HTTPResponse(200, body: body))

        let error = await #expect(throws: FlowerServiceError.self) { try await service.flowers() }

        guard case .decoding(let reason) = error else { return _ = Issue.record("\(String(describing: error))") }
        #expect(!reason.isEmpty)
    }

    @Test func unknownFieldsAreIgnored() async throws {
        let service = service(HTTPResponse(200, body: "[\(rose.replacing("{", with: #"{"extra": [1],"#))]"))

        #expect(try await service.flowers().count == 1)
    }

    @Test func errorsOfHTTPBecomeItsOwn() async throws {
        let table: [(HTTPError, FlowerServiceError)] = [
            (.cancelled, .cancelled), (.timedOut(.seconds(30)), .network("no answer came within 30 seconds")),
            (.unreachable("refused"), .network("nobody answered: refused")),
            (.interrupted("x"), .network("the answer broke off: x")),
            (.tooLarge(limit: 9), .network("the answer was larger than 9 bytes")),
            (.badURL("x"), .network("the catalogue's address is wrong: x")),
        ]
        for (error, expected) in table {
            let service = service { () throws(HTTPError) in throw error }
            await #expect(throws: expected) { try await service.flowers() }
        }
    }

    private func service(_ response: HTTPResponse) -> HTTPFlowerService { service { () throws(HTTPError) in response } }

    /// A service whose every question gets the same answer.
    private func service(_ answer: @escaping @Sendable () throws(HTTPError) -> HTTPResponse) -> HTTPFlowerService {
        let base = URL(string: "http://example.org") ?? URL(filePath: "/")
        let client = StubHTTPClient()
        for path in ["flowers", "flowers/3", "flowers/4"] {
            client.stub(.get, base.appending(path: path)) { _ throws(HTTPError) in try answer() }
        }
        return HTTPFlowerService(client: client, baseURL: base)
    }
}

private let rose = """
    {"id": 3, "name": "Rose", "otherNames": ["गुलाब"], "scientificName": "Rosa", "family": "Rosaceae", "colours": ["red"], \
    "bloomMonths": [6, 7], "heightCm": 90, "light": "sun", "summary": "A rose."}
    """

extension HTTPResponse {
    fileprivate init(_ status: Int, body: String) { self.init(status, body: Array(body.utf8)) }
}
