import DiaryDomain
import Endpoints
import Service
import SharedData

import struct Foundation.Date

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
        deletedAt = deletion.date.milliseconds
        count = Int64(deletion.count)
        first = EntrySummaryWire(deletion.first)
    }

    /// The deletion of this shape.
    /// - Throws: `decoding` when the moment of its first entry is none.
    package var deletion: EntryDeletion {
        get throws(DataSourceError) {
            EntryDeletion(
                id: EntryDeletion.ID(id), date: Date(milliseconds: deletedAt), count: Int(clamping: count),
                first: try first.summary("first"))
        }
    }

    public mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("id", &id, Limits(description: "Names the deletion."))
        try visit.field("deletedAt", &deletedAt, Limits(description: "When: milliseconds since 1970-01-01 00:00 UTC."))
        try visit.field("count", &count, Limits(description: "How many entries it can bring back."))
        try visit.field("first", &first, Limits(description: "The newest of them."))
    }
}

/// Entries that are to be deleted at once.
package struct EntryIDsWire: WireShape, Equatable {
    package static let name = "EntryIDs"

    package var ids: [Int64] = []

    package init() {}

    package init(_ ids: [Entry.ID]) { self.ids = ids.map(\.rawValue) }

    package mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("ids", &ids, Limits(description: "The ids of the entries: at least one."))
    }
}
