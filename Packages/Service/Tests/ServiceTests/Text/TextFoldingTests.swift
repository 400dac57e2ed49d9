import Service
import Testing

@Suite("Folded text")
struct TextFoldingTests {
    @Test(
        "is without case, accents and width, in any script",
        arguments: [
            ("Édelweiß", "edelweiss"), ("e\u{301}", "e"), ("ÉCOLE", "ecole"), ("STRASSE", "strasse"), ("ＡＢＣ", "abc"),
            ("Ёлка", "елка"),
            ("ΆΝΘΟΣ", "ανθοσ"), ("Ångström", "angstrom"), ("ﬁn", "fin"), ("", ""), ("日本", "日本"), ("👩‍👩‍👧", "👩‍👩‍👧"),
        ])
    func isFolded(_ text: String, _ folded: String) {
        #expect(Array(text.folded.utf8) == Array(folded.utf8))
    }

    @Test(
        "stays as it is when it is folded again",
        arguments: ["Édelweiß", "İstanbul", "ΆΝΘΟΣ", "ẞ", "ﬁn", "가나", "ǅ", "K"])
    func staysAsItIs(_ text: String) {
        #expect(Array(text.folded.folded.utf8) == Array(text.folded.utf8))
    }

    @Test("is a pattern that takes its signs as they are")
    func isAPattern() {
        #expect("50%_\\É".likePattern == #"%50\%\_\\e%"#)
        #expect("".likePattern == "%%")
        #expect("100%\u{200D}".likePattern.unicodeScalars.elementsEqual("%100\\%\u{200D}%".unicodeScalars))
    }

    @Test(
        "is the same for a long text as for its parts, wherever it may have been cut",
        arguments: [
            "“Édelweiß”, İstanbul ", "e\u{301}\u{323}", "\n\u{301}\u{323}x", "\u{1112}\u{1161}\u{11AB}", "한글과 ", "ｶﾞ ﾊﾟ",
            "👨‍👩‍👧‍👦ß", "\r\nß\u{301}", "\u{0600}1é", "ㄱ가각", "日本語の日記",
        ])
    func longText(_ part: String) {
        for ahead in ["", "x", "xy", "xyz", "é"] {
            let text = ahead + String(repeating: part, count: 400)
            let folded = ahead.folded + String(repeating: part.folded, count: 400)
            #expect(Array(text.folded.utf8) == Array(folded.utf8))
        }
    }

    @Test("takes time in proportion to the text", .timeLimit(.minutes(2)))
    func proportion() {
        let text = String(repeating: "“diary”, \"é\"\n", count: 5_000_000 / 18)
        let time = ContinuousClock().measure { #expect(text.folded.hasPrefix("“diary”, \"e\"\n")) }
        // 1.5 s were seen, and 46 s where the text was folded as a whole.
        #expect(time < .seconds(20), "\(time)")
    }
}
