/// The rules for what is written.
public enum EntryText {
    /// The most bytes of UTF-8 that an entry may have: 10 MiB.
    public static let maximumBytes = 10 << 20

    /// Checks a text; nothing about it is changed.
    /// - Throws: ``EntryTextProblem`` when it may be no entry.
    public static func check(_ text: String) throws(EntryTextProblem) {
        let bytes = text.utf8.count
        guard bytes <= maximumBytes else { throw .tooLong(bytes) }
        guard !text.utf8.contains(0) else { throw .containsNull }
        guard !isBlank(text) else { throw .empty }
    }

    /// Whether there is nothing in it but white space.
    public static func isBlank(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
    }
}

/// Why a text may be no entry.
public enum EntryTextProblem: Error, Sendable, Equatable, CustomStringConvertible {
    /// Nothing but white space is in it.
    case empty
    /// It has too many bytes: so many.
    case tooLong(Int)
    /// It contains U+0000, which no database keeps.
    case containsNull

    /// What is wrong and what to do, in words to show beside the field.
    public var description: String {
        switch self {
        case .empty: "An entry needs some text."
        case .tooLong(let bytes):
            "An entry may have at most \(EntryText.maximumBytes >> 20) MiB of text; this one has \(Self.mebibytes(bytes))."
        case .containsNull: "An entry may not contain the character U+0000. Remove it and try again."
        }
    }

    private static func mebibytes(_ bytes: Int) -> String {
        let tenths = (bytes * 10 + (1 << 20) - 1) >> 20
        return "\(tenths / 10).\(tenths % 10) MiB"
    }
}
