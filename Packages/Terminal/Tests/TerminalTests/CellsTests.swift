import Testing

@testable import Terminal

@Suite struct CellsTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("家族", 4), ("ｆｕｌｌ", 8), ("한국", 4), ("ᄒ\u{1161}ᆫ", 2),
        ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("☑", 1), ("ﷺ", 1), ("\u{200B}", 0),
        ("नी", 2), ("עברית", 5), ("…–“”", 4), ("🫩", 2), ("𠮷", 2), ("a\u{300}\u{301}\u{302}", 1),
    ]) func `a text takes the cells that a terminal gives it`(text: String, cells: Int) {
        #expect(Cells.width(of: text) == cells)
    }

    @Test(arguments: ["", "short", "家族の写真", "👨‍👩‍👧‍👦👍🏽 e\u{301}e\u{301}", "a家b族c"], 0..<12)
    func `a cut text fits and a padded one fills`(text: String, cells: Int) {
        #expect(Cells.width(of: Cells.truncate(text, to: cells)) <= cells)
        #expect(Cells.width(of: Cells.pad(text, to: cells)) == cells)
    }

    @Test func `what was cut is told by an ellipsis, and what fits stays`() {
        #expect(Cells.truncate("garden", to: 4) == "gar…")
        #expect(Cells.truncate("家族写真", to: 4) == "家…")
        #expect(Cells.truncate("garden", to: 6) == "garden")
        #expect(Cells.truncate("garden", to: -3) == "")
    }

    @Test func `a text is broken at spaces, at its own lines, and within words that are too long`() {
        #expect(Cells.wrap("the quick brown fox", to: 9) == ["the quick", "brown fox"])
        #expect(Cells.wrap("one\n\ntwo\n", to: 9) == ["one", "", "two", ""])
        #expect(Cells.wrap("abcdefgh ij", to: 3) == ["abc", "def", "gh", "ij"])
        #expect(Cells.wrap("家族写真", to: 5) == ["家族", "写真"])
        #expect(Cells.wrap("", to: 0) == [""])
    }

    @Test(arguments: ["the quick  brown\nfox\n", "家族の写真 and more", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "\t\ttabs", "     ", "\n\n"], 1..<9)
    func `wrapping loses nothing`(text: String, width: Int) {
        let characters = Array(text)

        let ranges = WrappedText(characters, width: width).ranges

        let kept = ranges.flatMap { characters[$0] }
        #expect(kept == characters.filter { $0 != "\n" })
        #expect(!ranges.isEmpty)
    }
}
