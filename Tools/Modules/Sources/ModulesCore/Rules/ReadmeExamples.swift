import SwiftParser
import SwiftSyntax

/// The first example of a package's README compiles: its statements stand in one of the package's tests.
///
/// They are compared token by token, so layout and comments do not matter, nor do `private`, imports, and statements that only print. Each must be
/// there whole and in order, all in one file; a test may have expectations between them.
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
            let wanted = Self.statements(of: example.lines.joined(separator: "\n"))
            let tests = workspace.modules.filter { $0.package == package.name && $0.isTest }.flatMap(\.files)
                .sorted { isLikely($0) && !isLikely($1) }
            let isTested = tests.contains { file in
                Self.contains(workspace.tree.text(of: file.path) ?? "", wanted)
            }
            guard !isTested else { return nil }
            return finding(
                path, example.line,
                "the first example of \(package.name) is in none of its tests, so nobody knows whether it compiles",
                "put its statements, as they are and in this order, into a test of the package")
        }
    }

    /// Whether a file's name says that the example is in it: such files are looked at first.
    private func isLikely(_ file: SourceFile) -> Bool { ["*Readme*", "*README*", "*Example*"].match(file.path) }

    static func firstExample(in text: String) -> (line: Int, lines: [Substring])? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(where: { $0.drop(while: \.isWhitespace).hasPrefix("```swift") }) else {
            return nil
        }
        let rest = lines[(start + 1)...]
        let end = rest.firstIndex { $0.drop(while: \.isWhitespace).hasPrefix("```") } ?? lines.endIndex
        return (start + 1, Array(lines[(start + 1)..<end]))
    }

    /// The tokens of each statement and declaration of an example.
    static func statements(of example: String) -> [[String]] {
        Parser.parse(source: example).statements.compactMap { statement in
            if statement.item.is(ImportDeclSyntax.self) { return nil }
            let tokens = tokens(of: statement)
            return tokens.first == "print" || tokens.isEmpty ? nil : tokens
        }
    }

    /// Whether a source contains all statements, in order; others may stand between them.
    static func contains(_ source: String, _ statements: [[String]]) -> Bool {
        var rest = tokens(of: Parser.parse(source: source))[...]
        for statement in statements {
            guard let range = rest.firstRange(of: statement) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }

    /// The tokens, without `private` and without commas before a closing bracket.
    private static func tokens(of node: some SyntaxProtocol) -> [String] {
        var tokens: [String] = []
        for token in node.tokens(viewMode: .sourceAccurate) where !["", "private", "fileprivate"].contains(token.text) {
            if [")", "]"].contains(token.text), tokens.last == "," { tokens.removeLast() }
            tokens.append(token.text)
        }
        return tokens
    }
}
