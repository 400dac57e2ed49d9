import Foundation
import Testing

@testable import ModulesCore

struct UncommittedFilesTests {
    @Test func filesThatGitCouldNotGiveBackAreFound() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "modules-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        func write(_ text: String, to path: String) throws {
            let file = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        func git(_ arguments: String...) throws {
            let who = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
            let result = try Shell.run(["git", "-C", root.path] + who + arguments)
            #expect(result.status == 0, "\(result.errors)")
        }
        for name in ["kept", "changed", "staged", "deleted"] { try write("1", to: "Packages/A/\(name)") }
        try write(".build/\n*.sqlite\n", to: ".gitignore")
        try git("init")
        try git("add", ".")
        try git("commit", "--message", "One")
        #expect(try UncommittedFiles.inside("Packages/A", of: root) == [])

        for name in ["changed", "staged", "new é", ".hidden", "notes.sqlite", ".build/x"] {
            try write("2", to: "Packages/A/\(name)")
        }
        try write("2", to: "Packages/AB/other")
        try git("add", "Packages/A/staged")
        try FileManager.default.removeItem(at: root.appending(path: "Packages/A/deleted"))

        #expect(
            try UncommittedFiles.inside("Packages/A", of: root).sorted()
                == [".hidden", "changed", "new é", "notes.sqlite", "staged"].map { "Packages/A/" + $0 })
    }

    @Test func folderThatGitDoesNotKnowIsRefused() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "modules-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: root) }

        #expect(throws: UsageError.self) { try UncommittedFiles.inside("Packages/A", of: root) }
    }
}
