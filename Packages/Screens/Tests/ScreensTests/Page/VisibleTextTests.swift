import Screens
import Testing

@Suite struct VisibleTextTests {
    @Test(arguments: [
        ("plain", "plain"), ("\u{1B}[31m", "␛[31m"), ("\u{0}", "␀"), ("a\u{7F}b", "a␡b"), ("\u{9B}2J", "⟨9B⟩2J"),
        ("\u{202E}abc", "⟨202E⟩abc"),
        ("\u{2066}", "⟨2066⟩"), ("\u{FEFF}", "⟨FEFF⟩"), ("a\r\nb", "a␍␊b"), ("a\tb", "a␉b"), ("\u{2028}", "⟨2028⟩"),
        ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"),
        ("❤️", "❤️"), ("e\u{301}", "e\u{301}"), ("עברית", "עברית"), ("", ""),
    ]) func `what a terminal would obey is shown instead`(text: String, shown: String) {
        #expect(Array(text.visible().utf8) == Array(shown.utf8))
        #expect(Array(text.visible().visible().utf8) == Array(shown.utf8))
    }

    @Test func `lines and tabs stay where they are asked for, returns do not`() {
        #expect(Array("a\r\n\tb\u{1B}".visible(keepingLines: true).utf8) == Array("a␍\n\tb␛".utf8))
    }

    @Test func `no scalar comes through that is a control`() {
        for value in UInt32(0)...0xFFFF {
            guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory == .control else { continue }
            #expect(!String(scalar).visible().unicodeScalars.contains { $0.properties.generalCategory == .control })
        }
    }
}
