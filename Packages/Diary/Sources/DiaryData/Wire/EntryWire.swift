import DiaryDomain
import Endpoints

/// An entry on the wire: `{"id": 1767306600000, "begun": "2026-01-01T23:30:00.000+01:00", "zone": "Europe/Berlin", "text": "…"}`.
public struct EntryWire: WireShape, Equatable {
    public static let name = "Entry"

    /// The entry's id.
    public var id: Int64 = 0
    /// When it was begun, on the clock of the place (see ``DiaryDomain/Moment/text``).
    public var begun = ""
    /// The name of the zone of that place.
    public var zone = ""
    /// What is written.
    public var text = ""

    public init() {}

    /// Makes the wire's shape of an entry.
    public init(_ entry: Entry) {
        id = entry.id.rawValue
        begun = entry.begun.text
        zone = entry.begun.zone
        text = entry.text
    }

    public mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("id", &id, Limits(description: "The instant of begun, in milliseconds since 1970-01-01 UTC."))
        try visit.field("begun", &begun, Limits(description: EntryWire.begunRules))
        try visit.field("zone", &zone, Limits(description: "The zone of that clock, such as Europe/Berlin."))
        try visit.field("text", &text, Limits(description: "What is written."))
    }

    static let begunRules = "Date and time on the clock where it was written, with the distance from UTC (RFC 3339)."
}

/// What a list tells of an entry.
public struct EntrySummaryWire: WireShape, Equatable {
    public static let name = "EntrySummary"

    /// The entry's id.
    public var id: Int64 = 0
    /// When it was begun, on the clock of the place.
    public var begun = ""
    /// The name of the zone of that place.
    public var zone = ""
    /// The beginning of what is written.
    public var excerpt = ""

    public init() {}

    /// Makes the wire's shape of a summary.
    public init(_ entry: EntrySummary) {
        id = entry.id.rawValue
        begun = entry.begun.text
        zone = entry.begun.zone
        excerpt = entry.excerpt
    }

    public mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("id", &id, Limits(description: "Names the entry."))
        try visit.field("begun", &begun, Limits(description: EntryWire.begunRules))
        try visit.field("zone", &zone, Limits(description: "The zone of that clock, such as Europe/Berlin."))
        try visit.field("excerpt", &excerpt, Limits(description: "The beginning of the text, on one line."))
    }
}

/// What a new entry is sent as; also what an export is read back from.
public struct NewEntryWire: WireShape, Equatable {
    public static let name = "NewEntry"

    /// When it was begun; nil for now. A date, or date and time, with a distance from UTC or without (see ``DiaryDomain/Moment``).
    public var begun: String?
    /// The name of the zone; nil for that of whoever asks.
    public var zone: String?
    /// What is written.
    public var text = ""

    public init() {}

    public mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field(
            "begun", &begun, Limits(description: "When it was begun; otherwise now. " + EntryWire.begunRules))
        try visit.field("zone", &zone, Limits(description: "The zone of that clock; otherwise the asker's."))
        try visit.field(
            "text", &text,
            Limits(description: "What is written: not blank, at most \(EntryText.maximumBytes) bytes, without U+0000."))
    }
}

/// What an entry is to become.
public struct EntryTextWire: WireShape, Equatable {
    public static let name = "EntryText"

    /// What is written.
    public var text = ""

    public init() {}

    public mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field(
            "text", &text,
            Limits(description: "What is written: not blank, at most \(EntryText.maximumBytes) bytes, without U+0000."))
    }
}

/// What adding many entries came to.
public struct AddedEntriesWire: WireShape, Equatable {
    public static let name = "AddedEntries"

    /// The ids of the entries, in the order in which they were sent.
    public var ids: [Int64] = []
    /// How many of them were there already.
    public var alreadyThere: Int64 = 0

    public init() {}

    /// Makes the wire's shape of what adding came to.
    public init(_ added: AddedEntries) {
        ids = added.ids.map(\.rawValue)
        alreadyThere = Int64(added.alreadyThere)
    }

    public mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("ids", &ids, Limits(description: "The ids of the entries, in the order sent."))
        try visit.field("alreadyThere", &alreadyThere, Limits(description: "How many of them were there already."))
    }
}

/// A deletion that can be taken back.
public struct EntryDeletionWire: WireShape, Equatable {
    public static let name = "EntryDeletion"

    /// Names the deletion.
    public var id: Int64 = 0
    /// When: milliseconds since 1970-01-01 00:00 UTC.
    public var deletedAt: Int64 = 0
    /// How many entries it can bring back.
    public var count: Int64 = 0
    /// The newest of them.
    public var first = EntrySummaryWire()

    public init() {}

    /// Makes the wire's shape of a deletion.
    public init(_ deletion: EntryDeletion) {
        id = deletion.id.rawValue
        deletedAt = Int64((deletion.date.timeIntervalSince1970 * 1000).rounded())
        count = Int64(deletion.count)
        first = EntrySummaryWire(deletion.first)
    }

    public mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("id", &id, Limits(description: "Names the deletion."))
        try visit.field("deletedAt", &deletedAt, Limits(description: "When: milliseconds since 1970-01-01 00:00 UTC."))
        try visit.field("count", &count, Limits(description: "How many entries it can bring back."))
        try visit.field("first", &first, Limits(description: "The newest of them."))
    }
}
