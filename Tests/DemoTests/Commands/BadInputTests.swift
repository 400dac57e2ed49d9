import Foundation
import Testing

@testable import DemoKit

/// What bad input gets: the right exit status, words to act on, and nothing changed.
@MainActor struct BadInputTests {
    @Test(arguments: ["abc", "1.5", "9223372036854775808", "", " 1", "+1", "1e3", "0x10", "١", "-9223372036854775809"])
    func whatIsNoIdIsWrongUse(_ text: String) async throws {
        let machine = try await Machine.signedIn()
        let id = await machine.add("stays")

        for words in [["done", id], ["reopen", id], ["delete", id], ["edit"]] {
            let title = words == ["edit"] ? ["new"] : []
            let answer = await machine.run(["todos"] + words + [text] + title)
            #expect(answer.code == 2)
            #expect(answer.message.contains("not a todo id"), "\(answer.message)")
        }

        #expect(try await machine.run("export", "todos").todos().map(\.completed) == [false])
    }

    @Test func aHugeWordHidesNoneOfTheRest() async throws {
        let machine = try Machine()

        for words in [[], ["todos"], ["flowers", "show"], ["show"]] {
            let answer = await machine.run(words + [String(repeating: "q", count: 100_000)])
            #expect(answer.code == 2)
            #expect(answer.message.count < 2000 && answer.message.hasPrefix("demo: "), "\(words)")
            #expect(answer.message.contains(": "), "\(words)")
        }
    }

    @Test(arguments: ["-1", "0", "999", "9223372036854775807", "-9223372036854775808"])
    func anIdThatNothingHasIsNotFound(_ text: String) async throws {
        let machine = try await Machine.signedIn()
        let id = await machine.add("stays")

        for words in [["done", id], ["reopen", id], ["delete", id], ["edit"]] {
            let title = words == ["edit"] ? ["new"] : []
            let answer = await machine.run(["todos"] + words + [text] + title)
            #expect(answer.code == 4)
            #expect(answer.message.contains("no such todo: \(text)"), "\(answer.message)")
        }

        let todos = try await machine.run("export", "todos").todos()
        #expect(todos.map(\.completed) == [false] && todos.map(\.title) == ["stays"])
    }

    @Test(arguments: [
        ["todso"], ["todos", "lst"], ["todos", "list", "--jsn"], ["todos", "list", "--filter", "some"],
        ["show", "/flwoers"], ["show", "flowers"], ["show", "//host"], ["show", "/flowers/abc"],
        ["flowers", "show", "abc"], ["todos", "add", ""], ["todos", "add", " \n\t "], ["todos", "add", "a\u{0}b"],
        ["login"], ["login", "--local", "a@b.c"], ["import", "todos", ""], ["completions", "powershell"],
    ])
    func wrongUseIs2(_ words: [String]) async throws { try await check(words, has: 2) }

    @Test(arguments: [
        ["todos", "undo"], ["show", "/flowers/9999"], ["flowers", "show", "9999"], ["flowers", "show", "-1"],
    ])
    func whatIsNotThereIs4(_ words: [String]) async throws { try await check(words, has: 4) }

    @Test(arguments: [
        ["import", "todos", "/no/such/file"], ["import", "todos", "/"],
    ])
    func whatFailsIs1(_ words: [String]) async throws { try await check(words, has: 1) }

    private func check(_ words: [String], has code: Int32) async throws {
        let machine = try await Machine.signedIn()

        let answer = await machine.run(words)

        #expect(answer.code == code, "\(answer.message)")
        #expect(answer.messages.count == 1)
        #expect(answer.message.hasPrefix("demo: "))
        #expect(try await machine.titles().isEmpty)
    }

    @Test(arguments: [
        ["todos", "list"], ["todos", "add", "a"], ["todos", "done", "1"], ["todos", "undo"], ["whoami"], ["logout"],
        ["export", "todos"], ["import", "todos", "-"], ["account", "password"], ["show", "/todos"], ["show", "/home"],
        ["show", "/account/sessions"],
    ])
    func whatNeedsASessionSaysSo(_ words: [String]) async throws {
        let answer = try await Machine().run(
            words, input: Array("[]".utf8), secrets: ["a long password", "another one"])

        #expect(answer.code == 3, "\(answer.message)")
        #expect(answer.message.contains("demo login"))
    }

    @Test(arguments: [
        ["tour"], ["flowers", "list"], ["flowers", "show", "3"], ["show", "/flowers/3"], ["show", "/"],
        ["show", "/login"],
    ])
    func whatNeedsNoneWorksWithoutOne(_ words: [String]) async throws {
        let answer = try await Machine().run(words)

        #expect(answer.code == 0, "\(answer.message)")
        #expect(!answer.output.isEmpty)
    }

    @Test func aTitleOfMoreThan500ScalarsIsRefused() async throws {
        let machine = try await Machine.signedIn()
        let id = await machine.add(String(repeating: "é", count: 500))

        let added = await machine.run("todos", "add", String(repeating: "é", count: 501))
        let edited = await machine.run("todos", "edit", id, String(repeating: "a", count: 501))

        #expect(added.code == 2 && added.message.contains("at most 500") && added.message.contains("501"))
        #expect(edited.code == 2)
        #expect(try await machine.titles() == [Array(String(repeating: "é", count: 500).utf8)])
    }

    @Test func theNearestRouteIsSuggested() async throws {
        let machine = try Machine()

        #expect(await machine.run("show", "/flwoers").message.contains("did you mean '/flowers'?"))
        #expect(await machine.run("show", "/todo?filter=active").message.contains("did you mean '/todos'?"))
        #expect(await machine.run("show", "flowers").message.contains("begins with /"))
        #expect(await machine.run("show", "/flowers?q=red rose").message.contains("red%20rose"))
        let long = await machine.run("show", "/flowers?q=" + String(repeating: "x", count: 9000))
        #expect(long.code == 2 && long.message.contains("8192 bytes") && long.message.utf8.count < 400)
        #expect(try machine.isUntouched)
    }
}
