import Foundation
import Testing

@testable import DemoKit

/// `demo todos …`
@MainActor struct TodoCommandTests {
    @Test func addPrintsTheIdAndNothingElse() async throws {
        let machine = try await Machine.signedIn()

        let answer = await machine.run("todos", "add", "  Water the roses ")

        #expect(answer.text == "1\n" && answer.messages.isEmpty && answer.code == 0)
        #expect(try await machine.titles() == [Array("Water the roses".utf8)])
    }

    @Test func theListShowsIdMarkAndTitleAndObeysFilterAndSearch() async throws {
        let machine = try await Machine.signedIn()
        for number in 1...12 { _ = await machine.add(number == 11 ? "CAFÉ au lait" : "Number \(number)") }
        await machine.run("todos", "done", "2", "11")

        #expect(await machine.run("todos", "list").lines.first == " 1 [ ] Number 1")
        #expect(
            await machine.run("todos", "list", "--filter", "completed").lines == [
                " 2 [x] Number 2", "11 [x] CAFÉ au lait",
            ])
        #expect(await machine.run("todos", "list", "--filter", "active").lines.count == 10)
        #expect(await machine.run("todos", "list", "--search", "cafe").lines == ["11 [x] CAFÉ au lait"])
        #expect(try await machine.run("todos", "list", "--search", "cafe", "--json").todos().map(\.id) == [11])
    }

    @Test func anEmptyListSaysWhyOnStandardErrorOnly() async throws {
        let machine = try await Machine.signedIn()
        let nothing = await machine.run("todos", "list")
        #expect(nothing.output.isEmpty && nothing.message.contains("demo todos add TITLE") && nothing.code == 0)

        _ = await machine.add("a")
        let none = await machine.run("todos", "list", "--search", "zzz")

        #expect(none.output.isEmpty && none.message == "No todo matches.")
        #expect(await machine.run("todos", "list", "--search", "zzz", "--json").text == "[]\n")
    }

    @Test func aTitleSendsNothingToTheTerminal() async throws {
        let machine = try await Machine.signedIn()
        _ = await machine.add("bell\u{7} \u{1B}[2J\n next \u{202E} line")

        let list = await machine.run("todos", "list")

        #expect(list.lines.count == 1)
        #expect(!list.output.contains { $0 < 0x20 && $0 != 0x0A })
        #expect(list.text.contains("␇ ␛[2J␊ next ⟨202E⟩ line"))
    }

    @Test func doneAndReopenTakeSeveralIdsAndDoNoHarmTwice() async throws {
        let machine = try await Machine.signedIn()
        for title in ["a", "b", "c"] { _ = await machine.add(title) }

        for _ in 1...2 { #expect(await machine.run("todos", "done", "1", "3", "3").code == 0) }
        #expect(try await machine.run("export", "todos").todos().map(\.completed) == [true, false, true])

        for _ in 1...2 { #expect(await machine.run("todos", "reopen", "1").code == 0) }
        #expect(try await machine.run("export", "todos").todos().map(\.completed) == [false, false, true])
    }

    @Test func deletingTheSameIdTwiceInOneCommandDeletesItOnce() async throws {
        let machine = try await Machine.signedIn()
        _ = await machine.add("a")

        #expect(await machine.run("todos", "delete", "1", "1").code == 0)
        #expect(await machine.run("todos", "delete", "1").code == 4)
    }

    @Test func undoBringsBackTheLastDeletionWithIdPlaceAndState() async throws {
        let machine = try await Machine.signedIn()
        for title in ["a", "b", "c"] { _ = await machine.add(title) }
        await machine.run("todos", "done", "2")
        await machine.run("todos", "delete", "3")
        await machine.run("todos", "delete", "2")

        let undone = await machine.run("todos", "undo")

        #expect(undone.lines == ["2 [x] b"])
        #expect(try await machine.run("export", "todos").todos().map(\.id) == [1, 2])
        #expect(await machine.run("todos", "undo").lines == ["3 [ ] c"])
        #expect(await machine.run("todos", "undo").code == 4)
    }

    @Test func anIdIsNeverGivenTwice() async throws {
        let machine = try await Machine.signedIn()
        _ = await machine.add("a")
        await machine.run("todos", "delete", "1")

        #expect(await machine.add("b") == "2")
    }

    @Test func editKeepsWhetherItIsDone() async throws {
        let machine = try await Machine.signedIn()
        _ = await machine.add("a")
        await machine.run("todos", "done", "1")

        #expect(await machine.run("todos", "edit", "1", "-2 degrees").code == 0)

        #expect(await machine.run("todos", "list").lines == ["1 [x] -2 degrees"])
    }

    @Test(.timeLimit(.minutes(2))) func tenThousandTodosAreListedFoundAndCounted() async throws {
        let machine = try await Machine.signedIn()
        let lines = (1...10_000).map { ($0 % 3 == 0 ? "x " : "") + "Number \($0)" }.joined(separator: "\n")
        #expect(
            await machine.run(["import", "todos", "-"], input: Array(lines.utf8)).message == "10000 todos imported")

        let list = await machine.run("todos", "list")

        #expect(list.lines.count == 10_000)
        #expect(list.lines.first == "    1 [ ] Number 1" && list.lines.last == "10000 [ ] Number 10000")
        #expect(await machine.run("todos", "list", "--filter", "completed").lines.count == 3333)
        #expect(await machine.run("todos", "list", "--search", "number 10000").lines.count == 1)
        let page = await machine.run("show", "/todos?offset=9800")
        #expect(page.text.contains("(9801–10000 of 10000)") && page.text.contains("6667 items left"))
        #expect(await machine.run("todos", "done", "10000").code == 0)
    }
}
