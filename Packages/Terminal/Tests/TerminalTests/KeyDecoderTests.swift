import Testing

@testable import Terminal

/// A decoder that expectations may feed.
private final class Decoder {
    private var decoder = KeyDecoder()
    var isPending: Bool { decoder.isPending }
    func feed(_ bytes: some Sequence<UInt8>) -> [Key] { decoder.feed(bytes) }
    func flush() -> [Key] { decoder.flush() }
}

@Suite struct KeyDecoderTests {
    private func keys(_ text: String) -> [Key] {
        let decoder = Decoder()
        return decoder.feed(text.utf8)
    }

    @Test(arguments: [
        ("\u{1B}[A", Key.up), ("\u{1B}OB", .down), ("\u{1B}[1;5C", Key(.right, .control)),
        ("\u{1B}[1;3D", Key(.left, .alt)),
        ("\u{1B}[H", .home), ("\u{1B}[4~", .end), ("\u{1B}[3~", .delete), ("\u{1B}[3;5~", Key(.delete, .control)),
        ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}[Z", .backTab), ("\u{1B}[15~", Key(.function(5))),
        ("\u{1B}OP", Key(.function(1))), ("\u{1B}b", .alt("b")), ("\u{1B}é", .alt("é")),
        ("\u{1B}\u{7F}", Key(.backspace, .alt)),
        ("\r", .enter), ("\n", .enter), ("\t", .tab), ("\u{7F}", .backspace), ("\u{03}", .control("c")),
        ("\u{17}", .control("w")),
        ("a", .character("a")), ("家", .character("家")), ("e\u{301}", .character("e\u{301}")), ("👨‍👩‍👧‍👦", .character("👨‍👩‍👧‍👦")),
    ]) func `bytes are the key that was pressed, in one piece or byte by byte`(bytes: String, key: Key) {
        let slow = Decoder()

        let pieces = bytes.utf8.flatMap { slow.feed([$0]) }

        #expect(keys(bytes) == [key])
        let typed = bytes.unicodeScalars.count > 1 && !bytes.hasPrefix("\u{1B}")
        #expect(typed ? pieces.count >= 1 : pieces == [key])
    }

    @Test func `many keys in one read come in order`() {
        #expect(keys("ab\u{1B}[Ac\r") == [.character("a"), .character("b"), .up, .character("c"), .enter])
    }

    @Test func `a lone escape is told by the silence after it`() {
        let decoder = Decoder()

        #expect(decoder.feed([0x1B]) == [])
        #expect(decoder.isPending)
        #expect(decoder.flush() == [.escape])
        #expect(!decoder.isPending)
        #expect(decoder.feed("[A".utf8) == [.character("["), .character("A")])
    }

    @Test func `two escapes are two keys`() {
        let decoder = Decoder()

        #expect(decoder.feed([0x1B, 0x1B]) == [.escape])
        #expect(decoder.flush() == [.escape])
    }

    @Test func `a character that arrives in two reads is one key, and silence does not lose it`() {
        let decoder = Decoder()
        let bytes = Array("家".utf8)

        #expect(decoder.feed(bytes[..<2]) == [])
        #expect(!decoder.isPending)
        #expect(decoder.flush() == [])
        #expect(decoder.feed(bytes[2...]) == [.character("家")])
    }

    @Test func `a pasted text is one key, whatever is in it`() {
        #expect(keys("\u{1B}[200~q\r\nx\ry\u{1B}[A\u{1B}[201~z") == [.paste("q\nx\ny\u{1B}[A"), .character("z")])
    }

    @Test(arguments: [1, 2, 3, 7]) func `a pasted text that arrives in pieces stays whole`(piece: Int) {
        let decoder = Decoder()
        let bytes = Array("\u{1B}[200~家族 and more\u{1B}[201~!".utf8)

        var keys: [Key] = []
        for start in stride(from: 0, to: bytes.count, by: piece) {
            keys += decoder.feed(bytes[start..<min(start + piece, bytes.count)])
        }

        #expect(keys == [.paste("家族 and more"), .character("!")])
    }

    @Test func `a very long paste comes in parts and loses nothing`() {
        let decoder = Decoder()
        let text = String(repeating: "家族 ", count: 40_000)

        let keys = decoder.feed("\u{1B}[200~".utf8) + decoder.feed(text.utf8) + decoder.feed("\u{1B}[201~".utf8)

        let pasted = keys.map { if case .paste(let part) = $0.code { part } else { "?" } }.joined()
        #expect(pasted == text)
    }

    @Test(
        arguments: [
            [0xFF, 0x61], [0xC0, 0x80, 0x61], [0xED, 0xA0, 0x80, 0x61], [0x80, 0x61], [0xF5, 0x61], [0xC2, 0x9B, 0x61],
            Array("\u{1B}[99;99;99~a".utf8), Array("\u{1B}[99999999999999999999~a".utf8),
            Array("\u{1B}[1;999999999999999999999Ra".utf8),
            Array("\u{1B}[[Aa".utf8), Array("\u{1B}[?1;2ca".utf8), [0x1C, 0x61],
            Array("\u{1B}]11;rgb:0000/0000/0000\u{7}a".utf8), Array("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\a".utf8),
            Array("\u{1B}P1$r0m\u{1B}\\a".utf8), Array("\u{1B}_G;OK\u{1B}\\a".utf8),
        ] as [[UInt8]]) func `what is no key is dropped, and the next key is not`(bytes: [UInt8])
    {
        let decoder = Decoder()

        #expect(decoder.feed(bytes).last == .character("a"))
    }

    @Test(arguments: [1, 2, 5]) func `what a terminal answers is not typed, in whatever pieces it comes`(piece: Int) {
        let decoder = Decoder()
        let bytes = Array("x\u{1B}]10;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}P>|term 1.0\u{1B}\\\u{1B}]4;1;?\u{1B}[Ay".utf8)

        var keys: [Key] = []
        for start in stride(from: 0, to: bytes.count, by: piece) {
            keys += decoder.feed(bytes[start..<min(start + piece, bytes.count)])
        }

        #expect(keys == [.character("x"), .up, .character("y")])
    }

    @Test func `the key that begins a terminal's answer is a key with Alt when nothing follows`() {
        let decoder = Decoder()

        #expect(decoder.feed("\u{1B}]".utf8) == [])
        #expect(decoder.flush() == [.alt("]")])
        #expect(decoder.feed("a".utf8) == [.character("a")])
    }

    @Test func `an endless sequence does not hold keys back for ever`() {
        let decoder = Decoder()

        _ = decoder.feed("\u{1B}[".utf8 + Array(repeating: UInt8(ascii: "1"), count: 500))

        #expect(decoder.feed("a".utf8).last == .character("a") || decoder.flush().isEmpty)
        #expect(decoder.feed("b".utf8) == [.character("b")])
    }
}
