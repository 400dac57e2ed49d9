import struct Foundation.Date

/// What a shell keeps of a session: the secret that names it, and until when it is worth keeping.
///
/// Its text forms hide the secret, so that no log or golden text can hold it.
public struct SessionToken: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{
    /// The secret. Goes to a cookie or a file that only its owner may read, and nowhere else.
    public let secret: String
    /// After this instant the session is over, whatever happens.
    public let expiresAt: Date

    /// Makes a token from the secret that names a session and the instant at which that ends.
    public init(secret: String, expiresAt: Date) {
        self.secret = secret
        self.expiresAt = expiresAt
    }

    public var description: String { "SessionToken(…)" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: ["expiresAt": expiresAt]) }
}
