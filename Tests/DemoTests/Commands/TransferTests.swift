import Foundation
import Testing

@testable import DemoKit

/// Export and import: title, completion and order survive, byte for byte.
@MainActor struct TransferTests {
    @Test(arguments: ["json", "todo.txt"])
    func everyTitleSurvivesTheWayOutAndIn(_ format: String) async throws {
        let first = try await Machine.signedIn()
        let second = try await Machine.signedIn()
        for title in NastyTitles.all { _ = await first.add(title) }
        for id in stride(from: 1, through: NastyTitles.all.count, by: 3) { await first.run("todos", "done", "\(id)") }
        let before = try await first.run("export", "todos").todos()
        #expect(before.map(\.titleBytes) == NastyTitles.all.map { Array($0.utf8) })

        let exported = await first.run("export", "todos", "--format", format)
        let imported = await second.run(["import", "todos", "-", "--format", format], input: exported.output)

        #expect(imported.code == 0, "\(imported.message)")
        let after = try await second.run("export", "todos").todos()
        #expect(after.map(\.titleBytes) == before.map(\.titleBytes))
        #expect(after.map(\.completed) == before.map(\.completed))
        #expect(await second.run("export", "todos", "--format", format).output.count == exported.output.count)
    }

    @Test func jsonIsTheStandardFormatAndThatOfTheList() async throws {
        let machine = try await Machine.signedIn()
        _ = await machine.add("a")

        let standard = await machine.run("export", "todos")

        #expect(standard.output == (await machine.run("export", "todos", "--format=json")).output)
        #expect(standard.output == (await machine.run("todos", "list", "--json")).output)
        let user = try #require(try standard.todos().first?.userId)
        #expect(standard.text == #"[\#n{"userId":\#(user),"id":1,"title":"a","completed":false}\#n]\#n"#)
    }

    @Test func aPageOfTheWebIsNotTakenForTodos() async throws {
        let machine = try await Machine.signedIn()
        let page = Array("\n<!DOCTYPE html>\n<p>Not found\n".utf8)

        let guessed = await machine.run(["import", "todos", "-"], input: page)
        let told = await machine.run(["import", "todos", "-", "--format", "todo.txt"], input: page)

        #expect(guessed.code == 1 && guessed.message.contains("--format todo.txt"))
        #expect(told.code == 0 && told.message == "2 todos imported")
    }

    @Test func noTodosAreAnEmptyListInBothFormats() async throws {
        let machine = try await Machine.signedIn()

        #expect(await machine.run("export", "todos").text == "[]\n")
        #expect(await machine.run("export", "todos", "--format", "todo.txt").text == "")
    }

    @Test func whatIsDeletedIsNotExported() async throws {
        let machine = try await Machine.signedIn()
        _ = await machine.add("a")
        _ = await machine.add("b")
        await machine.run("todos", "delete", "1")

        #expect(try await machine.titles() == [Array("b".utf8)])
    }
}
