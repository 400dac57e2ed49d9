import Foundation

/// An e-mail address, as it was typed and as addresses are compared.
public struct EmailAddress: Sendable, Hashable {
    /// The longest address, in UTF-8 bytes (RFC 5321, with its erratum 1690).
    public static let maximumLength = 254

    /// The address without the white space around it.
    public let text: String
    /// The address in the form in which two are the same: composed (NFC) and in lower case. Accents stay, since other accents are
    /// another person.
    public let folded: String

    /// Reads an address: one `@` with something on both sides; no white space, no control or unseen characters.
    /// Nil when the text is none. Whether mail arrives there is not known.
    public init?(_ text: String) {
        // Looked at first, so that a huge text costs nothing.
        guard text.utf8.count <= 4 * Self.maximumLength else { return nil }
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let folded = trimmed.precomposedStringWithCanonicalMapping.lowercased().precomposedStringWithCanonicalMapping
        guard trimmed.utf8.count <= Self.maximumLength, folded.utf8.count <= 2 * Self.maximumLength,
            trimmed.unicodeScalars.allSatisfy(Self.isAllowed)
        else { return nil }
        let sides = trimmed.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
        guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty, sides[1].first != UInt8(ascii: "."),
            sides[1].last != UInt8(ascii: ".")
        else { return nil }
        self.text = trimmed
        self.folded = folded
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        guard !scalar.properties.isWhitespace else { return false }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: return false
        default: return true
        }
    }
}
