import Endpoints
import Service
import SharedData
import TodosDomain

import struct Foundation.Date

/// A deletion on the wire; all fields are missing where nothing was deleted, or it can't be taken back.
package struct TodoDeletionWire: WireShape, Equatable {
    package static let name = "TodoDeletion"

    package var id: Int64?
    package var userId: Int64?
    package var deletedAt: Int64?
    package var count: Int64?
    package var title: String?

    package init() {}

    package init(_ deletion: TodoDeletion?) {
        id = deletion?.id.rawValue
        userId = deletion?.userID.rawValue
        deletedAt = deletion?.date.milliseconds
        count = deletion.map { Int64($0.count) }
        title = deletion?.title
    }

    /// The deletion, or nil when fields are missing: JSONPlaceholder answers `{}`.
    package var deletion: TodoDeletion? {
        guard let id, let userId, let deletedAt, let title, let count = count.flatMap(Int.init(exactly:)), count > 0
        else { return nil }
        return TodoDeletion(
            id: TodoDeletion.ID(id), userID: User.ID(userId), date: Date(milliseconds: deletedAt), count: count,
            title: title)
    }

    package mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("id", &id, Limits(description: "Names the deletion."))
        try visit.field("userId", &userId, Limits(description: "Whose todos were deleted."))
        try visit.field("deletedAt", &deletedAt, Limits(description: "When: milliseconds since 1970-01-01 00:00 UTC."))
        try visit.field("count", &count, Limits(description: "How many todos it can bring back."))
        try visit.field("title", &title, Limits(description: "The title of the first of them."))
    }
}
