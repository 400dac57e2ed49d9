import DiaryData
import DiaryDomain
import Endpoints
import Foundation
import Screens

/// `demo diary export` and `demo diary import`
enum DiaryTransferCommands {
    static let exportAll = Command(
        path: ["diary", "export"], summary: "print all entries, the oldest first; JSON and text can be imported again",
        options: [
            .init(
                name: "format", value: "FORMAT", choices: ["json", "markdown", "text"],
                summary: "JSON otherwise; Markdown is for reading")
        ]
    ) { invocation throws(Failure) in
        let diary = try await OpenDiary(invocation)
        let entries = try await Failure.of { () async throws(DiaryError) in
            try await diary.useCases.getEntries.all(for: diary.user)
        }.reversed()
        switch invocation.options["format"] {
        case "text": invocation.console.output(DiaryText.write(entries))
        case "markdown": invocation.console.output(DiaryMarkdown.write(entries))
        default: invocation.console.output(DiaryJSON.write(entries.map(EntryWire.init)))
        }
    }

    static let importAll = Command(
        path: ["diary", "import"],
        summary: "add the entries of an exported JSON or text file, all or none; - is standard input",
        operands: [.init(name: "FILE", isFile: true)],
        options: [
            .init(
                name: "format", value: "FORMAT", choices: ["json", "text"],
                summary: "what the file is; otherwise its content tells")
        ]
    ) { invocation throws(Failure) in
        let bytes = try TransferCommands.read(invocation.operands[0], invocation.console)
        let isJSON = invocation.options["format"].map { $0 == "json" } ?? looksLikeJSON(bytes)
        let read = isJSON ? try json(bytes, invocation.timeZone) : try text(bytes, invocation.timeZone)
        for (entry, place) in read {
            do throws(EntryTextProblem) { try EntryText.check(entry.text) } catch {
                throw Failure(.failed, "\(place): \(error.description) Nothing was imported")
            }
        }
        let diary = try await OpenDiary(invocation)
        let entries = read.map(\.entry)
        let added = try await Failure.of { () async throws(DiaryError) in
            try await diary.useCases.addEntries.execute(entries, same: .isThatEntry, for: diary.user)
        }
        let count = added.ids.count - added.alreadyThere
        invocation.console.message(
            (count == 1 ? "1 entry imported" : "\(count) entries imported")
                + (added.alreadyThere == 0 ? "" : "; \(added.alreadyThere) were there already"))
    }

    /// Both forms begin with a bracket: of JSON an object, an array's end or nothing follows it, of text a date.
    private static func looksLikeJSON(_ bytes: [UInt8]) -> Bool {
        let rest = bytes.lazy.filter { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }.prefix(2)
        guard rest.first == UInt8(ascii: "[") else { return rest.first == UInt8(ascii: "{") }
        return rest.dropFirst().first.map { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? true
    }

    private static func json(_ bytes: [UInt8], _ zone: TimeZone) throws(Failure) -> [(entry: Entry, place: String)] {
        let wires: [NewEntryWire]
        do { wires = try [NewEntryWire](json: bytes) } catch { throw .notImported(error) }
        var entries: [(entry: Entry, place: String)] = []
        for (index, wire) in wires.enumerated() {
            let place = "item \(index + 1) ([\(index)])"
            guard let begun = wire.begun else {
                throw Failure(.failed, "\(place): begun is missing; nothing was imported")
            }
            do throws(DateProblem) {
                let moment = try Moment(reading: begun, zoneName: wire.zone, in: zone)
                entries.append((Entry(begun: moment, text: wire.text), place))
            } catch {
                throw Failure(.failed, "\(place): begun: \(error.description.visible()) Nothing was imported")
            }
        }
        return entries
    }

    private static func text(_ bytes: [UInt8], _ zone: TimeZone) throws(Failure) -> [(entry: Entry, place: String)] {
        do throws(DiaryText.ReadError) {
            return try DiaryText.read(bytes, in: zone).map { ($0.entry, "line \($0.line)") }
        } catch {
            throw Failure(.failed, "line \(error.line) \(error.reason.visible()); nothing was imported")
        }
    }
}
