/// Each imported module of the repository is declared, in the package's manifest and in the root's.
struct DeclaredImports: Rule {
    static let name = "declared-imports"

    func findings(in workspace: Workspace) -> [Finding] {
        workspace.modules.flatMap { module in
            module.files.flatMap { file in
                file.imports.compactMap { check($0, in: file, of: module, workspace) }
            }
        }
    }

    private func check(_ found: Import, in file: SourceFile, of module: Module, _ workspace: Workspace) -> Finding? {
        guard workspace.modulesByName[found.module] != nil, found.module != module.name else { return nil }
        let views = module.views.filter { !$0.modules.contains(found.module) }
        guard let view = views.first else { return nil }
        let transitive =
            path(to: found.module, from: view, workspace).map { "; it is only there by way of \($0)" } ?? ""
        let manifests = views.map(\.manifest.path).joined(separator: " and ")
        let places = views.map { "\($0.manifest.path):\($0.line)" }.joined(separator: " and ")
        return finding(
            file.path, found.line,
            "\(module.name) imports \(found.module), which it does not declare in \(manifests)\(transitive)",
            "add the dependency at \(places), or do without the import")
    }

    /// The declared dependency through which a module comes along undeclared, or nil.
    private func path(to target: String, from view: ModuleView, _ workspace: Workspace) -> String? {
        view.modules.sorted().first { workspace.closure(of: $0).contains(target) }
    }
}

extension Workspace {
    /// All modules that a module needs, itself among them, by what the first of its manifests says.
    func closure(of module: String) -> Set<String> {
        var found: Set<String> = []
        var open = [module]
        while let next = open.popLast() {
            guard found.insert(next).inserted, let modules = modulesByName[next]?.views.first?.modules else { continue }
            open.append(contentsOf: modules)
        }
        return found
    }
}
