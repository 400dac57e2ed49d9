/// All that is public has a doc comment.
///
/// Left out: tests and previews; what fulfils a protocol that the type declares (of this repository, or of those in rules.json), because the comment stands
/// there; what overrides; an enum's cases without values, which their names and the enum's comment explain. Conformances count for a type as a whole, wherever they are declared.
struct Documentation: Rule {
    static let name = "documentation"

    func findings(in workspace: Workspace) -> [Finding] {
        let conformances = Conformances(workspace)
        let exempt = workspace.rules.documentation.exemptTargets
        return workspace.modules.filter { ($0.isLibrary || $0.layer == .apps) && !exempt.match($0.name) }.flatMap {
            module in
            PublicDeclarations.all(of: module).compactMap { file, declaration in
                guard !declaration.isDocumented, !declaration.isOverride, declaration.kind != .extension,
                    declaration.kind != .case || declaration.hasPayload, !conformances.explain(declaration)
                else { return nil }
                return finding(
                    file.path, declaration.line, "\(declaration.path) is public but has no doc comment",
                    "say in a line what it means (`///`), or make it internal")
            }
        }
    }
}

/// What is public in a module, with its file; extensions of types that are not public are left out.
enum PublicDeclarations {
    static func all(of module: Module) -> [(SourceFile, Declaration)] {
        let all = module.files.flatMap(\.declarations)
        let hidden = Set(all.filter { $0.kind.isType && $0.access < .public }.map(\.path))
        return module.files.flatMap { file in
            file.declarations.compactMap { declaration in
                guard declaration.access >= .public else { return nil }
                let path =
                    declaration.kind == .extension ? declaration.name : declaration.context.joined(separator: ".")
                return hidden.contains(path) ? nil : (file, declaration)
            }
        }
    }
}

/// Which protocols the repository's types conform to, and what those ask for.
struct Conformances {
    private var inherited: [String: Set<String>] = [:]
    private var requirements: [String: Set<String>]

    init(_ workspace: Workspace) {
        requirements = workspace.rules.documentation.witnesses.mapValues(Set.init)
        for declaration in workspace.modules.flatMap(\.files).flatMap(\.declarations) {
            if declaration.kind.isType || declaration.kind == .extension {
                let name = Self.last(declaration.name)
                inherited[name, default: []].formUnion(declaration.inherited)
            }
        }
        for declaration in workspace.modules.flatMap(\.files).flatMap(\.declarations) where declaration.isRequirement {
            guard let owner = declaration.context.last else { continue }
            requirements[owner, default: []].insert(declaration.name)
        }
    }

    /// Whether a member fulfils a protocol of its type.
    func explain(_ declaration: Declaration) -> Bool {
        guard let owner = declaration.context.last.map(Self.last) else { return false }
        // What an extension gives a protocol's own requirement is explained there; the requirement itself is not.
        var open = Array(inherited[owner] ?? []) + (declaration.isRequirement ? [] : [owner])
        var seen: Set<String> = []
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            if requirements[next]?.contains(declaration.name) == true { return true }
            open.append(contentsOf: inherited[next] ?? [])
        }
        return false
    }

    private static func last(_ name: String) -> String {
        name.split(separator: ".").last.map(String.init) ?? name
    }
}
