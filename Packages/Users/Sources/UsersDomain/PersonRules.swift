import SharedData

/// The rules for what may be said of a person.
public enum PersonRules {
    /// The most Unicode scalars that a name may have.
    public static let maximumName = 200
    /// The most Unicode scalars that a detail may have.
    public static let maximumDetail = 500

    /// A typed text as a name: without white space around it, otherwise byte for byte as typed.
    /// - Throws: ``PersonProblem`` when it may be no name.
    public static func name(_ text: String) throws(PersonProblem) -> String {
        let name = text.trimmed
        guard !name.isEmpty else { throw .emptyName }
        try check(name, .name, maximumName)
        return name
    }

    /// Typed texts as details: without white space around them.
    /// - Throws: ``PersonProblem`` that names the first that may be none.
    public static func details(_ details: PersonDetails) throws(PersonProblem) -> PersonDetails {
        var valid = details
        for (detail, text) in details.all {
            let text = text.trimmed
            try check(text, .detail(detail), maximumDetail)
            valid[detail] = text
        }
        return valid
    }

    private static func check(_ text: String, _ field: PersonProblem.Field, _ maximum: Int) throws(PersonProblem) {
        guard !text.utf8.contains(0) else { throw .containsNull(field) }
        // A text has at least as many bytes as scalars, so that most need no counting.
        guard text.utf8.count > maximum else { return }
        let count = text.unicodeScalars.count
        guard count <= maximum else { throw .tooLong(field, count: count, maximum: maximum) }
    }
}

/// Why a text may not be said of a person.
public enum PersonProblem: Error, Sendable, Equatable, CustomStringConvertible {
    /// The name has nothing but white space in it.
    case emptyName
    /// It has too many Unicode scalars.
    case tooLong(Field, count: Int, maximum: Int)
    /// It contains U+0000, which no database keeps.
    case containsNull(Field)

    /// Where it is.
    public enum Field: Sendable, Hashable {
        /// The name.
        case name
        /// One of the details.
        case detail(PersonDetail)

        /// Where it stands in JSONPlaceholder's shape.
        public var place: String {
            switch self {
            case .name: "name"
            case .detail(let detail): detail.place
            }
        }

        fileprivate var label: String {
            switch self {
            case .name: "A name"
            case .detail(let detail): detail.label
            }
        }
    }

    /// Where it is.
    public var field: Field {
        switch self {
        case .emptyName: .name
        case .tooLong(let field, _, _), .containsNull(let field): field
        }
    }

    /// What is wrong and what to do, in words to show beside the field.
    public var description: String {
        switch self {
        case .emptyName: "A person needs a name."
        case .tooLong(let field, let count, let maximum):
            "\(field.label) may have at most \(maximum) characters; this one has \(count)."
        case .containsNull(let field):
            "\(field.label) may not contain the character U+0000. Remove it and try again."
        }
    }
}
