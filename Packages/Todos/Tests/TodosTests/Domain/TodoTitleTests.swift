import Testing
import TodosDomain
import TodosTesting

@Suite("A title") struct TodoTitleTests {
    @Test(
        "is trimmed of white space, in any script",
        arguments: ["milk", " milk ", "\n\tmilk\r\n", "\u{3000}\u{A0}milk\u{2028}"])
    func trimmed(_ text: String) throws {
        #expect(bytes(try TodoTitle.validated(text)) == bytes("milk"))
    }

    @Test("is refused when nothing is in it", arguments: ["", " ", "\n\r\n\t", "\u{3000}\u{2003}"])
    func empty(_ text: String) {
        #expect(throws: TodoTitleProblem.empty) { try TodoTitle.validated(text) }
    }

    @Test("has at most 500 Unicode scalars")
    func length() throws {
        for scalar in ["x", "é", "漢", "👍"] {
            #expect(try TodoTitle.validated(String(repeating: scalar, count: 500)).unicodeScalars.count == 500)
            #expect(throws: TodoTitleProblem.tooLong(501)) {
                try TodoTitle.validated(String(repeating: scalar, count: 501))
            }
        }
        // One family is one character to a person, and seven scalars.
        #expect(throws: TodoTitleProblem.tooLong(504)) {
            try TodoTitle.validated(String(repeating: "👨‍👩‍👧‍👦", count: 72))
        }
    }

    @Test("is refused with U+0000 in it", arguments: ["\0", "a\0", "\0a", "a\0b"])
    func null(_ text: String) {
        #expect(throws: TodoTitleProblem.containsNull) { try TodoTitle.validated(text) }
    }

    @Test("stays as it was typed otherwise", arguments: NastyTitles.all)
    func unchanged(_ text: String) throws {
        #expect(bytes(try TodoTitle.validated(text)) == bytes(text))
    }
}
