import DiaryData
import DiaryDomain
import Foundation
import Screens
import SharedData

/// `demo diary …`: writing, reading and deleting.
enum DiaryCommands {
    static let list = Command(
        path: ["diary", "list"], summary: "print the entries' ids, days and beginnings, newest first",
        options: [
            .init(
                name: "search", value: "TEXT", summary: "only those with this text, without regard to case and accents"),
            .init(name: "month", value: "MONTH", summary: "only those of a month, as in 2026-01, or of a year"),
            .init(name: "on", value: "DAY", summary: "only those of a day of any year, as in 02-29, or today"),
            .init(name: "json", summary: "as JSON: id, begun, zone and excerpt ('demo diary export' has the texts)"),
        ]
    ) { invocation throws(Failure) in
        let query = try query(invocation)
        let diary = try await OpenDiary(invocation)
        let page = try await Failure.of { () async throws(DiaryError) in
            try await diary.useCases.getEntries.execute(query, for: diary.user)
        }
        if invocation.has("json") {
            invocation.console.output(DiaryJSON.write(page.entries.map(EntrySummaryWire.init)))
            return
        }
        invocation.console.output(DiaryLines.write(page.entries))
        if page.entries.isEmpty {
            invocation.console.message(
                query.isForAll ? "Nothing is written yet: 'demo diary add TEXT' writes an entry." : "No entry matches.")
        }
    }

    static let show = Command(
        path: ["diary", "show"], summary: "print an entry", operands: [.init(name: "ID")]
    ) { invocation throws(Failure) in
        let ids = try entryIDs(invocation.operands)
        let entry = try await OpenDiary(invocation).entry(ids[0])
        let text = entry.text.visible(keepingLines: true)
        invocation.console.print("\(entry.day) \(entry.begun.time) \(entry.begun.zone)\n\n\(text)\n")
    }

    static let delete = Command(
        path: ["diary", "delete"], summary: "delete entries; 'demo diary undo' brings them back",
        operands: [.init(name: "ID", repeats: true)]
    ) { invocation throws(Failure) in
        let ids = try entryIDs(invocation.operands)
        let diary = try await OpenDiary(invocation)
        // One that isn't there is named, and changes nothing.
        for id in ids { _ = try await diary.entry(id) }
        try await Failure.of { () async throws(DiaryError) in
            _ = try await diary.useCases.deleteEntries.execute(ids, for: diary.user)
        }
    }

    static let undo = Command(path: ["diary", "undo"], summary: "bring back the entries that were deleted last") {
        invocation throws(Failure) in
        let diary = try await OpenDiary(invocation)
        let restore = diary.useCases.restoreEntries
        let latest = try await Failure.of { () async throws(DiaryError) in
            try await restore.deletion(.latest, for: diary.user)
        }
        guard let latest else {
            throw Failure(
                .notFound, "there is nothing to undo: no entry was deleted in the last \(EntryDeletion.days) days")
        }
        let restored = try await Failure.of { () async throws(DiaryError) in
            try await restore.execute(latest.id, for: diary.user)
        }
        invocation.console.output(DiaryLines.write(restored))
    }

    private static func query(_ invocation: Invocation) throws(Failure) -> DiaryQuery {
        var query = DiaryQuery(search: invocation.options["search"] ?? "")
        if let text = invocation.options["month"] {
            guard let day = Day(text + "-01") ?? Day(text + "-01-01") else {
                throw Failure(.wrongUse, "'\(text.visible())' is no month: write 2026-01, or 2026 for the whole year")
            }
            query.year = day.year
            query.month = text.utf8.count == 4 ? nil : day.month
        }
        if let text = invocation.options["on"] {
            let today = (try? Moment(Date(), in: invocation.timeZone)).map { MonthDay($0.day) }
            guard let on = text.lowercased() == "today" ? today : MonthDay(text) else {
                throw Failure(.wrongUse, "'\(text.visible())' is no day of the year: write 02-29, or today")
            }
            query.on = on
        }
        return query
    }

    /// Reads all ids before anything is done, so that one that is none changes nothing.
    static func entryIDs(_ words: [String]) throws(Failure) -> [Entry.ID] {
        var ids: [Entry.ID] = []
        for word in words {
            guard let id = Entry.ID(word) else {
                throw Failure(
                    .wrongUse,
                    "'\(word.visible())' is not an entry's id: it is a whole number, as 'demo diary list' shows it")
            }
            if !ids.contains(id) { ids.append(id) }
        }
        return ids
    }
}

/// The diary of whoever is signed in on a database.
struct OpenDiary: Sendable {
    let useCases: DiaryUseCases
    let user: User.ID

    init(_ invocation: Invocation) async throws(Failure) {
        let database = try await OpenDatabase(invocation.configuration)
        useCases = database.assembler.diary.useCases
        user = try await database.session().user.id
    }

    /// An entry.
    /// - Throws: ``Failure`` with the code `notFound` when there is none with this id.
    @MainActor func entry(_ id: Entry.ID) async throws(Failure) -> Entry {
        let entry = try await Failure.of { () async throws(DiaryError) in
            try await useCases.getEntry.execute(id, for: user)
        }
        guard let entry else { throw Failure(.notFound, "no such entry: \(id)") }
        return entry
    }
}

extension Invocation {
    /// The zone of the person at the command line: `$TZ`, or the machine's.
    var timeZone: TimeZone {
        let name = configuration.environment["TZ"].map { $0.hasPrefix(":") ? String($0.dropFirst()) : $0 }
        return name.flatMap { TimeZone(identifier: $0) } ?? .current
    }
}

extension Failure {
    /// Runs a use case of Diary and puts its errors into words for the command line.
    @MainActor static func of<Value>(_ work: @MainActor () async throws(DiaryError) -> Value) async throws(Failure)
        -> Value
    {
        do {
            return try await work()
        } catch .notFound {
            throw Failure(.notFound, "no such entry")
        } catch .invalidText(let problem, nil) {
            throw Failure(.wrongUse, problem.description)
        } catch {
            throw Failure(.failed, error.detail ?? error.message ?? "cancelled")
        }
    }
}
