import Foundation
import ScreensTesting
import Testing

@Suite struct GoldenFileTests {
    /// Gives a test a golden file in a package of its own, which is removed in the end.
    private func inPackage(_ test: (GoldenFile, URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "golden-\(UUID().uuidString)")
        let tests = folder.appending(path: "Tests/SomeTests")
        try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try test(
            GoldenFile("Previews.txt", of: tests.appending(path: "A.swift").path),
            folder.appending(path: "Previews.txt"))
    }

    private func failure(_ file: GoldenFile, _ seen: String, isRecording: Bool = false) -> String? {
        do { try file.check(seen, isRecording: isRecording) } catch { return "\(error)" }
        return nil
    }

    @Test func `a file that has the text passes`() throws {
        try inPackage { golden, file in
            try Data("a\nb\n".utf8).write(to: file)

            #expect(failure(golden, "a\nb\n") == nil)
        }
    }

    @Test(arguments: [
        ("a\nc\n", "Previews.txt, line 2: expected “b”, saw “c”."),
        ("a\nb", "Previews.txt, line 3: expected “”, saw nothing."),
        ("a\nb\n\n", "Previews.txt, line 4: expected nothing, saw “”."),
        ("", "Previews.txt, line 1: expected “a”, saw “”."),
    ])
    func `one that differs names the line`(_ seen: String, _ message: String) throws {
        try inPackage { golden, file in
            try Data("a\nb\n".utf8).write(to: file)

            #expect(failure(golden, seen)?.hasPrefix(message) == true)
        }
    }

    @Test func `composed and decomposed letters differ`() throws {
        try inPackage { golden, file in
            try Data("Cafe\u{301}\n".utf8).write(to: file)

            #expect(failure(golden, "Caf\u{e9}\n") != nil)
        }
    }

    @Test func `one that is missing fails, also for no text, and says so`() throws {
        try inPackage { golden, _ in
            #expect(failure(golden, "")?.contains("There is no Previews.txt") == true)
        }
    }

    @Test func `recording writes the file, and fails so that it is never left on`() throws {
        try inPackage { golden, file in
            #expect(failure(golden, "seen\n", isRecording: true)?.contains("was written") == true)

            let written = try Data(contentsOf: file)
            #expect(written == Data("seen\n".utf8))
        }
    }
}
