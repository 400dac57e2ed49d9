import Testing

@testable import Terminal

@Suite struct TextEditorTests {
    /// An editor with the cursor where the text has a `|`.
    private func editor(_ text: String, multiline: Bool = false) -> TextEditor {
        let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        var editor = TextEditor(parts.joined(), isMultiline: multiline)
        while editor.cursor > parts[0].count { editor.moveLeft() }
        return editor
    }

    private func shown(_ editor: TextEditor) -> String {
        String(editor.characters[..<editor.cursor]) + "|" + String(editor.characters[editor.cursor...])
    }

    private func move(_ editor: inout TextEditor, _ lines: Int, width: Int) -> Bool {
        editor.moveLines(lines, width: width)
    }

    @Test(arguments: [
        ("ab|c", Key.backspace, "a|c"), ("|abc", .backspace, "|abc"), ("a|bc", .delete, "a|c"),
        ("abc|", .delete, "abc|"),
        ("abc|", .left, "ab|c"), ("|abc", .left, "|abc"), ("ab|c", .home, "|abc"), ("a|bc", .end, "abc|"),
        ("one two| three", .control("w"), "one | three"), ("one two | three", .control("w"), "one | three"),
        ("one| two", .alt("f"), "one two|"), ("one two|", .alt("b"), "one |two"),
        ("one two|", Key(.left, .control), "one |two"),
        ("|one two", Key(.right, .control), "one| two"), ("one |two", .control("k"), "one |"),
        ("one |two", .control("u"), "|two"),
        ("one| two", .control("a"), "|one two"), ("one| two", .control("e"), "one two|"),
        ("|one two", .alt("d"), "| two"),
        ("a👨‍👩‍👧‍👦|b", .backspace, "a|b"), ("e\u{301}|", .backspace, "|"), ("don't stop|", .alt("b"), "don't |stop"),
        ("a|", .character("b"), "ab|"), ("a|b", .paste("x\ny\r\nz"), "ax y z|b"),
    ]) func `keys edit by what a reader sees as characters`(before: String, key: Key, after: String) {
        var editor = editor(before)

        _ = editor.handle(key, width: 20)

        #expect(shown(editor) == after)
    }

    @Test func `a mark that arrives alone joins the letter before it`() {
        var editor = editor("e|x")

        editor.insert("\u{301}")

        #expect(editor.characters.count == 2)
        #expect(editor.cursor == 1)
        #expect(editor.text.utf8.elementsEqual("e\u{301}x".utf8))
    }

    @Test func `an emoji that arrives in pieces becomes one character`() {
        var editor = TextEditor()

        for piece in ["👨", "\u{200D}", "👩"] { editor.insert(piece) }

        #expect(editor.characters.count == 1)
        #expect(editor.cursor == 1)
    }

    @Test func `moving by lines keeps to the column, also over shorter lines`() {
        var editor = editor("long line|\nab\nanother", multiline: true)

        #expect(move(&editor, 1, width: 40))
        #expect(shown(editor) == "long line\nab|\nanother")
        #expect(move(&editor, 1, width: 40))
        #expect(shown(editor) == "long line\nab\nanother|")
        #expect(!move(&editor, 1, width: 40))
    }

    @Test func `moving by lines goes through the parts of a wrapped line`() {
        var editor = editor("aaaa bbbb cc|cc", multiline: true)

        #expect(move(&editor, -1, width: 5))
        #expect(shown(editor) == "aaaa bb|bb cccc")
    }

    @Test func `in a field of many lines Enter breaks the line, and the ends are those of the line`() {
        var editor = editor("one|\ntwo", multiline: true)

        _ = editor.handle(.enter, width: 20)
        #expect(shown(editor) == "one\n|\ntwo")
        _ = editor.handle(.down, width: 20)
        _ = editor.handle(.end, width: 20)
        #expect(shown(editor) == "one\n\ntwo|")
        _ = editor.handle(.home, width: 20)
        #expect(shown(editor) == "one\n\n|two")
    }

    @Test func `a text that comes from elsewhere is taken when its bytes differ`() {
        var editor = TextEditor("é")

        editor.replace(with: "e\u{301}")

        #expect(Array(editor.text.utf8) == Array("e\u{301}".utf8))
    }

    @Test(arguments: ["", "a", "🇩🇪🇫🇷", "e\u{301}\u{302}", "\u{301}", "👨‍👩‍👧", "a\nb\n", "家"])
    func `no key at any place loses its hold on the text`(text: String) {
        let keys: [Key] = [
            .backspace, .delete, .control("w"), .control("k"), .control("u"), .alt("d"), .up, .down, .character("🇩"),
            .paste("\u{200D}"),
            .left, .right, .alt("b"), .alt("f"), .home, .end, .enter,
        ]
        for place in 0...text.count {
            for key in keys {
                var editor = TextEditor(text, isMultiline: true)
                while editor.cursor > place { editor.moveLeft() }

                _ = editor.handle(key, width: 1)

                #expect((0...editor.characters.count).contains(editor.cursor))
                #expect(Array(editor.text) == editor.characters)
            }
        }
    }
}
