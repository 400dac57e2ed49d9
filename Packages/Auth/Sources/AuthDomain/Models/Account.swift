import SharedData

/// What a person signs in to.
public struct Account: Sendable, Equatable {
    /// Whose it is.
    public var user: User
    /// The e-mail address as it was typed; nil for the local user, who has no password either.
    public var email: String?

    /// Makes an account.
    public init(user: User, email: String?) {
        self.user = user
        self.email = email
    }

    /// Whether this is the local user: someone who went on without an account, on a database of the machine's own.
    public var isLocal: Bool { email == nil }
}
