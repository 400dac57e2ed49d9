import Testing

@testable import Terminal

@Suite struct PainterTests {
    private let size = Size(columns: 20, rows: 3)

    @Test func `only lines that changed are sent again`() {
        var painter = Painter(colors: true)
        _ = painter.paint(Drawing(lines: [Line("one"), Line("two"), Line("three")]), size: size)

        let output = painter.paint(Drawing(lines: [Line("one"), Line("2"), Line("three")]), size: size)

        #expect(output == "\u{1B}[?25l\u{1B}[2;1H\u{1B}[0m2\u{1B}[0m\u{1B}[K")
    }

    @Test func `another size is drawn from the start`() {
        var painter = Painter(colors: true)
        let drawing = Drawing(lines: [Line("one")])
        _ = painter.paint(drawing, size: size)

        let output = painter.paint(drawing, size: Size(columns: 10, rows: 3))

        #expect(output.contains("\u{1B}[2J"))
        #expect(output.contains("one"))
    }

    @Test func `without colours no colour is sent, and the attributes stay`() {
        let drawing = Drawing(lines: [Line("Delete", [.problem, .reverse])])
        var plain = Painter(colors: false)
        var coloured = Painter(colors: true)

        #expect(plain.paint(drawing, size: size).contains("\u{1B}[7mDelete"))
        #expect(coloured.paint(drawing, size: size).contains("\u{1B}[7;31mDelete"))
    }

    @Test(arguments: ["❤️", "👨‍👩‍👧‍👦", "🇩🇪", "नी"]) func `behind a character of uncertain width the column is set`(
        character: String
    ) {
        var painter = Painter(colors: false)

        let output = painter.paint(Drawing(lines: [Line("a\(character)b")]), size: size)

        #expect(output.contains("  \u{1B}[2G\(character)\u{1B}[4Gb"))
    }

    @Test func `a line that is too long is never sent beyond the edge`() {
        var painter = Painter(colors: false)

        let output = painter.paint(Drawing(lines: [Line(String(repeating: "家", count: 30))]), size: size)

        #expect(output.contains(String(repeating: "家", count: 9) + "…"))
        #expect(!output.contains(String(repeating: "家", count: 10)))
    }
}
