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
