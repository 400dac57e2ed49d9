import PostsDomain
import PostsTesting
import Testing

@Suite("Titles and bodies") struct PostTextTests {
    @Test("a title is trimmed, a body kept byte for byte")
    func kept() throws {
        #expect(bytes(try PostText.title.validated("\u{3000} On tulips\r\n")) == bytes("On tulips"))
        #expect(bytes(try PostText.body.validated("  a\r\n\n")) == bytes("  a\r\n\n"))
        for text in NastyTexts.all {
            #expect(bytes(try PostText.title.validated(text)) == bytes(text))
            #expect(bytes(try PostText.body.validated(text)) == bytes(text))
        }
    }

    @Test("blank ones, too long ones and U+0000 are refused, saying why", arguments: PostText.allCases)
    func refused(_ text: PostText) throws {
        let name = text.rawValue
        let maximum = text.maximumLength
        for blank in ["", " ", "\n\t\u{2003}"] {
            #expect(throws: PostTextProblem(text, .empty)) { try text.validated(blank) }
        }
        #expect(throws: PostTextProblem(text, .containsNull)) { try text.validated("a\0") }
        #expect(throws: PostTextProblem(text, .tooLong(maximum + 1))) {
            try text.validated(String(repeating: "é", count: maximum + 1))
        }
        #expect(try text.validated(String(repeating: "é", count: maximum)).unicodeScalars.count == maximum)

        #expect(PostTextProblem(text, .empty).description == "A post needs a \(name).")
        #expect(
            PostTextProblem(text, .tooLong(maximum + 1)).description
                == "A \(name) may have at most \(maximum) characters; this one has \(maximum + 1).")
    }
}
