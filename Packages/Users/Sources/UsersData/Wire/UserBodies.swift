import Endpoints
import UsersDomain

/// What a new person is sent as.
package struct NewUserWire: WireShape, Equatable {
    package static let name = "NewUser"

    var name = ""
    var details = DetailsWire()

    package init() {}

    package init(_ draft: PersonDraft) {
        name = draft.name
        details = DetailsWire(draft.details)
    }

    package var draft: PersonDraft { PersonDraft(name: name, details: details.details) }

    package mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("name", &name, Limits(description: PersonRules.words))
        try details.fields(&visit)
    }
}

/// What a person is replaced with: a detail that is missing is taken away.
package struct UserReplacementWire: WireShape, Equatable {
    package static let name = "UserReplacement"

    package var id: Int64?
    var name = ""
    var details = DetailsWire()

    package init() {}

    package var change: PersonChange {
        var change = PersonChange(name: name, details: details.details)
        for detail in PersonDetail.allCases where change.details[detail] == nil { change.details[detail] = "" }
        return change
    }

    package mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("id", &id, Limits(description: "If given, as it is: the id can't be changed."))
        try visit.field("name", &name, Limits(description: PersonRules.words))
        try details.fields(&visit)
    }
}

/// What is to become different about a person: a detail that is missing stays, an empty one is taken away.
package struct UserPatchWire: WireShape, Equatable {
    package static let name = "UserPatch"

    package var id: Int64?
    var newName: String?
    var details = DetailsWire()

    package init() {}

    package init(_ change: PersonChange) {
        newName = change.name
        details = DetailsWire(change.details)
    }

    package var change: PersonChange { PersonChange(name: newName, details: details.details) }

    package mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("id", &id, Limits(description: "If given, as it is: the id can't be changed."))
        try visit.field("name", &newName, Limits(description: PersonRules.words))
        try details.fields(&visit)
    }
}

/// What deletes an account.
package struct AccountDeletionWire: WireShape, Equatable {
    package static let name = "AccountDeletion"

    package var password = ""

    package init() {}
    package init(password: String) { self.password = password }

    package mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("password", &password, Limits(description: "The account's password."))
    }
}

extension PersonRules {
    static let words = "Trimmed; 1 to \(maximumName) characters (Unicode scalars), without U+0000."
}
