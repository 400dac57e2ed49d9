import Foundation
import Testing

@testable import DemoKit

/// `demo diary …`
@MainActor struct DiaryCommandTests {
    private let berlin = ["TZ": "Europe/Berlin"]

    /// Writes an entry and gives its id.
    private func add(_ machine: Machine, _ text: String, _ date: String) async -> String {
        await machine.run(["diary", "add", "--date", date, "--", text], environment: berlin).text
            .trimmingCharacters(in: .newlines)
    }

    @Test func addPrintsTheIdAndNothingElse() async throws {
        let machine = try await Machine.signedIn()

        let answer = await machine.run(["diary", "add", "--date", "2026-01-01", "Snow"], environment: berlin)

        #expect(answer.text == "1767265200000\n" && answer.messages.isEmpty && answer.code == 0)
        #expect(await machine.run("diary", "show", "1767265200000").text == "2026-01-01 12:00 Europe/Berlin\n\nSnow\n")
    }

    @Test(arguments: ["today", "Today", "YESTERDAY"]) func aDateMayBeAWordInAnyCase(_ word: String) async throws {
        let machine = try await Machine.signedIn()

        let answer = await machine.run(["diary", "add", "--date", word, "Snow"], environment: berlin)

        #expect(answer.code == 0, "\(answer.message)")
        #expect(try await machine.entries().map(\.text) == ["Snow"])
    }

    @Test func addTakesStandardInputWithoutTheEndOfItsLastLine() async throws {
        let machine = try await Machine.signedIn()
        for words in [["diary", "add", "-"], ["diary", "add"]] {
            #expect(await machine.run(words, input: Array("one\n\ntwo\n\n".utf8)).code == 0)
        }
        #expect(try await machine.entries().map(\.text) == ["one\n\ntwo\n", "one\n\ntwo\n"])

        let binary = await machine.run(["diary", "add", "-"], input: [0x61, 0xFF])
        #expect(binary.code == 1 && binary.message.contains("not UTF-8"))
        #expect(await machine.run(["diary", "add", "-"], input: []).code == 2)
        #expect(await machine.run(["diary", "add", "-"], input: nil).code == 1)
    }

    @Test func addingTwiceMakesTwoEntriesOfOneDay() async throws {
        let machine = try await Machine.signedIn()
        let ids = [await add(machine, "same", "2026-01-01"), await add(machine, "same", "2026-01-01")]
        #expect(ids == ["1767265200000", "1767265200001"])
        #expect(await machine.run("diary", "list", "--month", "2026-01").lines.count == 2)
    }

    @Test(arguments: [
        ("2026-02-30", "2026-02 has no day 30"), ("0000-01-01", "year 0"), ("10000-01-01", "year 10000"),
        ("2026-03-29 02:30", "never was in Europe/Berlin"), ("2026-10-25 02:30", "add +02:00 or +01:00"),
        ("soon", "“soon” is no date"), ("soon", "Or write today or yesterday."), ("", "is no date"),
    ])
    func aDateThatIsNoneIsRefusedAndNothingIsWritten(_ date: String, _ words: String) async throws {
        let machine = try await Machine.signedIn()

        let answer = await machine.run(["diary", "add", "--date", date, "text"], environment: berlin)

        #expect(answer.code == 2 && answer.output.isEmpty)
        #expect(answer.message.contains(words), "\(answer.message)")
        #expect(try await machine.entries().isEmpty)
    }

    @Test func theListIsNarrowedBySearchMonthAndDay() async throws {
        let machine = try await Machine.signedIn()
        for (text, date) in [
            ("Café", "2025-12-31"), ("rain", "2026-01-01"), ("bell\u{7}\n\u{1B}[2J", "2026-12-31 23:59"),
        ] {
            _ = await add(machine, text, date)
        }
        #expect(
            await machine.run("diary", "list").lines == [
                "1798757940000  2026-12-31 23:59  bell␇ ␛[2J", "1767265200000  2026-01-01 12:00  rain",
                "1767178800000  2025-12-31 12:00  Café",
            ])
        for (words, count) in [
            (["--search", "CAFE"], 1), (["--month", "2026"], 2), (["--month", "2026-01"], 1), (["--on", "12-31"], 2),
            (["--on", "02-29"], 0), (["--month=2026-12", "--on=12-31"], 1),
        ] {
            #expect(await machine.run(["diary", "list"] + words).lines.count == count, "\(words)")
        }
        for words in [["--month", "2026-13"], ["--month", "jan"], ["--on", "02-30"]] {
            #expect(await machine.run(["diary", "list"] + words).code == 2, "\(words)")
        }
        #expect(await machine.run("diary", "list", "--search", "zzz", "--json").text == "[]\n")
        #expect(await machine.run("diary", "list", "--search", "zzz").message == "No entry matches.")
    }

    @Test func deletingSeveralIsOneDeletionAndUndoBringsThemBack() async throws {
        let machine = try await Machine.signedIn()
        var ids: [String] = []
        for day in 1...3 { ids.append(await add(machine, "day \(day)", "2026-01-0\(day)")) }

        #expect(await machine.run("diary", "delete", ids[0], "17", ids[1]).message == "demo: no such entry: 17")
        #expect(await machine.run("diary", "delete", ids[0], "x").code == 2)
        #expect(try await machine.entries().count == 3)
        #expect(await machine.run("diary", "delete", ids[0], ids[2], ids[0]).code == 0)
        #expect(try await machine.entries().map(\.text) == ["day 2"])
        #expect(await machine.run("diary", "show", ids[0]).code == 4)
        #expect(await machine.run("diary", "undo").lines.count == 2)
        #expect(try await machine.entries().map(\.text) == ["day 1", "day 2", "day 3"])
        #expect(await machine.run("diary", "undo").code == 4)
    }

    @Test func nobodySignedInHasNoDiary() async throws {
        let machine = try Machine()
        for words in [["list"], ["add", "x"], ["show", "1"], ["edit", "1"], ["delete", "1"], ["undo"], ["export"]] {
            #expect(await machine.run(["diary"] + words).code == 3, "\(words)")
        }
    }

    @Test func anEntryOfFiveMegabytesIsStoredAndOneOfFiftyIsRefusedSayingTheLimit() async throws {
        let machine = try await Machine.signedIn()
        let large = [UInt8](repeating: UInt8(ascii: "x"), count: 5_000_000)

        #expect(await machine.run(["diary", "add", "-"], input: large).code == 0)
        let refused = await machine.run(["diary", "add", "-"], input: Array(repeatElement(large, count: 10).joined()))

        #expect(refused.code == 2 && refused.message.contains("at most 10 MiB"))
        #expect(try await machine.entries().map(\.text.utf8.count) == [5_000_000])
    }
}

/// An entry as it is exported, read by Foundation rather than by the code under test.
struct WrittenEntry: Codable, Equatable {
    var id: Int64
    var begun: String
    var zone: String
    var text: String
}

extension Machine {
    /// All entries, the oldest first.
    @MainActor func entries() async throws -> [WrittenEntry] {
        try JSONDecoder().decode([WrittenEntry].self, from: Data(await run("diary", "export").output))
    }
}
