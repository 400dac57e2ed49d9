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

    /// Fails unless the file has this text, byte for byte.
    /// - Parameter isRecording: Whether the text is written into the file instead, which fails too, so that it is never left on.
    /// - Throws: ``ScreenContractFailure`` with the first line that differs, or that there is no such file.
    public func check(
        _ seen: String, isRecording: Bool = ProcessInfo.processInfo.environment[GoldenFile.recording] != nil
    ) throws {
        let name = file.lastPathComponent
        if isRecording {
            try Data(seen.utf8).write(to: file, options: .atomic)
            throw ScreenContractFailure("\(name) was written; run the tests again without \(Self.recording).")
        }
        guard let kept = try? String(contentsOf: file, encoding: .utf8) else {
            throw ScreenContractFailure("There is no \(name). To write it, \(Self.advice)")
        }
        guard !kept.utf8.elementsEqual(seen.utf8) else { return }
        let (keptLines, seenLines) = (kept.components(separatedBy: "\n"), seen.components(separatedBy: "\n"))
        let line = zip(keptLines, seenLines).prefix { $0.utf8.elementsEqual($1.utf8) }.count
        let expected = keptLines.dropFirst(line).first.map { "“\($0)”" } ?? "nothing"
        let found = seenLines.dropFirst(line).first.map { "“\($0)”" } ?? "nothing"
        throw ScreenContractFailure(
            "\(name), line \(line + 1): expected \(expected), saw \(found). Where the change is meant, \(Self.advice)")
    }

    private static let advice = "run the tests once with \(recording)=1."
}
