import SharedData

/// The rules for what stands in a post.
public enum PostText: String, Sendable, Equatable, CaseIterable {
    /// What a post is about.
    case title
    /// What it says.
    case body

    /// The most Unicode scalars that it may have: 500 for a title, 100,000 for a body.
    public var maximumLength: Int {
        switch self {
        case .title: 500
        case .body: 100_000
        }
    }

    /// A typed text as it is kept: a title without white space around it, a body byte for byte.
    /// - Throws: ``PostTextProblem`` when it may not be kept.
    public func validated(_ text: String) throws(PostTextProblem) -> String {
        let trimmed = text.trimmed
        let kept = self == .title ? trimmed : text
        guard !trimmed.isEmpty else { throw PostTextProblem(self, .empty) }
        guard !kept.unicodeScalars.contains("\0") else { throw PostTextProblem(self, .containsNull) }
        // A text has at least as many bytes as scalars, so that most need no counting.
        if kept.utf8.count > maximumLength {
            let count = kept.unicodeScalars.count
            guard count <= maximumLength else { throw PostTextProblem(self, .tooLong(count)) }
        }
        return kept
    }
}

/// Why a text may be no title or no body.
public struct PostTextProblem: Error, Sendable, Equatable, CustomStringConvertible {
    /// What is wrong.
    public enum Reason: Sendable, Equatable {
        /// Nothing but white space is in it.
        case empty
        /// It has too many Unicode scalars: so many.
        case tooLong(Int)
        /// It contains U+0000, which no database keeps.
        case containsNull
    }

    /// Which of the two it was to be.
    public let text: PostText
    /// What is wrong with it.
    public let reason: Reason

    /// Makes a problem.
    public init(_ text: PostText, _ reason: Reason) {
        self.text = text
        self.reason = reason
    }

    /// What is wrong and what to do, in words to show beside the field.
    public var description: String {
        switch reason {
        case .empty: "A post needs a \(text.rawValue)."
        case .tooLong(let count):
            "A \(text.rawValue) may have at most \(text.maximumLength) characters; this one has \(count)."
        case .containsNull: "A \(text.rawValue) may not contain the character U+0000. Remove it and try again."
        }
    }
}

extension PostDraft {
    /// The draft as it is kept.
    func validated(item: Int? = nil) throws(PostError) -> PostDraft {
        do throws(PostTextProblem) {
            return PostDraft(title: try PostText.title.validated(title), body: try PostText.body.validated(body))
        } catch { throw .invalidText(error, item: item) }
    }
}

extension PostChange {
    /// The change as it is kept.
    func validated() throws(PostError) -> PostChange {
        var valid = PostChange()
        do throws(PostTextProblem) {
            if let title { valid.title = try PostText.title.validated(title) }
            if let body { valid.body = try PostText.body.validated(body) }
        } catch { throw .invalidText(error) }
        return valid
    }
}
