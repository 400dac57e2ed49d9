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
}
