import Foundation

extension String {
    /// The text as it is searched: without case, accents and width, in any script, so that `Édelweiß` is found by `edelweiss`.
    ///
    /// Both what is stored in a folded column and what is looked for in it go through this.
    public var folded: String {
        guard utf8.count > Self.pieceLength else { return foldedAtOnce }
        // Foundation takes time by the square of the length. No character depends on its neighbours but a mark, which is one by itself
        // behind a line end.
        var folded = ""
        folded.reserveCapacity(utf8.count)
        var piece = ""
        for character in self {
            if piece.utf8.count >= Self.pieceLength, !character.isMark {
                folded += piece.foldedAtOnce
                piece.removeAll(keepingCapacity: true)
            }
            piece.append(character)
        }
        return folded + piece.foldedAtOnce
    }

    private static let pieceLength = 512

    private var foldedAtOnce: String {
        if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
        return
            decomposedStringWithCompatibilityMapping
            .folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .replacing("ß", with: "ss")
    }

    /// A pattern for `LIKE … ESCAPE '\'` that finds this text, folded, anywhere.
    public var likePattern: String {
        // By scalars: a letter that follows "%" may be joined to it as one character.
        var pattern = "%".unicodeScalars
        for scalar in folded.unicodeScalars {
            if scalar == "%" || scalar == "_" || scalar == "\\" { pattern.append("\\") }
            pattern.append(scalar)
        }
        return String(pattern) + "%"
    }
}

extension Character {
    /// Whether it is a mark that has nothing before it to stand on.
    fileprivate var isMark: Bool { unicodeScalars.first?.properties.isGraphemeExtend ?? false }
}
