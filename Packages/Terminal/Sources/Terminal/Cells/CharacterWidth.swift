extension Character {
    /// How many cells of a terminal the character takes: 0, 1 or 2, and more only for clusters of several letters.
    ///
    /// Control characters count 0; data has none left once it went through `visible()`.
    var cellWidth: Int {
        let scalars = unicodeScalars
        guard let first = scalars.first else { return 0 }
        if scalars.index(after: scalars.startIndex) == scalars.endIndex { return first.cellWidth }
        if scalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
        let isEmoji = first.properties.isEmojiPresentation || first.isRegionalIndicator
        let isJoined = scalars.contains { $0.value == 0x200D || $0.properties.isEmojiModifier }
        if isEmoji || (isJoined && first.properties.isEmoji) { return 2 }
        return scalars.reduce(0) { $0 + $1.cellWidth }
    }

    /// Whether terminals disagree about the width, so that the column has to be set anew behind it.
    var hasUncertainWidth: Bool {
        let scalars = unicodeScalars
        guard let first = scalars.first, first.value >= 0x300 else { return scalars.count > 1 && cellWidth != 1 }
        return scalars.count > 1 || first.isRegionalIndicator
    }
}

extension Unicode.Scalar {
    /// How many cells the scalar takes on its own.
    var cellWidth: Int {
        switch value {
        case 0x20...0x7E, 0xA0...0x2FF: return 1
        case 0..<0x20, 0x7F..<0xA0: return 0
        case 0x1160...0x11FF, 0xD7B0...0xD7FF, 0x200B, 0xFE00...0xFE0F: return 0
        default: break
        }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        if isRegionalIndicator { return 2 }
        return isWide ? 2 : 1
    }

    fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

    private var isWide: Bool {
        guard value >= 0x1100 else { return false }
        var low = 0
        var high = wideRanges.count
        while low < high {
            let middle = (low + high) / 2
            let (first, last) = wideRanges[middle]
            if value < first {
                high = middle
            } else if value > last {
                low = middle + 1
            } else {
                return true
            }
        }
        return false
    }
}
