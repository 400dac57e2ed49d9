import DiaryData
import DiaryDomain
import DiaryTesting
import Foundation
import Service
import ServiceTesting
import SharedData
import Testing

@Suite("The diary on a server") struct DiaryAPIDataSourceTests {
    private let client = StubHTTPClient()
    private let user = SampleEntries.user.id
    private let id = Entry.ID(1_777_809_600_000)

    private var source: DiaryAPIDataSource { DiaryAPIDataSource(client: client, baseURL: "https://example.org/api/") }

    private func answer(
        _ method: HTTPMethod, _ path: String, _ status: Int, _ body: String, _ headers: HTTPHeaders = [:]
    ) throws {
        let url = try #require(URL(string: "https://example.org/api" + path))
        client.stub(method, url, with: HTTPResponse(status, headers: headers, body: Array(body.utf8)))
    }

    @Test("a list without a count is refused", arguments: [nil, "", "-1", "many", "9223372036854775808"])
    func count(_ count: String?) async throws {
        try answer(.get, "/entries?_limit=10", 200, "[]", count.map { ["X-Total-Count": $0] } ?? [:])

        await #expect(throws: DataSourceError.decoding("X-Total-Count is no number")) {
            try await source.page(DiaryQuery(limit: 10), of: user)
        }
    }

    @Test(
        "an entry whose moment is none, or another than its id says, is refused with the field",
        arguments: [
            ("2026-05-03T12:00:00.001+00:00", "Etc/UTC"), ("2026-02-30T12:00:00.000+00:00", "Etc/UTC"), ("", "Etc/UTC"),
            ("2026-05-03T12:00:00.000+00:00", ""),
        ])
    func moment(_ begun: String, _ zone: String) async throws {
        let body = #"{"id": \#(id), "begun": "\#(begun)", "zone": "\#(zone)", "text": "x"}"#
        try answer(.get, "/entries/\(id)", 200, body)

        let error = await #expect(throws: DataSourceError.self) { try await source.entry(id, of: user) }

        guard case .decoding = error else { return _ = Issue.record("\(String(describing: error))") }
    }

    @Test("more entries than a server takes at a time, or larger ones, are not sent, and the message says how many go")
    func limits() async throws {
        let entry = SampleEntries.few[0]
        let many = Array(repeating: entry, count: DiaryWire.maximumImport + 1)
        let large = Entry(begun: entry.begun, text: String(repeating: "x", count: DiaryWire.maximumBody))

        await #expect(
            throws: DataSourceError.forbidden("At most 1000 entries can be sent at once. Send them in parts.")
        ) {
            try await source.add(many, same: .isAnother, of: user)
        }
        let error = await #expect(throws: DataSourceError.self) { try await source.save(large, of: user) }

        guard case .forbidden(let text) = error else { return _ = Issue.record("\(String(describing: error))") }
        #expect(text.hasPrefix("At most \(DiaryWire.maximumBody) bytes can be sent at once"))
        #expect(client.requests.isEmpty)
    }

    @Test("another status, a refusal and a missing entry are different")
    func statuses() async throws {
        try answer(.get, "/entries/export", 500, "")
        try answer(.put, "/entries/\(id)", 403, #"{"detail": "Not today."}"#)
        try answer(.get, "/entries/\(id)", 404, "")
        try answer(.get, "/entry-drafts", 200, "<html>")

        await #expect(throws: DataSourceError.unexpectedStatus(500, "")) { try await source.sortedEntries(of: user) }
        await #expect(throws: DataSourceError.forbidden("Not today.")) {
            try await source.update(id, text: "x", of: user)
        }
        #expect(try await source.entry(id, of: user) == nil)
        await #expect { try await source.drafts(of: user) } throws: { error in
            guard case .decoding(let text) = error as? DataSourceError else { return false }
            return text.contains("is not JSON")
        }
        await #expect(throws: DataSourceError.badURL("“ftp://x” is not an http or https address")) {
            try await DiaryAPIDataSource(client: client, baseURL: "ftp://x").drafts(of: user)
        }
    }
}
