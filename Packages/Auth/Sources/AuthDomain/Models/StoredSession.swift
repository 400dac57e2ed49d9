import struct Foundation.Date

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
