import SwiftSyntax

/// Declarations as one line each, equal for equal meaning however they are laid out.
enum Signature {
    /// Attributes that a user of the declaration notices.
    private static let kept: Set<String> = [
        "MainActor", "Observable", "available", "dynamicCallable", "dynamicMemberLookup", "frozen", "propertyWrapper",
        "resultBuilder",
    ]
    private static let dropped: Set<String> = ["public", "package", "internal", "fileprivate", "private"]

    static func attributes(_ list: AttributeListSyntax) -> String {
        list.compactMap { element -> String? in
            guard let attribute = element.as(AttributeSyntax.self) else { return nil }
            return kept.contains(attribute.attributeName.trimmedDescription) ? text(attribute) : nil
        }.sorted().joined(separator: " ")
    }

    static func modifiers(_ list: DeclModifierListSyntax) -> String {
        list.filter { !dropped.contains($0.name.text) }.map { text($0) }.joined(separator: " ")
    }

    static func inherited(_ clause: InheritanceClauseSyntax?) -> String {
        guard let clause else { return "" }
        return ": " + clause.inheritedTypes.map { text($0.type) }.sorted().joined(separator: ", ")
    }

    /// The parts that are not empty, with spaces between them.
    static func line(_ parts: String...) -> String { parts.filter { !$0.isEmpty }.joined(separator: " ") }

    /// A value where nothing but it tells the type: as it is when it is short, and otherwise what it is made by.
    static func short(_ initializer: InitializerClauseSyntax?) -> String {
        let whole = text(initializer)
        guard whole.count > 60, let value = initializer?.value else { return whole }
        if let call = value.as(FunctionCallExprSyntax.self) { return "= " + text(call.calledExpression) + "(…)" }
        return value.is(ArrayExprSyntax.self) || value.is(DictionaryExprSyntax.self) ? "= […]" : "= …"
    }

    /// A piece of source without comments, any white space as one space, none inside brackets.
    static func text(_ node: (some SyntaxProtocol)?) -> String {
        guard let node else { return "" }
        var result = ""
        var needsSpace = false
        for token in node.tokens(viewMode: .sourceAccurate) {
            if needsSpace || (!token.leadingTrivia.isEmpty && !result.isEmpty) { result += " " }
            result +=
                token.text.contains("\n") ? token.text.split(separator: "\n").joined(separator: "\\n") : token.text
            needsSpace = !token.trailingTrivia.isEmpty
        }
        return tidied(result)
    }

    /// Without white space inside brackets, and without a comma before one that closes.
    private static func tidied(_ text: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: " "):
                if let last = bytes.last, "([<".utf8.contains(last) { continue }
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"):
                while let last = bytes.last, " ,".utf8.contains(last) { bytes.removeLast() }
            default: break
            }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
