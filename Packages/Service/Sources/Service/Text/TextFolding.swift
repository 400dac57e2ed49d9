import Foundation

extension String {
    /// The text as it is searched: without case, accents and width, in any script, so that `Édelweiß` is found by `edelweiss`.
    ///
    /// Both what is stored in a folded column and what is looked for in it go through this.
    public var folded: String {
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
