/// The first example of a package's README compiles: its lines stand in one of the package's tests.
///
/// Indentation, blank lines and imports are not compared; the rest must be there line for line, in one piece.
struct ReadmeExamples: Rule {
    static let name = "readme-examples"

    func findings(in workspace: Workspace) -> [Finding] {
        workspace.packages.compactMap { package in
            let path = package.folder + "/README.md"
            guard let text = workspace.tree.text(of: path), !text.allSatisfy(\.isWhitespace) else { return nil }
            guard let example = Self.firstExample(in: text) else {
                return finding(
                    path, 1, "the README of \(package.name) has no example",
                    "show a first use in a ```swift block, and put the same lines into a test")
            }
            let wanted = Self.essential(example.lines)
            let tests = workspace.modules.filter { $0.package == package.name && $0.isTest }.flatMap(\.files)
            let isTested = tests.contains { file in
                Self.contains(
                    Self.essential((workspace.tree.text(of: file.path) ?? "").split(whereSeparator: \.isNewline)),
                    wanted)
            }
            guard !isTested else { return nil }
            return finding(
                path, example.line,
                "the first example of \(package.name) is in none of its tests, so nobody knows whether it compiles",
                "put its lines, as they are and in one piece, into a test of the package")
        }
    }

    static func firstExample(in text: String) -> (line: Int, lines: [Substring])? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(where: { $0.drop(while: \.isWhitespace).hasPrefix("```swift") }) else {
            return nil
        }
        let rest = lines[(start + 1)...]
        let end = rest.firstIndex { $0.drop(while: \.isWhitespace).hasPrefix("```") } ?? lines.endIndex
        return (start + 1, Array(lines[(start + 1)..<end]))
    }

    static func essential(_ lines: [Substring]) -> [Substring] {
        lines.map { line in
            let start = line.drop(while: \.isWhitespace)
            return start.prefix(
                start.lastIndex { !$0.isWhitespace }.map { start.distance(from: start.startIndex, to: $0) + 1 } ?? 0)
        }.filter { !$0.isEmpty && !$0.hasPrefix("import ") && !$0.hasPrefix("@testable import ") }
    }

    static func contains(_ lines: [Substring], _ wanted: [Substring]) -> Bool {
        guard !wanted.isEmpty else { return true }
        guard lines.count >= wanted.count else { return false }
        return (0...(lines.count - wanted.count)).contains { Array(lines[$0..<($0 + wanted.count)]) == wanted }
    }
}
