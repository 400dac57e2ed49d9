import Foundation
import Testing

@testable import DemoKit

/// Importing todos: all or none, and why none.
@MainActor struct ImportTests {
    private func json(_ count: Int, _ change: (Int) -> String? = { _ in nil }) -> String {
        let items = (0..<count).map { index in
            change(index) ?? #"{"userId": 1, "id": \#(index + 1), "title": "Title \#(index + 1)", "completed": false}"#
        }
        return "[" + items.joined(separator: ",\n") + "]"
    }

    private func refusal(_ bytes: [UInt8], _ words: [String] = []) async throws -> String {
        let machine = try await Machine.signedIn()
        _ = await machine.add("was there")
        let path = try machine.file("todos", bytes)

        let answer = await machine.run(["import", "todos", path] + words)

        #expect(answer.code == 1)
        #expect(answer.output.isEmpty)
        #expect(answer.messages.count == 1)
        #expect(try await machine.titles() == [Array("was there".utf8)], "something was imported")
        return answer.message
    }

    @Test(arguments: [
        (#"{"userId": 1, "id": 57, "title": 12, "completed": false}"#, "title must be text, not a number"),
        (#"{"userId": 1, "id": 57, "title": null, "completed": false}"#, "title"),
        (#"{"userId": 1, "id": 57, "title": "a", "completed": "no"}"#, "completed"),
        (#"{"userId": 1, "id": 57, "title": "a"}"#, "completed is missing"),
        (#"{"userId": 1, "id": 57, "completed": true}"#, "title is missing"),
        (#"{"userId": 1, "id": 1.5, "title": "a", "completed": true}"#, "id"),
        (#"{"userId": 1, "id": 9223372036854775808, "title": "a", "completed": true}"#, "id"),
        (#"{"userId": 1, "id": 57, "title": " ", "completed": true}"#, "title"),
        (#"{"userId": 1, "id": 57, "title": "a\u0000b", "completed": true}"#, "U+0000"),
        (#"17"#, "must be an object, not a number"), (#"null"#, "must be an object"),
    ])
    func anItemThatIsWrongIsNamedWithItsField(_ item: String, _ words: String) async throws {
        let message = try await refusal(Array(json(90) { $0 == 56 ? item : nil }.utf8))

        #expect(message.contains("item 57 ([56])"), "\(message)")
        #expect(message.contains(words), "\(message)")
        #expect(message.hasSuffix("; nothing was imported") && !message.contains(".;"), "\(message)")
        #expect(!message.contains("  "), "\(message)")
    }

    @Test func aTooLongTitleOfAnItemIsNamed() async throws {
        let long = String(repeating: "a", count: 501)
        let item = #"{"userId": 1, "id": 57, "title": "\#(long)", "completed": false}"#

        let message = try await refusal(Array(json(90) { $0 == 56 ? item : nil }.utf8))

        #expect(message.contains("item 57 ([56])") && message.contains("title"), "\(message)")
    }

    @Test(arguments: [
        ("[\n  {\"userId\": 1,\n  \"id\" 2}\n]", "line 3, column 8"), ("[\n1,\n", "line 3, column 1"),
        ("[1 2]", "line 1, column 4"),
        ("[{\"a\": 1, \"a\": 2}]", "line 1, column 11"), ("[]\n[]", "line 2, column 1"),
        ("[\"\u{1}\"]", "line 1, column 3"),
        ("{}", "must be an array"),
    ])
    func whatIsNoJSONNamesLineAndColumn(_ text: String, _ words: String) async throws {
        let message = try await refusal(Array(text.utf8))

        #expect(message.contains(words), "\(message)")
        #expect(message.contains("nothing was imported"))
    }

    @Test func jsonThatIsNotUTF8SaysWhere() async throws {
        let message = try await refusal(Array("[\n {\"title\": \"ab".utf8) + [0xFF] + Array("\"}]".utf8))

        #expect(message.contains("line 2, column") && message.contains("UTF-8"), "\(message)")
    }

    @Test func deeplyNestedJSONIsRefused() async throws {
        let message = try await refusal([UInt8](repeating: UInt8(ascii: "["), count: 1_000_000))

        #expect(message.contains("nested"), "\(message)")
    }

    @Test func aLineThatIsTooLongIsNamed() async throws {
        let lines = (1...90).map { $0 == 57 ? String(repeating: "a", count: 501) : "line \($0)" }

        let message = try await refusal(Array(lines.joined(separator: "\n").utf8))

        #expect(message.contains("line 57") && message.contains("at most 500"), "\(message)")
    }

    @Test(arguments: ["x ", "a\u{0}b", "%20 encoding:percent", "%zz encoding:percent"])
    func aLineThatHoldsNoTitleIsNamed(_ line: String) async throws {
        let lines = (1...90).map { $0 == 57 ? line : "line \($0)" }

        let message = try await refusal(Array(lines.joined(separator: "\n").utf8))

        #expect(message.contains("line 57") && message.contains("nothing was imported"), "\(message)")
    }

    @Test func textThatIsNotUTF8NamesLineAndByte() async throws {
        let message = try await refusal(Array("one\ntwo\nth".utf8) + [0xE9] + Array("ee\n".utf8))

        #expect(message.contains("line 3 is not UTF-8 at byte 3"), "\(message)")
    }

    @Test func theContentTellsTheFormatUnlessItIsNamed() async throws {
        let machine = try await Machine.signedIn()
        let todoTxt = try machine.file("a.json", "x done\n  open  \n")
        let array = try machine.file("b.txt", " \n" + json(1))

        #expect(await machine.run("import", "todos", todoTxt).message == "2 todos imported")
        #expect(await machine.run("import", "todos", array).message == "1 todo imported")
        #expect(
            await machine.run("import", "todos", "--format", "todo.txt", try machine.file("c", "[1] first")).code == 0)
        #expect(await machine.run("import", "todos", "--format=json", todoTxt).code == 1)

        let todos = try await machine.run("export", "todos").todos()
        #expect(todos.map(\.title) == ["done", "open", "Title 1", "[1] first"])
        #expect(todos.map(\.completed) == [true, false, false, false])
    }

    @Test func aByteOrderMarkMakesItNoOtherFormat() async throws {
        let machine = try await Machine.signedIn()
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

        for text in [json(2), "three\nx four\n"] {
            let answer = await machine.run(["import", "todos", "-"], input: mark + Array(text.utf8))
            #expect(answer.message == "2 todos imported")
        }
        #expect(await machine.run(["import", "todos", "-"], input: mark + Array("[1]".utf8)).code == 1)

        #expect(try await machine.titles() == ["Title 1", "Title 2", "three", "four"].map { Array($0.utf8) })
    }

    @Test(arguments: ["", "\n\n", "[]", " [ ] \n", "\u{FEFF}", "\u{FEFF}[]"])
    func nothingIsImportedFromNothing(_ text: String) async throws {
        let machine = try await Machine.signedIn()

        let answer = await machine.run(["import", "todos", "-"], input: Array(text.utf8))

        #expect(answer.code == 0)
        #expect(answer.message == "0 todos imported")
    }

    @Test func standardInputIsReadOnceAndItsFailureIsSaid() async throws {
        let machine = try await Machine.signedIn()

        #expect(await machine.run(["import", "todos", "-"], input: Array("a\nb\n".utf8)).code == 0)
        let refused = await machine.run(["import", "todos", "-"], input: nil)

        #expect(refused.code == 1 && refused.message.contains("standard input"))
        #expect(try await machine.titles().count == 2)
    }

    @Test func anOwnersIdAndFieldsThatNobodyKnowsCountForNothing() async throws {
        let machine = try await Machine.signedIn()
        let item = #"[{"userId": 77, "id": 4711, "title": "a", "completed": true, "extra": {"deep": [1]}}]"#

        #expect(await machine.run(["import", "todos", "-"], input: Array(item.utf8)).code == 0)

        let todo = try #require(try await machine.run("export", "todos").todos().first)
        #expect(todo.id == 1 && todo.userId != 77 && todo.completed)
    }
}
