import SharedData

import struct Foundation.Date

/// One deletion that can be taken back: of one entry, or of several at once.
public struct EntryDeletion: Sendable, Equatable, Identifiable {
    public typealias ID = Identifier<EntryDeletion>

    /// For how many days a deletion can be taken back. After that its entries are gone for good.
    public static let days = 30

    /// Names it; never given to another deletion.
    public let id: ID
    /// When that was.
    public let date: Date
    /// How many entries it can still bring back: at least 1.
    public let count: Int
    /// The newest of them.
    public let first: EntrySummary

    /// Makes a deletion.
    public init(id: ID, date: Date, count: Int, first: EntrySummary) {
        self.id = id
        self.date = date
        self.count = count
        self.first = first
    }

    /// How a deletion is looked for, among those of a person.
    public enum Lookup: Sendable, Equatable {
        /// The one with this id.
        case id(EntryDeletion.ID)
        /// The latest.
        case latest
    }
}
