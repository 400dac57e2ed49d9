/// Each imported module of the repository is declared, in the package's manifest and in the root's.
struct DeclaredImports: Rule {
    static let name = "declared-imports"

    func findings(in workspace: Workspace) -> [Finding] {
        workspace.modules.flatMap { module in
            module.views.flatMap { view in
                module.files.flatMap { file in
                    file.imports.compactMap { found in
                        check(found, in: file, of: module, view, workspace)
                    }
                }
            }
        }
    }

    private func check(
        _ found: Import, in file: SourceFile, of module: Module, _ view: ModuleView, _ workspace: Workspace
    ) -> Finding? {
        guard workspace.modulesByName[found.module] != nil, found.module != module.name,
            !view.modules.contains(found.module)
        else { return nil }
        let way = path(to: found.module, from: view, workspace)
        let transitive = way.map { ", it is only there by way of \($0)" } ?? ""
        return finding(
            file.path, found.line,
            "\(module.name) imports \(found.module), which \(view.manifest.path) does not declare for it\(transitive)",
            "add the dependency on line \(view.line) of \(view.manifest.path), or do without the import")
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
