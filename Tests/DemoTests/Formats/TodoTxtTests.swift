import Testing

@testable import DemoKit

/// todo.txt, written and read.
struct TodoTxtTests {
    @Test(arguments: NastyTitles.all)
    func everyTitleComesBackByteForByte(_ title: String) throws {
        let items = [false, true].map { TodoTxt.Item(title: title, isCompleted: $0) }

        let written = TodoTxt.write(items)
        let read = try TodoTxt.read(written)

        #expect(read.map { Array($0.title.utf8) } == items.map { Array($0.title.utf8) })
        #expect(read.map(\.isCompleted) == [false, true])
        #expect(read.map(\.line) == [1, 2])
        #expect(written.count { $0 == 0x0A } == 2)
    }

    @Test func everyPairOfAwkwardPartsComesBack() throws {
        let parts = [
            "", "x", "x ", "\n", "\r", " ", "%", "%41", "\u{FEFF}", " encoding:percent", "é", "\u{0}", "=", "1",
        ]
        for first in parts {
            for second in parts {
                for third in parts {
                    let title = first + second + third
                    let items = [false, true].map { TodoTxt.Item(title: title, isCompleted: $0) }
                    let read = try TodoTxt.read(TodoTxt.write(items)).map { Array($0.title.utf8) }
                    let expected = title.isEmpty ? [[]] : items.map { Array($0.title.utf8) }
                    #expect(read == expected, "\(title.debugDescription)")
                }
            }
        }
    }

    @Test func ordinaryTitlesAreWrittenAsTheyAre() {
        let items = ["Buy milk", "100 % wool", "(A) call", "due:2026-01-01 +p @c"].map {
            TodoTxt.Item(title: $0, isCompleted: false)
        }

        let text = String(decoding: TodoTxt.write(items), as: UTF8.self)

        #expect(text == "Buy milk\n100 % wool\n(A) call\ndue:2026-01-01 +p @c\n")
        #expect(TodoTxt.write([TodoTxt.Item(title: "done", isCompleted: true)]) == Array("x done\n".utf8))
    }

    @Test func priorityDatesAndTagsStayInTheText() throws {
        let file = """
            (A) 2026-01-02 Call mum +family @phone due:2026-01-05
            x 2026-01-03 2026-01-01 Water the roses +garden
            xylophone lesson
            X shout
            x (B) once urgent pri:B
            """

        let items = try TodoTxt.read(Array(file.utf8))

        #expect(
            items == [
                .init(title: "(A) 2026-01-02 Call mum +family @phone due:2026-01-05", isCompleted: false, line: 1),
                .init(title: "2026-01-03 2026-01-01 Water the roses +garden", isCompleted: true, line: 2),
                .init(title: "xylophone lesson", isCompleted: false, line: 3),
                .init(title: "X shout", isCompleted: false, line: 4),
                .init(title: "(B) once urgent pri:B", isCompleted: true, line: 5),
            ])
    }

    @Test(arguments: [
        "a\nb\n", "a\nb", "a\r\nb\r\n", "\u{FEFF}a\nb\n", "a\n\n\nb\n", "\n\na\r\n\r\nb", "a\n  \n\t\nb\n",
    ])
    func endsOfLinesEmptyLinesAndAMarkInFrontCountForNothing(_ file: String) throws {
        #expect(try TodoTxt.read(Array(file.utf8)).map(\.title) == ["a", "b"])
    }

    @Test func linesAreCountedWithTheEmptyOnes() throws {
        #expect(try TodoTxt.read(Array("\n\na\n\nb".utf8)).map(\.line) == [3, 5])
        #expect(try TodoTxt.read([]).isEmpty)
        #expect(try TodoTxt.read(Array("\n\r\n\n".utf8)).isEmpty)
    }

    @Test(
        arguments: [
            ([0xFF], 1), ([0x61, 0xC3], 2), ([0x61, 0xC3, 0x28], 2), ([0xC3, 0xA9, 0x80], 3),
            ([0x61, 0xED, 0xA0, 0x80], 2),
            ([0x61, 0x62, 0xF0, 0x9F, 0x98], 3), ([0xC0, 0xAF], 1),
        ] as [([UInt8], Int)])
    func whatIsNotUTF8NamesLineAndByte(_ line: [UInt8], _ place: Int) {
        let file = Array("first\nsecond\n".utf8) + line + Array("\nlast\n".utf8)

        #expect(throws: TodoTxt.ReadError(line: 3, reason: "is not UTF-8 at byte \(place)")) {
            try TodoTxt.read(file)
        }
    }

    @Test(.timeLimit(.minutes(1))) func aLongLineThatIsNotUTF8IsRefusedAtOnce() {
        let length = 4 << 20
        let line = [UInt8](repeating: 0x61, count: length) + [0xFF]

        #expect(throws: TodoTxt.ReadError(line: 1, reason: "is not UTF-8 at byte \(length + 1)")) {
            try TodoTxt.read(line)
        }
    }

    @Test(arguments: ["%", "%4", "%zz", "%+1", "%-1", "% 1", "%FF", "%C3"])
    func aBrokenEncodingNamesItsLine(_ text: String) {
        #expect(throws: TodoTxt.ReadError(line: 2, reason: "says encoding:percent and is not percent-encoded UTF-8")) {
            try TodoTxt.read(Array("a\n\(text) encoding:percent\n".utf8))
        }
    }

    @Test func lowerCaseDigitsAreReadToo() throws {
        #expect(try TodoTxt.read(Array("a%0ab encoding:percent".utf8)).map(\.title) == ["a\nb"])
    }
}
