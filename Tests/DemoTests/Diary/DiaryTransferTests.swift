import DiaryDomain
import Foundation
import Testing

@testable import DemoKit

/// Exporting and importing a diary: nothing is lost, and all or nothing is imported.
@MainActor struct DiaryTransferTests {
    private static let nasty =
        NastyTitles.all + [
            "[2026-01-02T03:04:05.000+00:00 GMT]", "one\n[2026-01-02]\ntwo", "[ ] a list\n[x] done", "\\[",
            "\\\n\\\\\n[", "a\n",
            "a\n\n", "\n\na\n\n\n", "a\r\n", "\r", "x\r", " leading", "\u{FEFF}[2026-01-01]",
        ]

    /// A file with each nasty text once, in zones of all kinds.
    private func file() -> [UInt8] {
        let zones = [
            ("+01:00", "Europe/Berlin"), ("-10:00", "Pacific/Honolulu"), ("+00:53:28", "LMT"), ("+05:45", "No/Where"),
        ]
        let entries = Self.nasty.filter { !$0.utf8.contains(0) && !EntryText.isBlank($0) }.enumerated().map {
            index, text in
            WrittenEntry(
                id: 0,
                begun:
                    "2026-01-01T\(index / 60 < 10 ? "0" : "")\(index / 60):\(index % 60 < 10 ? "0" : "")\(index % 60):00.00\(index % 10)\(zones[index % 4].0)",
                zone: zones[index % 4].1, text: text)
        }
        return Array((try? JSONEncoder().encode(entries)) ?? Data())
    }

    @Test(arguments: ["json", "text"])
    func whatIsExportedIsImportedByteForByte(_ format: String) async throws {
        let (first, second) = (try await Machine.signedIn(), try await Machine.signedIn())
        let imported = await first.run(["diary", "import", "-"], input: file())
        #expect(imported.message.hasSuffix("entries imported"), "\(imported.message)")
        let export = await first.run("diary", "export", "--format", format)

        let answer = await second.run(
            ["diary", "import", "-"], input: export.output, environment: ["TZ": "Asia/Tokyo"])

        #expect(answer.code == 0, "\(answer.message)")
        let (before, after) = (try await first.entries(), try await second.entries())
        #expect(after.map { Array($0.text.utf8) } == before.map { Array($0.text.utf8) })
        #expect(after == before && before.count > 50)
        #expect(await second.run("diary", "export", "--format", format).output == export.output)
    }

    @Test func importingTheSameTwiceAddsNothing() async throws {
        let machine = try await Machine.signedIn()
        let bytes = file()
        _ = await machine.run(["diary", "import", "-"], input: bytes)
        let before = try await machine.entries()

        let again = await machine.run(["diary", "import", "-"], input: bytes)

        #expect(again.message == "0 entries imported; \(before.count) were there already")
        #expect(try await machine.entries() == before)
    }

    @Test func anEntryOfATakenMomentReplacesNone() async throws {
        let machine = try await Machine.signedIn()
        for text in ["one", "two"] {
            let json = #"[{"begun": "2026-01-01T12:00:00Z", "zone": "GMT", "text": "\#(text)"}]"#
            #expect(await machine.run(["diary", "import", "-"], input: Array(json.utf8)).message == "1 entry imported")
        }
        #expect(try await machine.entries().map(\.text) == ["one", "two"])
    }

    @Test(arguments: [
        ("[2026-01-01]\nfine\n\n[2026-02-30]\nbad\n", "line 4 holds no date: 2026-02 has no day 30"),
        ("[2026-01-01]\nfine\n[ ] a list\n", "line 3 begins with ["),
        ("[2026-01-01]\nfine\n[2026-01-02\n", "line 3 begins with ["),
        ("\n\nno date\n[2026-01-01]\nfine\n", "line 3 is text before the first date"),
        (
            "[2026-01-01]\nfine\n[2026-03-29 02:30]\nx\n",
            "line 3 holds no date: 2026-03-29 02:30 never was in Europe/Berlin"
        ),
        ("[2026-01-01]\nfine\n[0000-01-01]\nx\n", "line 3"),
        ("[2026-01-01]\n\n[2026-01-02]\nfine\n", "line 1: An entry needs some text."),
        ("[2026-01-01 12:00 Mars/Base]\nx\n", "line 1 holds no date: “Mars/Base” is no time zone"),
        (
            #"[{"begun": "2026-01-01", "text": "fine"}, {"begun": "2026-02-30", "text": "bad"}]"#,
            "item 2 ([1]): begun: 2026-02 has no day 30"
        ),
        (#"[{"begun": "2026-01-01", "text": "fine"}, {"text": "bad"}]"#, "item 2 ([1]): begun is missing"),
        (#"[{"begun": "2026-01-01", "text": "fine"}, {"begun": "2026-01-01"}]"#, "item 2 ([1]): text is missing"),
        (#"[{"begun": "2026-01-01", "text": "a\u0000"}]"#, "U+0000"),
        (#"[{"begun": 1, "text": "a"}]"#, "item 1 ([0]): begun"),
        (#"[{"begun": "2026-01-01", "text": "a"}"#, "line 1, column"), ("{}", "must be an array"),
    ])
    func whatCanNotBeReadIsNamedAndNothingIsImported(_ text: String, _ words: String) async throws {
        let machine = try await Machine.signedIn()
        _ = await machine.run("diary", "add", "was there")
        let path = try machine.file("diary", text)

        let answer = await machine.run(["diary", "import", path], environment: ["TZ": "Europe/Berlin"])

        #expect(answer.code == 1 && answer.output.isEmpty && answer.messages.count == 1)
        #expect(
            answer.message.contains(words) && answer.message.lowercased().contains("nothing was imported"),
            "\(answer.message)")
        #expect(try await machine.entries().map(\.text) == ["was there"])
    }

    @Test func aLineThatIsNotUTF8IsNamed() async throws {
        let machine = try await Machine.signedIn()
        let answer = await machine.run(["diary", "import", "-"], input: Array("[2026-01-01]\nfine\nb".utf8) + [0xFF])
        #expect(answer.code == 1 && answer.message.contains("line 3 is not UTF-8"))
        #expect(try await machine.entries().isEmpty)
    }

    @Test func textWrittenByHandIsRead() async throws {
        let machine = try await Machine.signedIn()
        let text =
            "\u{FEFF}\n[2026-01-01]\nA day.\n\n[2026-01-02 08:30]\r\nA morning.\n[2026-01-03 09:00 Asia/Tokyo]\nA zone."

        #expect(
            await machine.run(["diary", "import", "-"], input: Array(text.utf8), environment: ["TZ": "Europe/Berlin"])
                .code == 0)

        #expect(
            try await machine.entries().map { "\($0.begun) \($0.zone) \($0.text)" } == [
                "2026-01-01T12:00:00.000+01:00 Europe/Berlin A day.",
                "2026-01-02T08:30:00.000+01:00 Europe/Berlin A morning.",
                "2026-01-03T09:00:00.000+09:00 Asia/Tokyo A zone.",
            ])
    }

    @Test func markdownHasAHeadingForEachDay() async throws {
        let machine = try await Machine.signedIn()
        for (text, date) in [("one", "2026-01-01 08:00"), ("two\n", "2026-01-01 09:00"), ("three", "2026-01-02 10:00")]
        {
            _ = await machine.run(["diary", "add", "--date", date, text], environment: ["TZ": "Europe/Berlin"])
        }
        #expect(
            await machine.run("diary", "export", "--format", "markdown").text == """
                # Diary

                ## 2026-01-01

                ### 08:00 (Europe/Berlin)

                one

                ### 09:00 (Europe/Berlin)

                two

                ## 2026-01-02

                ### 10:00 (Europe/Berlin)

                three

                """)
    }

    @Test(.timeLimit(.minutes(2))) func twentyYearsOfDailyEntriesAreImportedAndExported() async throws {
        let machine = try await Machine.signedIn()
        var text = ""
        for number in 0..<7300 {
            let day = try #require(Day(daysSince1970: 13_149 + number))
            text +=
                "[\(day) 21:0\(number % 10)]\nDay \(number): the \(number % 7 == 0 ? "café" : "garden")\nand more.\n\n"
        }

        let imported = await machine.run(
            ["diary", "import", "-"], input: Array(text.utf8), environment: ["TZ": "Europe/Berlin"])

        #expect(imported.message == "7300 entries imported")
        let entries = try await machine.entries()
        #expect(entries.count == 7300 && entries.first?.text == "Day 0: the café\nand more.")
        #expect(await machine.run("diary", "list", "--search", "CAFE").lines.count == 1043)
        #expect(await machine.run("show", "/diary?on=02-29").text.contains("5 entries"))
    }
}
