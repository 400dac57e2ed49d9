import DiaryDomain
import Endpoints

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

    /// The result of this shape.
    package var added: AddedEntries {
        AddedEntries(ids: ids.map { Entry.ID($0) }, alreadyThere: Int(clamping: alreadyThere))
    }

    public mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("ids", &ids, Limits(description: "The ids of the entries, in the order sent."))
        try visit.field("alreadyThere", &alreadyThere, Limits(description: "How many of them were there already."))
    }
}
