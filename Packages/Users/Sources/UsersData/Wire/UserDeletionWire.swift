import Endpoints
import Service
import SharedData
import UsersDomain

import struct Foundation.Date

/// A removal on the wire; all fields are missing where it can't be taken back.
package struct UserDeletionWire: WireShape, Equatable {
    package static let name = "UserDeletion"

    var id: Int64?
    var userName: String?
    var addedBy: Int64?
    var deletedAt: Int64?

    package init() {}

    package init(_ deletion: UserDeletion?) {
        id = deletion?.id.rawValue
        userName = deletion?.user.name
        addedBy = deletion?.addedBy?.rawValue
        deletedAt = deletion?.date.milliseconds
    }

    /// The removal, or nil when fields are missing: JSONPlaceholder answers `{}`.
    package var deletion: UserDeletion? {
        guard let id, let userName, let deletedAt else { return nil }
        return UserDeletion(
            user: User(id: User.ID(id), name: userName), addedBy: addedBy.map { User.ID($0) },
            date: Date(milliseconds: deletedAt))
    }

    package mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("id", &id, Limits(description: "The person who was removed."))
        try visit.field("name", &userName, Limits(description: "What the person is called."))
        try visit.field("addedBy", &addedBy, Limits(description: "Who can take it back."))
        try visit.field("deletedAt", &deletedAt, Limits(description: "When: milliseconds since 1970-01-01 00:00 UTC."))
    }
}
