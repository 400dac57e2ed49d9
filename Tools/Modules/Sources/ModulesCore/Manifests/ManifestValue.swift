import SwiftParser
import SwiftSyntax

/// What a manifest's expressions say, as long as they are literals, calls and constants.
indirect enum ManifestValue {
    case text(String)
    case list([ManifestValue])
    /// `Package(…)` or `.target(…)`.
    case call(String, [Argument])
    /// `.v6`.
    case member(String)

    struct Argument {
        var label: String?
        var value: ManifestValue
    }

    var text: String? {
        guard case .text(let text) = self else { return nil }
        return text
    }

    /// The value of the constant `package`; nil when the manifest has anything but `import PackageDescription` and constants, or an error.
    static func package(in source: String) -> ManifestValue? {
        let file = Parser.parse(source: source)
        guard !file.hasError else { return nil }
        var constants: [String: ManifestValue] = [:]
        for statement in file.statements {
            if let node = statement.item.as(ImportDeclSyntax.self) {
                guard node.trimmedDescription == "import PackageDescription" else { return nil }
                continue
            }
            guard let node = statement.item.as(VariableDeclSyntax.self), node.bindingSpecifier.text == "let",
                node.attributes.isEmpty, node.modifiers.isEmpty, node.bindings.count == 1,
                let binding = node.bindings.first, binding.accessorBlock == nil,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                constants[name] == nil, let expression = binding.initializer?.value,
                let value = ManifestValue(expression, constants)
            else { return nil }
            constants[name] = value
        }
        return constants["package"]
    }

    private init?(_ expression: ExprSyntax, _ constants: [String: ManifestValue]) {
        if let literal = expression.as(StringLiteralExprSyntax.self), let text = literal.representedLiteralValue {
            self = .text(text)
        } else if let array = expression.as(ArrayExprSyntax.self) {
            let items = array.elements.compactMap { ManifestValue($0.expression, constants) }
            guard items.count == array.elements.count else { return nil }
            self = .list(items)
        } else if let call = expression.as(FunctionCallExprSyntax.self) {
            guard call.trailingClosure == nil, call.additionalTrailingClosures.isEmpty,
                let name = Self.name(of: call.calledExpression)
            else { return nil }
            let arguments = call.arguments.compactMap { argument in
                ManifestValue(argument.expression, constants).map { Argument(label: argument.label?.text, value: $0) }
            }
            guard arguments.count == call.arguments.count else { return nil }
            self = .call(name, arguments)
        } else if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil {
            self = .member(member.declName.baseName.text)
        } else if let name = expression.as(DeclReferenceExprSyntax.self), let value = constants[name.baseName.text] {
            self = value
        } else {
            return nil
        }
    }

    /// `Package` or `.target`.
    private static func name(of expression: ExprSyntax) -> String? {
        if expression.trimmedDescription == "Package" { return "Package" }
        guard let member = expression.as(MemberAccessExprSyntax.self), member.base == nil else { return nil }
        return "." + member.declName.baseName.text
    }
}
