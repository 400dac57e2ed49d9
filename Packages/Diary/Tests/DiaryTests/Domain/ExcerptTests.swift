import DiaryDomain
import DiaryTesting
import Testing

@Suite("Excerpts") struct ExcerptTests {
    @Test("are whole where the text is short, on one line")
    func short() {
        #expect(Excerpt.of("  one\r\n\r\ntwo\tthree\u{2028}four \n") == "one two three four")
        #expect(Excerpt.of(String(repeating: "x", count: 80)) == String(repeating: "x", count: 80))
        #expect(Excerpt.of("") == "" && Excerpt.of("\n \n") == "")
    }

    @Test("are cut between characters, with an ellipsis, at 80", arguments: ["x", "é", "e\u{301}", "👨‍👩‍👧‍👦", "🏳️‍🌈", "桜", "🇩🇪"])
    func cut(_ character: String) {
        let excerpt = Excerpt.of(String(repeating: character, count: 81))
        #expect(bytes(excerpt) == bytes(String(repeating: character, count: 79) + "…"))
        #expect(excerpt.count == 80)
    }

    @Test("have no space before the ellipsis")
    func space() {
        #expect(Excerpt.of(String(repeating: "x", count: 79) + " more") == String(repeating: "x", count: 79) + "…")
        #expect(Excerpt.of(String(repeating: "x", count: 78) + " more") == String(repeating: "x", count: 78) + "…")
    }

    @Test("never grow beyond their bounds, whatever the text")
    func nasty() {
        let zalgo = "Z" + String(repeating: "\u{351}", count: 1_000_000)
        for text in NastyEntries.all + [
            zalgo, "a" + zalgo, String(repeating: "e" + String(repeating: "\u{301}", count: 40), count: 90),
        ] {
            let excerpt = Excerpt.of(text)
            #expect(excerpt.count <= 80 && excerpt.utf8.count <= Excerpt.maximumBytes + 3)
        }
    }
}
