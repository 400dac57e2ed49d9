import DiaryData
import DiaryDomain
import Endpoints
import SharedData

import protocol Service.WallClock

/// What programs can ask for about a diary, each on behalf of whoever is signed in. Other people's entries are not found.
public struct DiaryEndpoints: Sendable {
    /// How many entries a list gives at most where it isn't told.
    public static let defaultWindow = 200

    let useCases: DiaryUseCases
    let clock: any WallClock

    /// Makes the endpoints over the use cases.
    /// - Parameter clock: Tells when an entry is begun that is sent without a date.
    public init(useCases: DiaryUseCases, clock: any WallClock) {
        self.useCases = useCases
        self.clock = clock
    }

    /// All of them. Paths without braces stand first.
    public var all: [Endpoint] {
        [list, export, create, importAll, one, replace, delete, remove, deletion, restore]
            + [drafts, draft, keepDraft, discardDraft]
    }

    var list: Endpoint {
        Endpoint(
            .get, "/entries", "List the diary entries of whoever asks, newest first",
            parameters: [
                .init("q", "Text that the entries contain, without regard to case and accents."),
                .init("year", "Only entries of this year."), .init("month", "Only entries of this month, 1 to 12."),
                .init("on", "Only entries of this month and day of any year, as in 02-29."),
                .init("_limit", "How many to give at most: 1 and above; otherwise \(Self.defaultWindow)."),
                .init("_offset", "How many to skip."),
            ]
        ) { context, request throws(Problem) in
            let user = try context.signedIn
            let query = try request.diaryQuery
            var page = try await answering { () async throws(DiaryError) in
                try await useCases.getEntries.execute(query, for: user)
            }
            // A program that reads window after window has to see that there is no more.
            if query.offset >= page.total { page.entries = [] }
            return Reply(
                page.entries.map(EntrySummaryWire.init),
                headers: [
                    "X-Total-Count": String(page.total), "X-Years": page.years.map(String.init).joined(separator: ", "),
                ])
        }
    }

    var export: Endpoint {
        Endpoint(.get, "/entries/export", "Read all diary entries with their whole texts, newest first") {
            context, _ throws(Problem) in
            let user = try context.signedIn
            let entries = try await answering { () async throws(DiaryError) in
                try await useCases.getEntries.all(for: user)
            }
            return Reply(entries.map(EntryWire.init))
        }
    }

    var create: Endpoint {
        Endpoint(
            .post, "/entries", "Write a diary entry", maximumBody: DiaryWire.maximumBody, status: 201,
            takes: NewEntryWire.self
        ) { context, _, body throws(Problem) in
            let user = try context.signedIn
            let entry = Entry(begun: try begun(body.begun, body.zone, context), text: body.text)
            let id = try await answering { () async throws(DiaryError) in
                try await useCases.addEntries.execute(entry, same: .isAnother, for: user)
            }
            let stored = try await find(id, user)
            // Relative to the address of the request (RFC 9110, section 10.2.2).
            return Reply(EntryWire(stored), headers: ["Location": "entries/\(id)"])
        }
    }

    var importAll: Endpoint {
        Endpoint(
            .post, "/entries/import", "Add up to \(DiaryWire.maximumImport) diary entries, all of them or none",
            parameters: [
                .init(
                    "same",
                    "entry: one that is there already, with moment, zone and text, isn't added again (the default); another: it is added as one more."
                )
            ], maximumBody: DiaryWire.maximumBody, status: 201, takes: [NewEntryWire].self
        ) { context, request, body throws(Problem) in
            let user = try context.signedIn
            guard body.count <= DiaryWire.maximumImport else {
                throw .unprocessable("At most \(DiaryWire.maximumImport) entries can be sent at once; split them.")
            }
            var entries: [Entry] = []
            for (item, wire) in body.enumerated() {
                let begun = try begun(wire.begun, wire.zone, context, place: "[\(item)].begun")
                entries.append(Entry(begun: begun, text: wire.text))
            }
            let (all, same) = (entries, try request.same)
            let added = try await answering { () async throws(DiaryError) in
                try await useCases.addEntries.execute(all, same: same, for: user)
            }
            return Reply(AddedEntriesWire(added))
        }
    }
}
