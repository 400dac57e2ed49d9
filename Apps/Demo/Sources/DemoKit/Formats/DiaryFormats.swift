import DiaryData
import DiaryDomain
import Endpoints
import Screens

/// Entries as lines for a person: id, day, time and the beginning of the text.
enum DiaryLines {
    static func write(_ entries: [EntrySummary]) -> [UInt8] {
        let width = entries.map { $0.id.description.utf8.count }.max() ?? 0
        var bytes: [UInt8] = []
        for entry in entries {
            let id = entry.id.description
            bytes += String(repeating: " ", count: max(0, width - id.utf8.count)).utf8
            bytes += "\(id)  \(entry.day) \(entry.begun.time)  \(entry.excerpt.visible())\n".utf8
        }
        return bytes
    }
}

/// Entries as JSON, a line each.
enum DiaryJSON {
    static func write(_ entries: some Collection<some WireShape>) -> [UInt8] {
        guard !entries.isEmpty else { return Array("[]\n".utf8) }
        var bytes = Array("[\n".utf8)
        var isFirst = true
        for entry in entries {
            if !isFirst { bytes += ",\n".utf8 }
            isFirst = false
            bytes += entry.json
        }
        return bytes + "\n]\n".utf8
    }
}

/// A diary as a Markdown document: a heading for each day, a smaller one for each entry, and the texts as they are. To be read, not to be imported.
enum DiaryMarkdown {
    static func write(_ entries: some Sequence<Entry>) -> [UInt8] {
        var bytes = Array("# Diary\n".utf8)
        var day: Day?
        for entry in entries {
            if entry.day != day {
                day = entry.day
                bytes += "\n## \(entry.day)\n".utf8
            }
            bytes += "\n### \(entry.begun.time) (\(entry.begun.zone))\n\n".utf8
            bytes += entry.text.utf8
            if entry.text.utf8.last != 0x0A { bytes.append(0x0A) }
        }
        return bytes
    }
}
