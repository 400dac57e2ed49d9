import DiaryDomain
import Foundation

/// A diary as plain text that loses nothing: each entry begins with a line of its moment and zone in brackets, and ends before an empty line.
///
///     [2026-01-31T23:30:00.000+01:00 Europe/Berlin]
///     Snow at last.
///
/// A line of text that begins with `[` or `\` has a `\` put before it. Written by hand, `[2026-01-31]` or `[2026-01-31 14:30]` will do.
enum DiaryText {
    /// Why text can't be read.
    struct ReadError: Error, Equatable {
        /// The line, counted from 1.
        var line: Int
        var reason: String
    }

    private static let (feed, bracket, escape) = (UInt8(0x0A), UInt8(ascii: "["), UInt8(ascii: "\\"))

    /// Writes entries, in the order in which they are given.
    static func write(_ entries: some Sequence<Entry>) -> [UInt8] {
        var bytes: [UInt8] = []
        for entry in entries {
            bytes += "[\(entry.begun.text) \(entry.begun.zone)]\n".utf8
            var isLineStart = true
            for byte in entry.text.utf8 {
                if isLineStart, byte == bracket || byte == escape { bytes.append(escape) }
                bytes.append(byte)
                isLineStart = byte == feed
            }
            bytes += [feed, feed]
        }
        return bytes
    }

    /// Reads entries.
    /// - Parameter zone: The zone of dates that name none.
    static func read(_ bytes: [UInt8], in zone: TimeZone) throws(ReadError) -> [(entry: Entry, line: Int)] {
        var entries: [(entry: Entry, line: Int)] = []
        var begun: (moment: Moment, line: Int)?
        var text: [UInt8] = []
        func finish() {
            guard let begun else { return }
            // The line end of the text and the empty line are the form's, not the text's.
            for _ in 1...2 where text.last == feed { text.removeLast() }
            entries.append((Entry(begun: begun.moment, text: String(decoding: text, as: UTF8.self)), begun.line))
            text.removeAll(keepingCapacity: true)
        }
        let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
        let lines = content.split(separator: feed, omittingEmptySubsequences: false)
        for (index, var line) in lines.enumerated() {
            guard String(validating: line, as: UTF8.self) != nil else {
                throw ReadError(line: index + 1, reason: "is not UTF-8")
            }
            if line.first == bracket {
                finish()
                begun = (try moment(line, index + 1, zone), index + 1)
                continue
            }
            if line.first == escape { line.removeFirst() }
            guard begun != nil else {
                if line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { continue }
                throw ReadError(
                    line: index + 1,
                    reason: "is text before the first date: a line such as [2026-01-31] must stand before it")
            }
            text += line
            if index < lines.count - 1 { text.append(feed) }
        }
        finish()
        return entries
    }

    private static func moment(_ line: ArraySlice<UInt8>, _ number: Int, _ zone: TimeZone) throws(ReadError) -> Moment {
        var line = line
        if line.last == 0x0D { line.removeLast() }
        guard line.last == UInt8(ascii: "]") else {
            throw ReadError(line: number, reason: "begins with [ like a date and ends without ]" + hint)
        }
        let words = String(decoding: line.dropFirst().dropLast(), as: UTF8.self).split(
            separator: " ", omittingEmptySubsequences: false)
        let last = words.last ?? ""
        let namesZone =
            words.count == 2 && words[0].contains("T") || words.count > 1 && last.first?.isLetter == true
        do throws(DateProblem) {
            return try Moment(
                reading: words.dropLast(namesZone ? 1 : 0).joined(separator: " "),
                zoneName: namesZone ? String(last) : nil, in: zone)
        } catch {
            throw ReadError(line: number, reason: "holds no date: \(error.description)" + hint)
        }
    }

    private static let hint = #" (text that begins with [ is written with a \ before it)"#
}
