import SwiftParser
import SwiftSyntax

/// Where a manifest's text names what, so that findings can point at it.
struct ManifestText: Sendable {
    private struct Call {
        var name: String
        var member: String
        var first: Int
        var last: Int
    }
    private let calls: [Call]
    private let literals: [(text: String, line: Int)]

    init(_ text: String) {
        let tree = Parser.parse(source: text)
        let visitor = Visitor(converter: SourceLocationConverter(fileName: "", tree: tree))
        visitor.walk(tree)
        calls = visitor.calls
        literals = visitor.literals
    }

    /// The line on which a target begins, or failing that the first that names it, or 1.
    func line(target name: String) -> Int { call(target: name)?.first ?? line(literal: name) }

    private func call(target name: String) -> Call? {
        let other: Set = ["product", "package", "library", "executable", "plugin", "byName", "Package"]
        return calls.first { $0.name == name && !other.contains($0.member) }
    }

    /// The line on which a product begins, or failing that the first that names it, or 1.
    func line(product name: String) -> Int {
        let members = ["library", "executable", "plugin"]
        return calls.first { $0.name == name && members.contains($0.member) }?.first ?? line(target: name)
    }

    /// The line on which a target names a dependency, or failing that the target's own.
    func line(of dependency: String, in target: String) -> Int {
        guard let call = call(target: target) else { return line(target: target) }
        let inside = literals.filter { call.first...call.last ~= $0.line && $0.text == dependency }
        return inside.last?.line ?? call.first
    }

    /// The line that contains a text as a string, or 1.
    func line(literal text: String) -> Int { firstLine(literal: text) ?? 1 }

    /// The line that contains a text as a string, or nil.
    func firstLine(literal text: String) -> Int? { literals.first { $0.text == text }?.line }

    private final class Visitor: SyntaxVisitor {
        let converter: SourceLocationConverter
        var calls: [Call] = []
        var literals: [(text: String, line: Int)] = []

        init(converter: SourceLocationConverter) {
            self.converter = converter
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let member =
                node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
                ?? node.calledExpression.trimmedDescription
            if let name = name(in: node.arguments) {
                let first = node.startLocation(converter: converter).line
                let last = node.endLocation(converter: converter).line
                calls.append(Call(name: name, member: member, first: first, last: last))
            }
            return .visitChildren
        }

        /// What a call makes: its `name:`, or for a manifest's own helper the last of the texts that it is given directly.
        private func name(in arguments: LabeledExprListSyntax) -> String? {
            let argument =
                arguments.first { $0.label?.text == "name" }
                ?? arguments.last { $0.label == nil && $0.expression.is(StringLiteralExprSyntax.self) }
            return argument?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        }

        override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
            if let text = node.representedLiteralValue {
                literals.append((text, node.startLocation(converter: converter).line))
            }
            return .visitChildren
        }
    }
}
