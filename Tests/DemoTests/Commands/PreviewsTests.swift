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

    @Test("refuse a feature that there is not, and say which was meant")
    func unknown() async throws {
        let answer = try await Machine().run("previews", "--feature", "todo")

        #expect(answer.code == 2)
        #expect(answer.message.contains("did you mean 'todos'?"))
    }
}
