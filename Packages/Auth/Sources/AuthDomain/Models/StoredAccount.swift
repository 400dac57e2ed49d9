import SharedData

import struct Foundation.Date

/// An account as it is kept.
public struct StoredAccount: Sendable, Equatable {
    /// The account.
    public var account: Account
    /// The password's hash; nil for the local user.
    public var passwordHash: String?
    /// Which password of the account it is: grows each time another one is chosen.
    public var passwordVersion: Int64

    /// Makes a record.
    public init(account: Account, passwordHash: String?, passwordVersion: Int64) {
        self.account = account
        self.passwordHash = passwordHash
        self.passwordVersion = passwordVersion
    }
}

/// An account that is to be kept.
public struct NewAccount: Sendable, Equatable {
    /// What its user is called.
    public var name: String
    /// Its e-mail address.
    public var email: EmailAddress
    /// Its password's hash.
    public var passwordHash: String

    /// Makes a record.
    public init(name: String, email: EmailAddress, passwordHash: String) {
        self.name = name
        self.email = email
        self.passwordHash = passwordHash
    }
}

/// A session as it is kept.
public struct StoredSession: Sendable, Equatable {
    /// Names it.
    public var id: SessionInfo.ID
    /// Whose it is.
    public var account: Account
    /// When it began.
    public var createdAt: Date
    /// When it was last used, as far as that was noted.
    public var seenAt: Date
    /// When it ends in any case.
    public var expiresAt: Date
    /// From where it began.
    public var client: String

    /// Makes a record.
    public init(
        id: SessionInfo.ID, account: Account, createdAt: Date, seenAt: Date, expiresAt: Date, client: String
    ) {
        self.id = id
        self.account = account
        self.createdAt = createdAt
        self.seenAt = seenAt
        self.expiresAt = expiresAt
        self.client = client
    }
}

/// A session that is to be kept. Of its secret there is only the digest.
public struct NewSession: Sendable, Equatable {
    /// The digest of its secret.
    public var digest: [UInt8]
    /// From where it begins.
    public var client: String
    /// When it begins.
    public var createdAt: Date
    /// When it ends in any case.
    public var expiresAt: Date

    /// Makes a record.
    public init(digest: [UInt8], client: String, createdAt: Date, expiresAt: Date) {
        self.digest = digest
        self.client = client
        self.createdAt = createdAt
        self.expiresAt = expiresAt
    }
}
