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

@Suite("The endpoints of drafts and of whole diaries") struct DraftEndpointsTests {
    private let api = Router(DiaryFactory.inMemory(SampleEntries.few, clock: ManualClock()).endpoints())

    private func ask(
        _ method: HTTPMethod, _ path: String, _ body: String? = nil, as user: User? = SampleEntries.user
    ) async -> HTTPResponse {
        await api.respond(
            to: method, path, headers: body == nil ? [:] : ["Content-Type": "application/json"],
            body: Array((body ?? "").utf8), context: Context(user: user, timeZone: .gmt))
    }

    private func draft(keptAt: String = "0", begun: String = "2026-05-03T12:00:00.000+00:00") -> String {
        #"{"begun": "\#(begun)", "zone": "Etc/UTC", "text": "half", "isNew": true, "keptAt": \#(keptAt)}"#
    }

    private let path = "/entry-drafts/1777809600000"

    @Test("a draft is kept, read, listed and forgotten, twice without harm")
    func life() async {
        for _ in 1...2 { #expect(await ask(.put, path, draft()).status == 200) }
        let read = await ask(.get, path)
        #expect(read.status == 200 && String(decoding: read.body, as: UTF8.self).contains(#""text":"half""#))
        #expect(String(decoding: await ask(.get, "/entry-drafts").body, as: UTF8.self).contains("1777809600000"))

        for _ in 1...2 { #expect(await ask(.delete, path).status == 200) }
        #expect(await ask(.get, path).status == 404)
    }

    @Test(
        "an instant beyond all calendars is kept, and read back",
        arguments: ["9223372036854775807", "-9223372036854775808", "9007199254740992", "-1"])
    func extremes(_ keptAt: String) async {
        #expect(await ask(.put, path, draft(keptAt: keptAt)).status == 200)
        let read = String(decoding: await ask(.get, path).body, as: UTF8.self)
        #expect(read.contains(#""keptAt":\#(keptAt)"#), "\(read)")
        #expect(await ask(.get, "/entry-drafts").status == 200)
    }

    @Test("a draft or an entry under the id of another instant is refused, and nothing is kept")
    func anotherInstant() async {
        #expect(await ask(.put, "/entry-drafts/1", draft()).status == 422)
        #expect(await ask(.get, "/entry-drafts/1").status == 404)
        let entry = #"{"begun": "2026-05-03T12:00:00.000+00:00", "zone": "Etc/UTC", "text": "x"}"#
        #expect(await ask(.put, "/entries/1", entry).status == 422)
        #expect(await ask(.get, "/entries/1").status == 404)
    }

    @Test("an entry is written under its id where there is none, and changed where there is one")
    func put() async throws {
        let entry = #"{"begun": "2026-05-03T12:00:00.000+00:00", "zone": "Etc/UTC", "text": "x"}"#

        #expect(await ask(.put, "/entries/1777809600000", entry).status == 201)
        #expect(await ask(.put, "/entries/1777809600000", entry).status == 200)
        #expect(await ask(.put, "/entries/5", #"{"text": "x"}"#).status == 404)
        #expect(try [EntryWire](json: await ask(.get, "/entries/export").body).count == SampleEntries.few.count + 1)
    }

    @Test("deleting names every entry, or deletes none")
    func removing() async throws {
        let id = SampleEntries.few[0].id

        #expect(await ask(.post, "/entry-deletions", #"{"ids": [\#(id), 5]}"#).status == 404)
        #expect(await ask(.post, "/entry-deletions", #"{"ids": []}"#).status == 404)
        #expect(try [EntryWire](json: await ask(.get, "/entries/export").body).count == SampleEntries.few.count)
        #expect(await ask(.post, "/entry-deletions", #"{"ids": [\#(id)]}"#).status == 201)
    }

    @Test("what an import means by the same entry is one of two words")
    func same() async {
        #expect(await ask(.post, "/entries/import?same=maybe", "[]").status == 400)
    }

    @Test("nobody signed in gets nothing, and nobody sees another's drafts")
    func strangers() async {
        _ = await ask(.put, path, draft())
        let ben = User(id: User.ID(2), name: "Ben")
        #expect(await ask(.get, path, as: ben).status == 404)
        #expect(await ask(.get, "/entry-drafts", as: nil).status == 401)
        #expect(await ask(.put, path, draft(), as: nil).status == 401)
        #expect(await ask(.get, "/entries/export", as: nil).status == 401)
        #expect(await ask(.post, "/entry-deletions", #"{"ids": [1]}"#, as: nil).status == 401)
    }
}
