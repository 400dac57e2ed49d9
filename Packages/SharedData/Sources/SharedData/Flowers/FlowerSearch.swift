import Service

/// Looks for words in the names of flowers, without case, accents and width, in any script.
public struct FlowerSearch: Sendable {
    private let words: [[UInt8]]

    /// Makes a search for each of a text's words. Empty text finds everything.
    public init(_ text: String) { words = text.folded.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) } }

    /// Whether each word is part of one of the flower's names: the common one, the others, the scientific one.
    public func finds(_ flower: Flower) -> Bool {
        guard !words.isEmpty else { return true }
        let names = FoldedNames.folded([flower.name, flower.scientificName] + flower.otherNames)
        return words.allSatisfy { word in names.contains { Self.isPart(word, of: $0) } }
    }

    // Bytes are compared, for a word may end within what is one character of the name, as in scripts with vowel signs. (The
    // library's search for a part of a collection takes fifty times as long.)
    private static func isPart(_ word: [UInt8], of name: [UInt8]) -> Bool {
        guard word.count <= name.count else { return false }
        return (0...(name.count - word.count)).contains { start in
            name[start] == word[0] && name[start..<(start + word.count)].elementsEqual(word)
        }
    }
}

extension Flower {
    /// The name as names are ordered: without case and accents, in any script.
    public var foldedName: String { name.folded }

    /// The scientific name as names are ordered.
    public var foldedScientificName: String { scientificName.folded }
}
