import AuthDomain
import Endpoints
import Foundation

/// Who is signed in and until when; with the token only where a session begins.
package struct SessionWire: WireShape {
    package static let name = "Session"
    package var id: Int64 = 0
    package var userId: Int64 = 0
    package var userName = ""
    package var email: String?
    package var expiresAt = ""

    package init() {}

    package init(_ session: Session) {
        id = session.id.rawValue
        userId = session.user.id.rawValue
        userName = session.user.name
        email = session.account.email
        expiresAt = session.expiresAt.wireText
    }

    package mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("id", &id)
        try visit.field("userId", &userId)
        try visit.field("name", &userName)
        try visit.field("email", &email, Limits(description: "Missing for the local user."))
        try visit.field(
            "expiresAt", &expiresAt, Limits(description: "An instant (RFC 3339) after which the session is over."))
    }
}

/// A session that has just begun.
package struct NewSessionWire: WireShape {
    package static let name = "NewSession"
    package var token = ""
    package var session = SessionWire()

    package init() {}

    package init(_ session: Session) {
        token = session.secret
        self.session = SessionWire(session)
    }

    package mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("token", &token, Limits(description: "Goes with later requests, as Authorization: Bearer."))
        try visit.field("session", &session)
    }
}

/// One of a person's sessions.
package struct SessionInfoWire: WireShape {
    package static let name = "SessionInfo"
    package var id: Int64 = 0
    package var createdAt = ""
    package var lastSeenAt = ""
    package var client = ""
    package var isCurrent = false

    package init() {}

    package init(_ info: SessionInfo) {
        id = info.id.rawValue
        createdAt = info.createdAt.wireText
        lastSeenAt = info.lastSeenAt.wireText
        client = info.client
        isCurrent = info.isCurrent
    }

    package mutating func fields(_ visit: inout some FieldVisitor) throws(WireError) {
        try visit.field("id", &id)
        try visit.field("createdAt", &createdAt)
        try visit.field("lastSeenAt", &lastSeenAt)
        try visit.field("client", &client)
        try visit.field("isCurrent", &isCurrent)
    }
}

extension Date {
    fileprivate var wireText: String { formatted(.iso8601) }
}
