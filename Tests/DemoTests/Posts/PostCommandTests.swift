import Foundation
import Testing

@testable import DemoKit

/// `demo posts …`
@MainActor struct PostCommandTests {
    @Test func addPrintsTheIdAndListTheNewestFirst() async throws {
        let machine = try await Machine.signedIn()

        let first = await machine.run("posts", "add", "On tulips", "They close at night.")
        let second = await machine.run(["posts", "add", " Peonies ", "-"], input: Array("one\ntwo\n".utf8))
        let third = await machine.run(["posts", "add", "From a pipe"], input: Array("text".utf8))

        #expect([first, second, third].map(\.text) == ["1\n", "2\n", "3\n"])
        let name = try #require(await machine.run("whoami").lines.first)
        let lines = await machine.run("posts", "list").lines
        #expect(lines.map { $0.split(separator: " — ").first } == ["3 From a pipe", "2 Peonies", "1 On tulips"])
        let author = try #require(lines.first?.split(separator: " — ").last)
        #expect(name.contains(author), "\(name) / \(author)")
        #expect(await machine.run("posts", "show", "2").text == "Peonies\n\(author)\n\none\ntwo\n")
        #expect(await machine.run("posts", "show", "3").text.hasSuffix("\n\ntext\n"))
    }

    @Test func jsonIsJSONPlaceholdersShape() async throws {
        let machine = try await Machine.signedIn()
        #expect(await machine.run("posts", "list", "--json").text == "[]\n")
        await machine.run("posts", "add", "a \"quoted\" title", "one\ntwo")

        let posts = try await machine.posts()

        #expect(posts.count == 1)
        #expect(posts[0].title == "a \"quoted\" title" && posts[0].body == "one\ntwo" && posts[0].id == 1)
        #expect(posts[0].userId != nil)
    }

    @Test(arguments: [
        (["posts", "add", " ", "b"], "A post needs a title."), (["posts", "add", "t", ""], "A post needs a body."),
        (["posts", "add", "t", "-"], "A post needs a body."),
        (["posts", "add", String(repeating: "x", count: 501), "b"], "at most 500 characters; this one has 501"),
        (
            ["posts", "add", "t", String(repeating: "x", count: 100_001)],
            "at most 100000 characters; this one has 100001"
        ), (["posts", "show", "1e3"], "'1e3' is not a post id"),
        (["posts", "delete", "x\u{1B}"], "'x␛' is not a post id"),
        (["posts", "add"], "TITLE"), (["posts"], "posts"),
    ])
    func wrongUseSaysWhyAndStoresNothing(_ words: [String], _ why: String) async throws {
        let machine = try await Machine.signedIn()

        let answer = await machine.run(words)

        #expect(answer.code == 2)
        #expect(answer.message.contains(why), "\(answer.message.prefix(300))")
        #expect(try await machine.posts().isEmpty)
    }

    @Test func aTextThatIsNotUTF8OrTooLargeIsRefused() async throws {
        let machine = try await Machine.signedIn()
        for input in [Array("ab".utf8) + [0xFF], [UInt8](repeating: 0x61, count: 1 << 20 + 1)] {
            let answer = await machine.run(["posts", "add", "t", "-"], input: input)
            #expect(answer.code != 0 && !answer.message.isEmpty)
        }
        #expect(try await machine.posts().isEmpty)
    }

    @Test func whatThereIsNotIsNotFound() async throws {
        let machine = try await Machine.signedIn()
        for words in [["posts", "show", "7"], ["posts", "delete", "7"]] {
            let answer = await machine.run(words)
            #expect(answer.code == 4 && answer.message == "demo: no such post: 7")
        }
        #expect(await machine.run("posts", "undo").code == 4)
    }

    @Test func aDeletionIsTakenBack() async throws {
        let machine = try await Machine.signedIn()
        for title in ["a", "b", "c"] { await machine.run("posts", "add", title, "text") }
        let before = await machine.run("posts", "list", "--json").output

        #expect(await machine.run("posts", "delete", "2").code == 0)
        #expect(await machine.run("posts", "list").lines.count == 2)
        #expect(await machine.run("posts", "undo").text.hasPrefix("2 b — "))

        #expect(await machine.run("posts", "list", "--json").output == before)
        #expect(await machine.run("posts", "undo").code == 4)
    }

    @Test func onlyTheAuthorDeletes() async throws {
        let machine = try await Machine.signedIn()
        await machine.run("posts", "add", "the local user's", "text")
        await machine.run("logout")
        let answer = await machine.run(["signup", "rose@example.org"], secrets: ["a long enough password"])
        #expect(answer.code == 0, "\(answer.message)")

        let refused = await machine.run("posts", "delete", "1")

        #expect(refused.code == 1)
        #expect(refused.message == "demo: Only its author can change or delete a post.")
        #expect(await machine.run("posts", "list").lines.count == 1)
    }

    @Test func nobodySignedInIsToldSo() async throws {
        let machine = try Machine()
        for words in [["posts", "list"], ["posts", "show", "1"], ["posts", "add", "t", "b"]] {
            #expect(await machine.run(words).code == 3, "\(words)")
        }
    }

    @Test func controlCharactersReachNoTerminal() async throws {
        let machine = try await Machine.signedIn()
        await machine.run("posts", "add", "bell \u{7} \u{1B}[31m", "red \u{1B}[31m\nline two")

        for words in [["posts", "list"], ["posts", "show", "1"], ["show", "/posts"], ["show", "/posts/1"]] {
            let text = await machine.run(words).text
            #expect(!text.unicodeScalars.contains("\u{1B}") && !text.unicodeScalars.contains("\u{7}"), "\(words)")
        }
        #expect(await machine.run("posts", "show", "1").lines.last == "line two")
        #expect(try await machine.posts().first?.body == "red \u{1B}[31m\nline two")
    }
}

/// A post in JSONPlaceholder's shape, read by Foundation rather than by the code under test.
struct WrittenPost: Codable, Equatable {
    var userId: Int64?
    var id: Int64
    var title: String
    var body: String
}

extension Machine {
    /// The posts that are there, newest first.
    @MainActor func posts() async throws -> [WrittenPost] {
        try JSONDecoder().decode([WrittenPost].self, from: Data(await run("posts", "list", "--json").output))
    }
}
