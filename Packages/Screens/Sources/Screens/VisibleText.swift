extension String {
    /// The text with nothing in it that a terminal or a log would obey: control characters are replaced by their pictures
    /// (U+2400…), others that are unseen or that turn the direction of what follows by their code, as in `⟨202E⟩`.
    ///
    /// Line feeds and tabs stay when `keepingLines` is true. Joiners and variation selectors stay: writing systems and emoji need them.
    public func visible(keepingLines: Bool = false) -> String {
        guard unicodeScalars.contains(where: \.needsPicture) else { return self }
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x0A where keepingLines, 0x09 where keepingLines: result.append(scalar)
            case 0x00...0x1F: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
            case 0x7F: result.append("\u{2421}")
            case _ where scalar.needsPicture:
                result.append("⟨")
                result.append(contentsOf: String(scalar.value, radix: 16, uppercase: true).unicodeScalars)
                result.append("⟩")
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}

extension Unicode.Scalar {
    /// C0, DEL and C1 controls; line and paragraph separators; embedding, override and isolate marks; tags; the byte order mark.
    fileprivate var needsPicture: Bool {
        switch value {
        case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE0001:
            true
        default: false
        }
    }
}
