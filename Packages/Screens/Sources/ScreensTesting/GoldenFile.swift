import Foundation

/// A text that a test compares with what it sees: a file in the repository, so that a change of what people see is seen in a review.
public struct GoldenFile {
    /// The environment variable that, when set, has ``check(_:)`` write what it sees into the file instead.
    public static let recording = "TRELLIS_RECORD"

    private let file: URL

    /// Names a file.
    /// - Parameters:
    ///   - path: Where it is, from the package's folder.
    ///   - test: A file of the package's tests: `#filePath`.
    public init(_ path: String, of test: String = #filePath) {
        var folder = URL(filePath: test).deletingLastPathComponent()
        while folder.lastPathComponent != "Tests", folder.path != "/" { folder.deleteLastPathComponent() }
        file = folder.deletingLastPathComponent().appending(path: path)
    }

    /// Fails unless the file has this text.
    /// - Throws: ``ScreenContractFailure`` with the first line that differs.
    public func check(_ seen: String) throws {
        if ProcessInfo.processInfo.environment[Self.recording] != nil {
            try Data(seen.utf8).write(to: file, options: .atomic)
            throw ScreenContractFailure(
                "\(file.lastPathComponent) was written; run the tests again without \(Self.recording).")
        }
        let kept = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        guard Array(kept.utf8) != Array(seen.utf8) else { return }
        let (keptLines, seenLines) = (kept.components(separatedBy: "\n"), seen.components(separatedBy: "\n"))
        let line = zip(keptLines, seenLines).prefix { $0.utf8.elementsEqual($1.utf8) }.count
        let (expected, found) = (
            keptLines.dropFirst(line).first ?? "nothing", seenLines.dropFirst(line).first ?? "nothing"
        )
        throw ScreenContractFailure(
            """
            \(file.lastPathComponent), line \(line + 1): expected “\(expected)”, saw “\(found)”. \
            Where the change is meant, run the tests once with \(Self.recording)=1.
            """)
    }
}
