/// Only the Assembler names concrete repositories and data sources; besides it, the layer they are in, one factory file and tests.
struct ConcreteTypes: Rule {
    static let name = "concrete-types"

    func findings(in workspace: Workspace) -> [Finding] {
        let rules = workspace.rules.concrete
        let library = workspace.modules.filter { $0.isLibrary && !rules.targets.match($0.name) && $0.package != nil }
        let concrete = library.flatMap { module in
            types(of: module, conformingTo: rules.protocols).map { (name: $0, home: module) }
        }
        return workspace.modules.filter { !rules.targets.match($0.name) && $0.layer != .tests }.flatMap { module in
            module.files.flatMap { file -> [Finding] in
                let isAllowed = rules.paths.contains { Glob(module.filled($0)).matches(file.path) }
                if isAllowed { return [] }
                let declared = Set(file.declarations.map(\.name))
                return concrete.compactMap { type, home in
                    guard let line = file.capitalNames[type], !declared.contains(type),
                        home.name == module.name || file.imports.contains(where: { $0.module == home.name })
                    else { return nil }
                    return finding(
                        file.path, line, "\(module.name) names \(type), a concrete repository or data source",
                        "take it through the initializer, as the protocol; name it in the Assembler"
                            + " (or in the feature's factory: a file …Factory.swift or …Feature.swift)")
                }
            }
        }
    }

    private func types(of module: Module, conformingTo protocols: [String]) -> Set<String> {
        let declarations = module.files.flatMap(\.declarations)
        let conforming = declarations.filter { $0.inherited.contains(where: protocols.match) }
        let concrete = Set(declarations.filter(\.kind.isConcrete).map(\.name))
        return Set(
            conforming.filter { $0.kind.isConcrete || $0.kind == .extension && concrete.contains($0.name) }
                .map(\.name))
    }
}
