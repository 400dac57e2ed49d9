import Foundation
import Injection
import Testing

// The README's first example, as it stands there.

// example
protocol Greeter: Sendable { func greeting() -> String }
protocol Names: Sendable { func name() -> String }

struct FixedNames: Names {
    func name() -> String { "world" }
}

struct PoliteGreeter: Greeter {
    let names: any Names
    func greeting() -> String { "Good day, \(names.name())." }
}

func greet() throws -> String {
    var registry = Registry()
    registry.register((any Names).self, as: .shared, FixedNames.init)
    registry.register((any Greeter).self, PoliteGreeter.init)
    let container = try registry.build()
    return try container.resolve((any Greeter).self).greeting()
}
// end of example

@Suite struct ReadmeTests {
    @Test func `the first example of the README works as it stands there`() throws {
        let source = try String(contentsOfFile: #filePath, encoding: .utf8)
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let readme = try String(contentsOf: folder.appending(path: "../../README.md"), encoding: .utf8)
        let example = source.components(separatedBy: "// example\n")[1].components(separatedBy: "// end of example")[0]

        #expect(readme.contains("```swift\nimport Injection\n\n\(example)```"))
        #expect(try greet() == "Good day, world.")
    }
}
