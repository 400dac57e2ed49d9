import Foundation
import Testing

@testable import ModulesCore

struct TestRunnerTests {
    /// Two packages, of which the first has one test and the second has two.
    private func repository() throws -> URL {
        let root = FileManager.default.temporaryDirectory.appending(path: "modules-\(UUID().uuidString)")
        for (name, tests) in [("One", 1), ("Two", 2)] {
            let folder = root.appending(path: "Packages/\(name)")
            let sources = folder.appending(path: "Tests/\(name)Tests")
            try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
            let manifest = """
                // swift-tools-version: 6.2
                import PackageDescription

                let package = Package(name: "\(name)", targets: [.testTarget(name: "\(name)Tests")])
                """
            try Data(manifest.utf8).write(to: folder.appending(path: "Package.swift"))
            let text = "import Testing\n" + (1...tests).map { "@Test func test\($0)() {}\n" }.joined()
            try Data(text.utf8).write(to: sources.appending(path: "Tests.swift"))
        }
        return root
    }

    @Test func packagesThatShareAScratchPathAreEachTested() throws {
        let root = try repository()
        defer { try? FileManager.default.removeItem(at: root) }
        var lines: [String] = []
        let runner = TestRunner(
            root: root, scratch: root.appending(path: "scratch"), print: { lines.append($0) }, progress: { _ in })

        // SwiftPM keeps the plan of a package that it has built twice.
        for packages in [["One"], ["One"], ["One", "Two"]] { #expect(try runner.run(packages) == 0) }

        #expect(
            lines.filter { $0.hasSuffix("failed") } == [
                "1 passed, 0 failed", "1 passed, 0 failed", "3 passed, 0 failed",
            ])
    }
}
