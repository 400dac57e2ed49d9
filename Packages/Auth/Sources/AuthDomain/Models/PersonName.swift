import Foundation

/// What a person is called: not empty, with no white space around it.
public struct PersonName: Sendable, Equatable {
    /// The most characters (Unicode code points).
    public static let maximumLength = 200

    /// The name.
    public let text: String

    /// Reads a name, without the white space around it.
    /// - Throws: ``AuthError/invalidName(_:)``.
    public init(_ text: String) throws(AuthError) {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty else { throw .invalidName(.empty) }
        guard trimmed.unicodeScalars.count <= Self.maximumLength else { throw .invalidName(.tooLong) }
        guard !trimmed.utf8.contains(0) else { throw .invalidName(.unsupportedCharacter) }
        self.text = trimmed
    }

    /// What someone without an account is called.
    public static let localUser = "Local user"
}
