import Foundation
import Service
import ServiceTesting
import Testing

struct HTTPFlowerServiceTests {
    @Test func asksForAllAndForOne() async throws {
        let client = Answering { request in
            request.url.lastPathComponent == "flowers"
                ? HTTPResponse(200, body: "[\(rose)]") : HTTPResponse(200, body: rose)
        }
        let service = HTTPFlowerService(client: client, baseURL: try #require(URL(string: "https://example.org/api/")))

        let all = try await service.flowers()
        let one = try await service.flower(id: 3)

        #expect(all == [one])
        #expect(all.first?.otherNames == ["गुलाब"])
        #expect(client.urls == ["https://example.org/api/flowers", "https://example.org/api/flowers/3"])
    }

    @Test func anUnknownIdIsNil() async throws {
        let service = HTTPFlowerService(client: Answering { _ in HTTPResponse(404) }, baseURL: base)

        #expect(try await service.flower(id: 3) == nil)
    }

    @Test func anotherFlowerThanTheOneAskedForIsRefused() async throws {
        let service = HTTPFlowerService(client: Answering { _ in HTTPResponse(200, body: rose) }, baseURL: base)

        await #expect(throws: FlowerServiceError.decoding("id is 3, but 4 was asked for")) {
            try await service.flower(id: 4)
        }
    }

    @Test(arguments: [201, 204, 301, 401, 500]) func anotherStatusIsNamed(_ status: Int) async throws {
        let service = HTTPFlowerService(client: Answering { _ in HTTPResponse(status, body: "[]") }, baseURL: base)
        let expected = FlowerServiceError.network("the catalogue answered with status \(status)")

        await #expect(throws: expected) { try await service.flowers() }
        await #expect(throws: expected) { try await service.flower(id: 3) }
    }

    @Test func aMissingCatalogueIsNotAnEmptyOne() async throws {
        let service = HTTPFlowerService(client: Answering { _ in HTTPResponse(404) }, baseURL: base)

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
        let service = HTTPFlowerService(
            client: Answering { _ in HTTPResponse(200, body: "[\(rose), \(bad)]") }, baseURL: base)

        let error = await #expect(throws: FlowerServiceError.self) { try await service.flowers() }

        guard case .decoding(let reason) = error else { return _ = Issue.record("\(String(describing: error))") }
        #expect(reason.hasPrefix(place + " "), "\(reason)")
    }

    @Test(arguments: ["", "<html>", "{}", "[", "null", "[3]"]) func whatIsNoCatalogueIsADecodingError(_ body: String)
        async throws
    {
        let service = HTTPFlowerService(client: Answering { _ in HTTPResponse(200, body: body) }, baseURL: base)

        let error = await #expect(throws: FlowerServiceError.self) { try await service.flowers() }

        guard case .decoding(let reason) = error else { return _ = Issue.record("\(String(describing: error))") }
        #expect(!reason.isEmpty)
    }

    @Test func unknownFieldsAreIgnored() async throws {
        let service = HTTPFlowerService(
            client: Answering { _ in HTTPResponse(200, body: "[\(rose.replacing("{", with: #"{"extra": [1],"#))]") },
            baseURL: base)

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
            let service = HTTPFlowerService(client: Answering { _ throws(HTTPError) in throw error }, baseURL: base)
            await #expect(throws: expected) { try await service.flowers() }
        }
    }

    private let base = URL(string: "http://example.org") ?? URL(filePath: "/")
}

private let rose = """
    {"id": 3, "name": "Rose", "otherNames": ["गुलाब"], "scientificName": "Rosa", "family": "Rosaceae", "colours": ["red"], \
    "bloomMonths": [6, 7], "heightCm": 90, "light": "sun", "summary": "A rose."}
    """

/// Answers every request by a closure, and keeps what was asked.
private final class Answering: HTTPClient {
    private let answer: @Sendable (HTTPRequest) throws(HTTPError) -> HTTPResponse
    private let seen = Lock<[String]>([])

    init(_ answer: @escaping @Sendable (HTTPRequest) throws(HTTPError) -> HTTPResponse) { self.answer = answer }

    var urls: [String] { seen.withLock { $0 } }

    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        seen.withLock { $0.append(request.url.absoluteString) }
        return try answer(request)
    }
}

extension HTTPResponse {
    fileprivate init(_ status: Int, body: String) { self.init(status, body: Array(body.utf8)) }
}
