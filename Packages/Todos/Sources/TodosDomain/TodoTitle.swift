import SharedData

/// The rules for titles.
public enum TodoTitle {
    /// The most Unicode scalars that a title may have. (A family emoji of four has seven.)
    public static let maximumLength = 500

    /// A typed text as a title: without white space around it, otherwise byte for byte as typed.
    /// - Throws: ``TodoTitleProblem`` when it may be no title.
    public static func validated(_ text: String) throws(TodoTitleProblem) -> String {
        let title = text.trimmed
        guard !title.isEmpty else { throw .empty }
        guard !title.unicodeScalars.contains("\0") else { throw .containsNull }
        // A title has at least as many bytes as scalars, so that most need no counting.
        if title.utf8.count > maximumLength {
            let count = title.unicodeScalars.count
            guard count <= maximumLength else { throw .tooLong(count) }
        }
        return title
    }
}

/// Why a text may be no title.
public enum TodoTitleProblem: Error, Sendable, Equatable, CustomStringConvertible {
    /// Nothing but white space is in it.
    case empty
    /// It has too many Unicode scalars: so many.
    case tooLong(Int)
    /// It contains U+0000, which no database keeps.
    case containsNull

    /// What is wrong and what to do, in words to show beside the field.
    public var description: String {
        switch self {
        case .empty: "A todo needs a title."
        case .tooLong(let count):
            "A title may have at most \(TodoTitle.maximumLength) characters; this one has \(count)."
        case .containsNull: "A title may not contain the character U+0000. Remove it and try again."
        }
    }
}
