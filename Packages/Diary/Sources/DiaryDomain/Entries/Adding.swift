/// How entries are added whose moment is that of an entry which is there already.
public enum SameEntry: Sendable, Equatable {
    /// One with the same moment, zone and text is that entry: adding it again changes nothing. For a repeated request, or an import.
    case isThatEntry
    /// It is one more entry.
    case isAnother
}

/// What adding entries came to.
public struct AddedEntries: Sendable, Equatable {
    /// The ids that the entries have, in the order in which they were given. Where another entry has the moment, the new one has the next free millisecond.
    public var ids: [Entry.ID]
    /// How many of them were there already, and so weren't added.
    public var alreadyThere: Int

    /// Makes a result.
    public init(ids: [Entry.ID] = [], alreadyThere: Int = 0) {
        self.ids = ids
        self.alreadyThere = alreadyThere
    }
}
