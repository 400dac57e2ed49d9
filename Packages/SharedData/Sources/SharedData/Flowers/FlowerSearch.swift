import Service

extension Flower {
    /// The name as names are ordered: without case and accents, in any script.
    public var foldedName: String { name.folded }

    /// The scientific name as names are ordered.
    public var foldedScientificName: String { scientificName.folded }

    /// Whether each word of a text is part of one of the flower's names: the common one, the others, the scientific one.
    /// Case, accents and width do not count, in any script. Empty text finds everything.
    public func isFound(by text: String) -> Bool {
        let words = text.folded.split(whereSeparator: \.isWhitespace)
        guard !words.isEmpty else { return true }
        let names = ([name, scientificName] + otherNames).map(\.folded)
        // Bytes are compared, for a word may end within what is one character of the name, as in scripts with vowel signs.
        return words.allSatisfy { word in names.contains { $0.utf8.contains(word.utf8) } }
    }
}
