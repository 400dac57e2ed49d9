import struct Foundation.Date

/// Text that was typed and is not stored as an entry yet. It is kept apart, so that nothing typed is lost by leaving or by a crash.
public struct Draft: Sendable, Equatable, Identifiable {
    /// When the entry that it is for was begun: a new one, or one that is being changed. A person has one draft at most for a moment.
    public let begun: Moment
    /// What is typed.
    public var text: String
    /// Whether it is for an entry that isn't stored yet.
    public let isNew: Bool
    /// When it was kept.
    public var keptAt: Date

    /// Makes a draft.
    public init(begun: Moment, text: String, isNew: Bool, keptAt: Date) {
        self.begun = begun
        self.text = text
        self.isNew = isNew
        self.keptAt = keptAt
    }

    /// The id of the entry that it is for.
    public var id: Entry.ID { begun.entryID }
}

/// What a list shows of a draft.
public struct DraftSummary: Sendable, Equatable, Identifiable {
    /// When the entry that it is for was begun.
    public let begun: Moment
    /// The beginning of its text (see ``Excerpt``).
    public let excerpt: String
    /// Whether it is for an entry that isn't stored yet.
    public let isNew: Bool

    /// Makes a summary.
    public init(begun: Moment, excerpt: String, isNew: Bool) {
        self.begun = begun
        self.excerpt = excerpt
        self.isNew = isNew
    }

    /// The id of the entry that it is for.
    public var id: Entry.ID { begun.entryID }
}
