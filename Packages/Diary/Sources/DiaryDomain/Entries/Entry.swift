import SharedData

/// What a person wrote into a diary.
///
/// Entries stand newest first: the latest day, and within a day the latest moment.
public struct Entry: Sendable, Equatable, Identifiable {
    /// The moment at which the entry was begun, in milliseconds since 1970-01-01 00:00 UTC. It names the entry among those of its person.
    public typealias ID = Identifier<Entry>

    /// When the entry was begun, on the clock of the place where it was written. Never changes.
    public let begun: Moment
    /// What is written: byte for byte as it was typed.
    public var text: String

    /// Makes an entry.
    public init(begun: Moment, text: String) {
        self.begun = begun
        self.text = text
    }

    /// Names the entry among those of its person.
    public var id: ID { begun.entryID }

    /// The day that the entry belongs to: that of the place where it was written.
    public var day: Day { begun.day }

    /// Whether an entry stands before another.
    public static func isNewer(_ left: Moment, _ right: Moment) -> Bool {
        let (leftDay, rightDay) = (left.day, right.day)
        return leftDay == rightDay ? left.milliseconds > right.milliseconds : leftDay > rightDay
    }
}

extension Moment {
    /// The id of an entry that was begun at this moment.
    public var entryID: Entry.ID { Entry.ID(milliseconds) }
}

/// What a list shows of an entry.
public struct EntrySummary: Sendable, Equatable, Identifiable {
    /// When the entry was begun.
    public let begun: Moment
    /// The beginning of its text, on one line (see ``Excerpt``).
    public let excerpt: String

    /// Makes a summary.
    public init(begun: Moment, excerpt: String) {
        self.begun = begun
        self.excerpt = excerpt
    }

    /// Makes the summary of an entry.
    public init(_ entry: Entry) { self.init(begun: entry.begun, excerpt: Excerpt.of(entry.text)) }

    /// Names the entry.
    public var id: Entry.ID { begun.entryID }
    /// The day that the entry belongs to.
    public var day: Day { begun.day }
}
