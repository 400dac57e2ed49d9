import Foundation
import Testing

@testable import DemoKit

/// `demo import posts`: all or none, and why none.
@MainActor struct PostImportTests {
    private func json(_ count: Int, _ change: (Int) -> String? = { _ in nil }) -> String {
        let items = (0..<count).map { index in
            change(index)
                ?? #"{"userId": \#(index % 10 + 1), "id": \#(index + 1), "title": "Title \#(index + 1)", "body": "a\nb"}"#
        }
        return "[" + items.joined(separator: ",\n") + "]"
    }

    @Test func takesAFileOfAHundredAndTheListIsInTheFilesOrder() async throws {
        let machine = try await Machine.signedIn()
        let path = try machine.file("posts.json", json(100))

        let answer = await machine.run("import", "posts", path)

        #expect(answer.code == 0 && answer.message == "100 posts imported", "\(answer.message)")
        let posts = try await machine.posts()
        #expect(posts.map(\.title) == (1...100).reversed().map { "Title \($0)" })
        #expect(posts.allSatisfy { $0.body == "a\nb" } && Set(posts.map(\.userId)).count == 1)
    }

    @Test func whatWasListedComesInAgainInTheSameOrder() async throws {
        let (first, second) = (try await Machine.signedIn(), try await Machine.signedIn())
        for text in NastyTitles.all { _ = await first.run("posts", "add", "--", text, "\(text)\n\(text)") }
        let listed = await first.run("posts", "list", "--json")

        let answer = await second.run(["import", "posts", "-"], input: listed.output)

        #expect(answer.code == 0, "\(answer.message)")
        #expect(await second.run("posts", "list", "--json").output == listed.output)
        #expect(try await second.posts().count == NastyTitles.all.count)
    }

    @Test(arguments: [
        (#"{"userId": 1, "id": 57, "title": 12, "body": "b"}"#, "title must be text, not a number"),
        (#"{"userId": 1, "id": 57, "title": "a"}"#, "body is missing"),
        (#"{"userId": 1, "id": 57, "body": "b"}"#, "title is missing"),
        (#"{"userId": 1, "title": "a", "body": "b"}"#, "id is missing"),
        (#"{"userId": "1", "id": 57, "title": "a", "body": "b"}"#, "userId must be a whole number, not text"),
        (#"{"userId": 1, "id": 57, "title": " ", "body": "b"}"#, "title: A post needs a title."),
        (#"{"userId": 1, "id": 57, "title": "a", "body": "\n"}"#, "body: A post needs a body."),
        (#"{"userId": 1, "id": 57, "title": "a", "body": "\u0000b"}"#, "body: A body may not contain"),
        (#"{"userId": 1, "id": 1.5, "title": "a", "body": "b"}"#, "id must be a whole number"),
        ("17", "must be an object"),
        (
            "{\"id\": 1, \"title\": \"a\", \"body\": \"\(String(repeating: "x", count: 100_001))\"}",
            "body: A body may have at most 100000 characters"
        ),
    ])
    func anItemThatIsWrongIsNamedWithItsField(_ item: String, _ words: String) async throws {
        let message = try await refusal(json(90) { $0 == 56 ? item : nil })

        #expect(message.contains("item 57 ([56])") && message.contains(words), "\(message.prefix(300))")
    }

    @Test(arguments: [("[{\"id\": 1,\n \"title\" 2}]", "line 2"), ("{}", "must be an array"), ("", "JSON")])
    func whatIsNoListIsRefused(_ text: String, _ words: String) async throws {
        #expect(try await refusal(text).contains(words))
    }

    private func refusal(_ text: String) async throws -> String {
        let machine = try await Machine.signedIn()
        await machine.run("posts", "add", "was there", "text")
        let path = try machine.file("posts.json", text)

        let answer = await machine.run("import", "posts", path)

        #expect(answer.code == 1 && answer.output.isEmpty && answer.messages.count == 1)
        #expect(answer.message.lowercased().contains("nothing was imported"), "\(answer.message.prefix(300))")
        #expect(try await machine.posts().map(\.title) == ["was there"], "something was imported")
        return answer.message
    }
}
