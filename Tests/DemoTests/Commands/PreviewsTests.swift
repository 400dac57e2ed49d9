import Foundation
import Testing

@testable import DemoKit

@Suite("demo previews") struct PreviewsTests {
    @Test(
        "print of each feature what its own package compares: Previews.txt", arguments: FeaturePreviews.all.map(\.name))
    func each(_ feature: String) async throws {
        let answer = try await Machine().run("previews", "--feature", feature)

        let folder = feature.split(separator: "-").map(\.capitalized).joined()
        var root = URL(filePath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        let kept = try Data(contentsOf: root.appending(path: "Packages/\(folder)/Previews.txt"))
        #expect(answer.code == 0)
        #expect(answer.output == Array(kept))
    }

    @Test("print all features without an option, and store nothing")
    func all() async throws {
        let machine = try Machine()

        let answer = await machine.run("previews")

        for feature in FeaturePreviews.all { #expect(answer.text.contains("════ \(feature.name)\n")) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: machine.folder).isEmpty)
    }

    @Test(
        "take a feature's name as its package, its path and its tab have it, in capitals or not",
        arguments: [("TODOS", "todos"), ("FlowerList", "flower-list"), ("people", "users"), ("People", "users")])
    func names(_ word: String, _ feature: String) async throws {
        let machine = try Machine()

        let answer = await machine.run("previews", "--feature", word)

        #expect(answer.code == 0 && !answer.output.isEmpty)
        #expect(answer.output == (await machine.run("previews", "--feature", feature)).output)
    }

    @Test("print both features of a tab that has two")
    func tab() async throws {
        let answer = try await Machine().run("previews", "--feature", "flowers")

        #expect(
            answer.lines.filter { $0.hasPrefix("════") } == ["════ flower-list", "════ flower-details"])
    }

    @Test("refuse a feature that there is not, and say which was meant and which there are")
    func unknown() async throws {
        let answer = try await Machine().run("previews", "--feature", "todo")

        #expect(answer.code == 2)
        #expect(answer.message.contains("did you mean 'todos'? It is one of auth, "))
        for feature in FeaturePreviews.all { #expect(answer.message.contains(feature.name)) }
    }
}
