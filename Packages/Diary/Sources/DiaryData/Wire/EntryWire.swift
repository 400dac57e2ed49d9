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

    /// Makes the wire's shape of an entry that is to be added.
    package init(_ entry: Entry) {
        begun = entry.begun.text
        zone = entry.begun.zone
        text = entry.text
    }

    public mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field(
            "begun", &begun, Limits(description: "When it was begun; otherwise now. " + EntryWire.begunRules))
        try visit.field("zone", &zone, Limits(description: "The zone of that clock; otherwise the asker's."))
        try visit.field("text", &text, Limits(description: Self.textRules))
    }

    static let textRules = "What is written: not blank, at most \(EntryText.maximumBytes) bytes, without U+0000."
}

/// What an entry is to become.
public struct EntryTextWire: WireShape, Equatable {
    public static let name = "EntryText"

    /// When it was begun: given, the entry is written where there is none. An entry that is there keeps its own.
    public var begun: String?
    /// The name of the zone; nil for that of whoever asks.
    public var zone: String?
    /// What is written.
    public var text = ""

    public init() {}

    /// Makes the wire's shape of an entry that is to be stored.
    package init(_ entry: Entry) {
        begun = entry.begun.text
        zone = entry.begun.zone
        text = entry.text
    }

    public mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field(
            "begun", &begun,
            Limits(
                description: "Given, an entry that isn't there is written; it has to be the instant of the id. "
                    + EntryWire.begunRules))
        try visit.field("zone", &zone, Limits(description: "The zone of that clock; otherwise the asker's."))
        try visit.field("text", &text, Limits(description: NewEntryWire.textRules))
    }
}
