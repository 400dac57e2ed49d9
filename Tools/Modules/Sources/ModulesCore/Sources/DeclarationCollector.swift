import SwiftSyntax

/// Walks a file and notes imports and declarations; it does not look into function bodies.
final class DeclarationCollector: SyntaxVisitor {
    private struct Scope {
        var name: String
        /// The most that anything inside can be seen.
        var limit: Access
        /// What a member has that says nothing.
        var standard: Access
        var isProtocol = false
    }

    let converter: SourceLocationConverter
    private(set) var imports: [Import] = []
    private(set) var declarations: [Declaration] = []
    private var scopes: [Scope] = []

    init(converter: SourceLocationConverter) {
        self.converter = converter
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Imports

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.text { imports.append(Import(module: module, line: line(of: node))) }
        return .skipChildren
    }

    // MARK: Types

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.struct, node, generics: node.genericParameterClause)
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.class, node, generics: node.genericParameterClause)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.actor, node, generics: node.genericParameterClause)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.enum, node, generics: node.genericParameterClause)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let primary = Signature.text(node.primaryAssociatedTypeClause)
        return enter(.protocol, node, suffix: primary)
    }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    private func enter(
        _ kind: Declaration.Kind, _ node: some DeclGroupSyntax & NamedDeclSyntax,
        generics: GenericParameterClauseSyntax? = nil,
        suffix: String = ""
    ) -> SyntaxVisitorContinueKind {
        let signature = Signature.line(
            Signature.attributes(node.attributes), Signature.modifiers(node.modifiers), kind.rawValue,
            path(node.name.text) + Signature.text(generics) + suffix + Signature.inherited(node.inheritanceClause),
            Signature.text(node.genericWhereClause))
        let access = add(
            kind, node.name.text, node.modifiers, node, signature, inherited: names(node.inheritanceClause))
        let standard: Access = kind == .protocol ? access : .internal
        scopes.append(
            Scope(name: node.name.text, limit: access, standard: min(standard, access), isProtocol: kind == .protocol))
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = Signature.text(node.extendedType)
        let written = access(node.modifiers)
        let signature = Signature.line(
            Signature.attributes(node.attributes), "extension", name + Signature.inherited(node.inheritanceClause),
            Signature.text(node.genericWhereClause))
        declarations.append(
            Declaration(
                kind: .extension, name: name, context: [], access: .public, inherited: names(node.inheritanceClause),
                isDocumented: true, line: line(of: node), signature: signature))
        scopes.append(Scope(name: name, limit: .open, standard: written ?? .internal))
        return .visitChildren
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let isOperator = node.name.text.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? false
        let name = node.name.text + labels(node.signature.parameterClause, areIgnored: isOperator)
        let signature = Signature.line(
            Signature.attributes(node.attributes), Signature.modifiers(node.modifiers), "func",
            path(node.name.text) + Signature.text(node.genericParameterClause) + Signature.text(node.signature),
            Signature.text(node.genericWhereClause))
        add(.func, name, node.modifiers, node, signature)
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = "init" + (node.optionalMark?.text ?? "")
        let signature = Signature.line(
            Signature.attributes(node.attributes), Signature.modifiers(node.modifiers),
            path(name) + Signature.text(node.genericParameterClause) + Signature.text(node.signature),
            Signature.text(node.genericWhereClause))
        add(.`init`, "init" + labels(node.signature.parameterClause), node.modifiers, node, signature)
        return .skipChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        let signature = Signature.line(
            Signature.attributes(node.attributes), Signature.modifiers(node.modifiers),
            path("subscript") + Signature.text(node.genericParameterClause) + Signature.text(node.parameterClause),
            Signature.text(node.returnClause), Signature.text(node.genericWhereClause),
            accessors(node.accessorBlock, node.modifiers))
        add(.subscript, "subscript" + subscriptLabels(node.parameterClause), node.modifiers, node, signature)
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let keyword = node.bindingSpecifier.text
        for binding in node.bindings {
            let name = Signature.text(binding.pattern)
            let type = binding.typeAnnotation ?? node.bindings.last?.typeAnnotation
            let shape = keyword == "let" ? "" : accessors(binding.accessorBlock, node.modifiers)
            let value = type == nil ? " " + Signature.short(binding.initializer) : ""
            let signature = Signature.line(
                Signature.attributes(node.attributes), Signature.modifiers(node.modifiers), keyword,
                path(name) + Signature.text(type) + value, shape)
            add(.var, name, node.modifiers, node, signature)
        }
        return .skipChildren
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        for element in node.elements {
            let payload = Signature.text(element.parameterClause)
            let signature = Signature.line(
                "case", path(element.name.text) + payload, Signature.text(element.rawValue))
            add(.case, element.name.text, node.modifiers, node, signature)
            if !payload.isEmpty { declarations[declarations.count - 1].hasPayload = true }
        }
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        let signature = Signature.line(
            Signature.attributes(node.attributes), "typealias",
            path(node.name.text) + Signature.text(node.genericParameterClause), Signature.text(node.initializer),
            Signature.text(node.genericWhereClause))
        add(.typealias, node.name.text, node.modifiers, node, signature)
        return .skipChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        let signature = Signature.line(
            "associatedtype", path(node.name.text) + Signature.inherited(node.inheritanceClause),
            Signature.text(node.initializer), Signature.text(node.genericWhereClause))
        add(.associatedtype, node.name.text, node.modifiers, node, signature)
        return .skipChildren
    }

    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
        add(.macro, node.name.text, node.modifiers, node, "macro " + node.name.text + Signature.text(node.signature))
        return .skipChildren
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if case .decl = node.item { return .visitChildren }
        return .skipChildren
    }

    // MARK: What they have in common

    @discardableResult
    private func add(
        _ kind: Declaration.Kind, _ name: String, _ modifiers: DeclModifierListSyntax, _ node: some SyntaxProtocol,
        _ signature: String, inherited: [String] = []
    ) -> Access {
        // A case has no access of its own: it is seen wherever its type is.
        let unwritten = kind == .case ? scopes.last?.limit : scopes.last?.standard
        let written = access(modifiers) ?? unwritten ?? .internal
        let access = min(written, scopes.last?.limit ?? .open)
        declarations.append(
            Declaration(
                kind: kind, name: name, context: scopes.map(\.name), access: access, inherited: inherited,
                isDocumented: isDocumented(node), isOverride: modifiers.contains { $0.name.text == "override" },
                isRequirement: scopes.last?.isProtocol ?? false, line: line(of: node), signature: signature))
        return access
    }

    private func access(_ modifiers: DeclModifierListSyntax) -> Access? {
        modifiers.lazy.filter { $0.detail == nil }.compactMap { Access($0.name.text) }.first
    }

    private func isDocumented(_ node: some SyntaxProtocol) -> Bool {
        node.leadingTrivia.contains { piece in
            switch piece {
            case .docLineComment, .docBlockComment: true
            default: false
            }
        }
    }

    /// What can be done with a variable or subscript from outside: `{ get }` or `{ get set }`, with the effects of reading.
    private func accessors(_ block: AccessorBlockSyntax?, _ modifiers: DeclModifierListSyntax) -> String {
        let isNarrowed = modifiers.contains { $0.detail != nil && (Access($0.name.text) ?? .open) < .public }
        guard let block else { return isNarrowed ? "{ get }" : "{ get set }" }
        guard case .accessors(let list) = block.accessors else { return "{ get }" }
        let words = list.map(\.accessorSpecifier.text)
        let reader = list.first { $0.accessorSpecifier.text == "get" }
        let effects = reader.map { Signature.text($0.effectSpecifiers) } ?? ""
        let isStored = words.contains("willSet") || words.contains("didSet")
        let isSettable = (isStored || words.contains("set") || words.contains("_modify")) && !isNarrowed
        return "{ get" + (effects.isEmpty ? "" : " " + effects) + (isSettable ? " set }" : " }")
    }

    private func labels(_ clause: FunctionParameterClauseSyntax, areIgnored: Bool = false) -> String {
        "(" + clause.parameters.map { (areIgnored ? "_" : $0.firstName.text) + ":" }.joined() + ")"
    }

    /// A subscript's arguments have labels only where two names are written.
    private func subscriptLabels(_ clause: FunctionParameterClauseSyntax) -> String {
        "(" + clause.parameters.map { ($0.secondName == nil ? "_" : $0.firstName.text) + ":" }.joined() + ")"
    }

    private func names(_ clause: InheritanceClauseSyntax?) -> [String] {
        (clause?.inheritedTypes ?? []).flatMap { inherited -> [String] in
            if let composition = inherited.type.as(CompositionTypeSyntax.self) {
                return composition.elements.map { baseName($0.type) }
            }
            return [baseName(inherited.type)]
        }
    }

    /// `Collection` for `@preconcurrency Swift.Collection<Int>`.
    private func baseName(_ type: TypeSyntax) -> String {
        if let attributed = type.as(AttributedTypeSyntax.self) { return baseName(attributed.baseType) }
        if let member = type.as(MemberTypeSyntax.self) { return member.name.text }
        if let simple = type.as(IdentifierTypeSyntax.self) { return simple.name.text }
        return Signature.text(type)
    }

    private func path(_ name: String) -> String { (scopes.map(\.name) + [name]).joined(separator: ".") }

    private func line(of node: some SyntaxProtocol) -> Int { node.startLocation(converter: converter).line }
}
