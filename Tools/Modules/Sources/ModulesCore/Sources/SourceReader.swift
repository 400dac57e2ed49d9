import SwiftParser
import SwiftSyntax

/// Reads a source file with the compiler's own parser, so that comments and strings are what they are, and every branch of `#if` counts.
enum SourceReader {
    static func read(_ text: String, path: String) -> SourceFile {
        let tree = Parser.parse(source: text)
        let converter = SourceLocationConverter(fileName: path, tree: tree)
        let collector = DeclarationCollector(converter: converter)
        collector.walk(tree)
        var names: [String: Int] = [:]
        var tests = 0
        for token in tree.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind, name.first?.isUppercase == true else { continue }
            if name == "Test", token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .atSign { tests += 1 }
            guard names[name] == nil else { continue }
            names[name] = converter.location(for: token.positionAfterSkippingLeadingTrivia).line
        }
        let bytes = text.utf8
        let lines = bytes.count { $0 == 10 } + (bytes.last == 10 || bytes.isEmpty ? 0 : 1)
        return SourceFile(
            path: path, lines: lines, imports: collector.imports, declarations: collector.declarations,
            tests: tests, capitalNames: names)
    }
}
