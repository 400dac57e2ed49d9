/// A password that someone chooses.
///
/// It is the bytes that were typed, in UTF-8: nothing is trimmed, folded or composed. So `é` as one code point and as two are
/// two passwords. Its text forms hide it.
public struct NewPassword: Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The fewest characters. A character is a Unicode code point here, as NIST SP 800-63B counts them.
    public static let minimumLength = 8
    /// The most characters, which is also a limit of 1,024 bytes: a code point takes four at most.
    public static let maximumLength = 256

    /// The password.
    public let text: String

    /// Takes a password that is neither too short nor too long.
    /// - Throws: ``AuthError/weakPassword(_:)``.
    public init(_ text: String) throws(AuthError) {
        guard Self.mayBePassword(text) else { throw .weakPassword(.tooLong) }
        guard text.unicodeScalars.count >= Self.minimumLength else { throw .weakPassword(.tooShort) }
        self.text = text
    }

    /// Whether a text is short enough to be anyone's password; a longer one is not worth hashing.
    public static func mayBePassword(_ text: String) -> Bool {
        text.utf8.count <= 4 * maximumLength && text.unicodeScalars.count <= maximumLength
    }

    public var description: String { "NewPassword(…)" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
