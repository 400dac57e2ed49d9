import Diary
import DiaryData
import DiaryDomain
import DiaryTesting
import Endpoints
import Foundation
import Service
import ServiceTesting
import SharedData
import Testing

@Suite("The endpoints of entries") struct DiaryEndpointsTests {
    private let ben = User(id: User.ID(2), name: "Ben")
    private let api = Router(
        DiaryFactory.inMemory(
            SampleEntries.few, clock: ManualClock(Date(timeIntervalSince1970: 1_777_845_000))
        ).endpoints())

    private func ask(
        _ method: HTTPMethod, _ path: String, _ body: String? = nil, as user: User? = SampleEntries.user
    ) async -> HTTPResponse {
        await api.respond(
            to: method, path, headers: body == nil ? [:] : ["Content-Type": "application/json"],
            body: Array((body ?? "").utf8),
            context: Context(user: user, timeZone: TimeZone(identifier: "Europe/Berlin") ?? .gmt))
    }

    private func text(_ response: HTTPResponse) -> String { String(decoding: response.body, as: UTF8.self) }

    private func ids(_ response: HTTPResponse) throws -> [Int64] {
        try [EntrySummaryWire](json: response.body).map(\.id)
    }

    @Test("a list has summaries, newest first, in windows, and is narrowed")
    func list() async throws {
        let all = SampleEntries.few.map(\.id.rawValue)
        for (query, found) in [
            ("", all), ("?_limit=2", Array(all.prefix(2))), ("?_offset=2", [all[2]]), ("?_offset=3", []),
            ("?q=EMILIE", [all[2]]), ("?year=2026&month=5", Array(all.prefix(2))), ("?on=12-31", [all[2]]),
            ("?_offset=9223372036854775807", []),
        ] {
            let response = await ask(.get, "/entries" + query)
            #expect(response.status == 200)
            #expect(try ids(response) == found, "\(query)")
        }
        #expect(await ask(.get, "/entries?_limit=1").headers["X-Total-Count"] == "3")
        for query in ["?_limit=0", "?year=0", "?year=10000", "?month=13", "?on=02-30", "?_offset=-1"] {
            #expect(await ask(.get, "/entries" + query).status == 400, "\(query)")
        }
    }

    @Test("an entry is written now unless a moment is given, read, changed, deleted and brought back")
    func life() async throws {
        let created = await ask(.post, "/entries", #"{"text": "by a program"}"#)
        let entry = try EntryWire(json: created.body)
        #expect(created.status == 201 && created.headers["Location"] == "entries/\(entry.id)")
        #expect(entry.begun == "2026-05-03T23:50:00.000+02:00" && entry.zone == "Europe/Berlin")
        let read = await ask(.get, "/entries/\(entry.id)")
        #expect(try EntryWire(json: read.body) == entry)

        let changed = await ask(.put, "/entries/\(entry.id)", #"{"text": "changed"}"#)
        #expect(try EntryWire(json: changed.body).text == "changed")
        let deleted = await ask(.delete, "/entries/\(entry.id)")
        #expect(try EntryDeletionWire(json: deleted.body).count == 1)
        #expect(await ask(.get, "/entries/\(entry.id)").status == 404)
        #expect(try ids(await ask(.post, "/entry-deletions/latest/restore")) == [entry.id])
        #expect(await ask(.post, "/entry-deletions/latest/restore").status == 404)
        #expect(await ask(.get, "/entries/\(entry.id)").status == 200)
    }

    @Test(
        "what is wrong is refused with a reason, and nothing is stored",
        arguments: [
            (#"{"text": " "}"#, 422, "needs some text"), (#"{"text": "a\u0000"}"#, 422, "U+0000"),
            (#"{"text": 1}"#, 422, "text must be text"), ("{}", 422, "text is missing"), ("[", 400, "not JSON"),
            (#"{"text": "a", "begun": "2026-02-30"}"#, 422, "begun: 2026-02 has no day 30"),
            (#"{"text": "a", "begun": "0000-01-01"}"#, 422, "year 0"),
            (#"{"text": "a", "begun": "10000-01-01"}"#, 422, "year 10000"),
            (#"{"text": "a", "begun": "2026-03-29 02:30"}"#, 422, "never was in Europe"),
            (#"{"text": "a", "begun": "2026-10-25 02:30"}"#, 422, "was twice in Europe"),
            (#"{"text": "a", "begun": "2026-01-01", "zone": "Mars"}"#, 422, "no time zone"),
        ])
    func refused(_ body: String, _ status: Int, _ words: String) async throws {
        let response = await ask(.post, "/entries", body)
        #expect(response.status == status)
        #expect(text(response).replacing("\\/", with: "/").contains(words), "\(text(response))")
        #expect(try ids(await ask(.get, "/entries")).count == 3)
    }

    @Test("an import adds all or none, and names the item that is wrong")
    func importing() async throws {
        let good = #"{"text": "a", "begun": "2026-01-01T01:00+01:00", "zone": "Europe/Berlin"}"#
        let bad = await ask(.post, "/entries/import", "[\(good), {\"text\": \"b\", \"begun\": \"2026-02-30\"}]")
        #expect(bad.status == 422 && text(bad).contains("[1].begun"))
        #expect(try ids(await ask(.get, "/entries")).count == 3)
        for already in [0, 1] as [Int64] {
            let added = try AddedEntriesWire(json: await ask(.post, "/entries/import", "[\(good)]").body)
            #expect(added.alreadyThere == already && added.ids == [1_767_225_600_000])
        }
        let many = "[" + Array(repeating: #"{"text":"a"}"#, count: 1001).joined(separator: ",") + "]"
        #expect(await ask(.post, "/entries/import", many).status == 422)
    }

    @Test("other people's entries are not found, and nobody signed in gets nothing")
    func others() async throws {
        let id = SampleEntries.few[0].id
        for (method, path, body) in [
            (.get, "/entries/\(id)", nil), (.put, "/entries/\(id)", #"{"text": "x"}"#),
            (.delete, "/entries/\(id)", nil),
            (.get, "/entries/x", nil), (.get, "/entry-deletions/latest", nil), (.get, "/entry-deletions/1", nil),
        ] as [(HTTPMethod, String, String?)] {
            #expect(await ask(method, path, body, as: ben).status == 404, "\(method) \(path)")
            #expect(await ask(method, path, body, as: nil).status == 401, "\(method) \(path)")
        }
        #expect(try ids(await ask(.get, "/entries", as: ben)).isEmpty)
    }
}
