import DiaryData
import DiaryDomain
import Endpoints
import SharedData

import protocol Service.WallClock

/// What programs can ask for about a diary, each on behalf of whoever is signed in. Other people's entries are not found.
public struct DiaryEndpoints: Sendable {
    /// The most entries that a list gives at a time.
    public static let maximumWindow = 200
    /// The most entries that can be imported at a time.
    public static let maximumImport = 1000

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
        [list, create, importAll, one, replace, delete, deletion, restore]
    }

    var list: Endpoint {
        Endpoint(
            .get, "/entries", "List the diary entries of whoever asks, newest first",
            parameters: [
                .init("q", "Text that the entries contain, without regard to case and accents."),
                .init("year", "Only entries of this year."), .init("month", "Only entries of this month, 1 to 12."),
                .init("on", "Only entries of this month and day of any year, as in 02-29."),
                .init("_limit", "How many to give at most: 1 to \(Self.maximumWindow), which is also the default."),
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
                page.entries.map(EntrySummaryWire.init), headers: ["X-Total-Count": String(page.total)])
        }
    }

    var create: Endpoint {
        Endpoint(.post, "/entries", "Write a diary entry", status: 201, takes: NewEntryWire.self) {
            context, _, body throws(Problem) in
            let user = try context.signedIn
            let entry = try entry(body, context)
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
            .post, "/entries/import", "Add up to \(Self.maximumImport) diary entries, all of them or none", status: 201,
            takes: [NewEntryWire].self
        ) { context, _, body throws(Problem) in
            let user = try context.signedIn
            guard body.count <= Self.maximumImport else {
                throw .unprocessable("At most \(Self.maximumImport) entries can be sent at once; split them.")
            }
            var entries: [Entry] = []
            for (item, wire) in body.enumerated() { entries.append(try entry(wire, context, item: item)) }
            let all = entries
            let added = try await answering { () async throws(DiaryError) in
                try await useCases.addEntries.execute(all, same: .isThatEntry, for: user)
            }
            return Reply(AddedEntriesWire(added))
        }
    }

    var one: Endpoint {
        Endpoint(.get, "/entries/{id}", "Read a diary entry") { context, request throws(Problem) in
            Reply(EntryWire(try await find(try request.entry, try context.signedIn)))
        }
    }

    var replace: Endpoint {
        Endpoint(.put, "/entries/{id}", "Change the text of a diary entry", takes: EntryTextWire.self) {
            context, request, body throws(Problem) in
            let (user, id) = (try context.signedIn, try request.entry)
            let entry = try await answering { () async throws(DiaryError) in
                try await useCases.updateEntry.execute(id, text: body.text, for: user)
            }
            return Reply(EntryWire(entry))
        }
    }

    private func find(_ id: Entry.ID, _ user: User.ID) async throws(Problem) -> Entry {
        let entry = try await answering { () async throws(DiaryError) in
            try await useCases.getEntry.execute(id, for: user)
        }
        guard let entry else { throw .noEntry }
        return entry
    }

    /// The entry that a body asks for.
    private func entry(_ wire: NewEntryWire, _ context: Context, item: Int? = nil) throws(Problem) -> Entry {
        do throws(DateProblem) {
            let begun =
                if let text = wire.begun {
                    try Moment(reading: text, zoneName: wire.zone, in: context.timeZone)
                } else {
                    try Moment(clock.now, in: context.timeZone)
                }
            return Entry(begun: begun, text: wire.text)
        } catch {
            throw .unprocessable((item.map { "[\($0)].begun: " } ?? "begun: ") + error.description)
        }
    }
}
