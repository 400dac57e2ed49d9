import DiaryDomain
import Foundation
import Screens

/// `demo diary add` and `demo diary edit`
enum DiaryWritingCommands {
    static let add = Command(
        path: ["diary", "add"],
        summary: "write an entry and print its id; - is standard input, and without TEXT $VISUAL or $EDITOR opens",
        operands: [.init(name: "TEXT", isOptional: true)],
        options: [
            .init(
                name: "date", value: "DATE",
                summary: "when: today, yesterday, 2026-01-31, '2026-01-31 14:30' or 2026-01-31T14:30+01:00")
        ]
    ) { invocation throws(Failure) in
        let begun = try moment(invocation)
        let diary = try await OpenDiary(invocation)
        if invocation.operands.isEmpty, invocation.console.isTerminal {
            try await edit(Entry(begun: begun, text: ""), isNew: true, diary, invocation)
            return
        }
        let given = invocation.operands.first.flatMap { $0 == "-" ? nil : $0 }
        let text = if let given { given } else { try standardInput(invocation) }
        try await add(Entry(begun: begun, text: text), diary, invocation)
    }

    static let edit = Command(
        path: ["diary", "edit"], summary: "change an entry in $VISUAL or $EDITOR", operands: [.init(name: "ID")]
    ) { invocation throws(Failure) in
        let ids = try DiaryCommands.entryIDs(invocation.operands)
        let diary = try await OpenDiary(invocation)
        let entry = try await diary.entry(ids[0])
        try await edit(entry, isNew: false, diary, invocation)
    }

    /// Lets a person write in the editor. What was written is stored, or kept as a draft, or in the file, whatever happens.
    private static func edit(
        _ entry: Entry, isNew: Bool, _ diary: OpenDiary, _ invocation: Invocation
    ) async throws(Failure) {
        let draft = try await Failure.of { () async throws(DiaryError) in
            try await diary.useCases.keepDrafts.draft(entry.id, for: diary.user)
        }
        if draft != nil { invocation.console.message("This goes on with changes that were kept as a draft.") }
        let editor = Editor(environment: invocation.configuration.environment)
        let given = draft?.text ?? entry.text
        // Editors end the last line; what was added for them is taken away again.
        let isEnded = given.isEmpty || given.utf8.last == 0x0A
        let file = try editor.file(Array(given.utf8) + (isEnded ? [] : [0x0A]))
        do throws(Failure) { try await editor.run(file) } catch {
            // A failed editor says: leave it. What may have been written is not thrown away.
            let isUnchanged = (try? file.read()) == Array(given.utf8) + (isEnded ? [] : [0x0A])
            if isUnchanged { file.remove() }
            let kept = isUnchanged ? "" : " (what was written is in \(file.path))"
            throw Failure(error.code, "\(error.message); nothing was changed\(kept)")
        }
        var bytes = try file.read()
        if !isEnded || isNew, bytes.last == 0x0A { bytes.removeLast() }
        guard bytes != Array(given.utf8) || draft != nil else {
            file.remove()
            invocation.console.message("nothing was changed")
            return
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Failure(.failed, "what was written is not UTF-8; it is in \(file.path), and nothing was changed")
        }
        do throws(Failure) {
            if isNew {
                try await add(Entry(begun: entry.begun, text: text), diary, invocation)
            } else if bytes != Array(entry.text.utf8) {
                try await Failure.of { () async throws(DiaryError) in
                    _ = try await diary.useCases.updateEntry.execute(entry.id, text: text, for: diary.user)
                }
            }
        } catch {
            throw await keep(Draft(begun: entry.begun, text: text, isNew: isNew, keptAt: Date()), file, error, diary)
        }
        file.remove()
        try? await diary.useCases.keepDrafts.discard(entry.id, for: diary.user)
    }

    /// Keeps what could not be stored as a draft; if that can't be either, the file stays.
    private static func keep(_ draft: Draft, _ file: Editor.File, _ failure: Failure, _ diary: OpenDiary) async
        -> Failure
    {
        if EntryText.isBlank(draft.text) {
            file.remove()
            return Failure(failure.code, "\(failure.message) Nothing was changed.")
        }
        do throws(DiaryError) {
            try await diary.useCases.keepDrafts.keep(draft, for: diary.user)
            file.remove()
            return Failure(failure.code, "\(failure.message) What was written is kept as a draft.")
        } catch {
            return Failure(failure.code, "\(failure.message) What was written is in \(file.path).")
        }
    }

    private static func add(_ entry: Entry, _ diary: OpenDiary, _ invocation: Invocation) async throws(Failure) {
        let id = try await Failure.of { () async throws(DiaryError) in
            try await diary.useCases.addEntries.execute(entry, for: diary.user)
        }
        invocation.console.print("\(id)\n")
    }

    private static func standardInput(_ invocation: Invocation) throws(Failure) -> String {
        var bytes = try TransferCommands.read("-", invocation.console)
        // The end of the last line is the pipe's, not the text's.
        if bytes.last == 0x0A { bytes.removeLast() }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Failure(.failed, "standard input is not UTF-8; nothing was written")
        }
        return text
    }

    private static func moment(_ invocation: Invocation) throws(Failure) -> Moment {
        do throws(DateProblem) {
            let zone = invocation.timeZone
            let now = try Moment(Date(), in: zone)
            let date = invocation.options["date"] ?? "today"
            let word = date.lowercased()
            if word == "today" || date == now.day.description { return now }
            if word == "yesterday", let day = Day(daysSince1970: now.day.daysSince1970 - 1) {
                return try Moment(reading: day.description, in: zone)
            }
            return try Moment(reading: date, in: zone)
        } catch {
            let words = if case .form = error { " Or write today or yesterday." } else { "" }
            throw Failure(.wrongUse, "--date: \(error.description.visible())\(words)")
        }
    }
}
