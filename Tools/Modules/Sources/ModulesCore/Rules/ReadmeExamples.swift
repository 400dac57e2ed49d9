/// The first example of a package's README compiles: its lines stand in one of the package's tests.
///
/// Indentation, blank lines, imports, comments and `print(…)` are not compared; the rest must be there line for line and in order, in one
/// file; a test may have expectations between.
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
                "put its lines, as they are and in this order, into a test of the package")
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

    /// Lines without white space around them; without blank ones, imports, comments, and what only prints.
    static func essential(_ lines: [Substring]) -> [Substring] {
        lines.map { line in
            let code = line.firstRange(of: "  //").map { line[..<$0.lowerBound] } ?? line
            return code.drop(while: \.isWhitespace).trimmingEnd
        }.filter { line in
            !line.isEmpty && !["import ", "@testable import ", "//", "print("].contains { line.hasPrefix($0) }
        }
    }

    /// Whether lines contain all that are wanted, in order; others may stand between them.
    static func contains(_ lines: [Substring], _ wanted: [Substring]) -> Bool {
        var rest = wanted[...]
        for line in lines where line == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }
}

extension Substring {
    fileprivate var trimmingEnd: Substring {
        var text = self
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
