import SharedData

import struct Foundation.Date

/// The time from a sign-in to its end.
///
/// Its text forms hide the secret, so that no log can hold it.
public struct Session: Sendable, Equatable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Names the session in a list of them. It gives no rights.
    public let id: SessionInfo.ID
    /// What proves the session: whoever has it acts for its account.
    public let secret: String
    /// After this instant the session is over, whatever happens.
    public let expiresAt: Date
    /// Who is signed in.
    public var account: Account

    /// Makes a session.
    public init(id: SessionInfo.ID, secret: String, expiresAt: Date, account: Account) {
        self.id = id
        self.secret = secret
        self.expiresAt = expiresAt
        self.account = account
    }

    /// Who is signed in.
    public var user: User { account.user }

    public var description: String { "Session(\(id), \(account.user.id))" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: ["id": id, "expiresAt": expiresAt, "account": account]) }
}

/// A session as its owner sees it in a list.
public struct SessionInfo: Sendable, Equatable, Identifiable {
    public typealias ID = Identifier<Session>

    /// Names the session. It gives no rights.
    public let id: ID
    /// When the sign-in was.
    public var createdAt: Date
    /// When it was last used; exact to a minute.
    public var lastSeenAt: Date
    /// From where the sign-in came: a network address, or `terminal`.
    public var client: String
    /// Whether it is the one that asks.
    public var isCurrent: Bool

    /// Makes an entry of the list.
    public init(id: ID, createdAt: Date, lastSeenAt: Date, client: String, isCurrent: Bool) {
        self.id = id
        self.createdAt = createdAt
        self.lastSeenAt = lastSeenAt
        self.client = client
        self.isCurrent = isCurrent
    }
}
