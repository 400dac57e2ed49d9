/// Libraries of the toolchain and of C are imported only where rules.json puts them.
struct ForeignModules: Rule {
    static let name = "libraries"

    func findings(in workspace: Workspace) -> [Finding] {
        workspace.modules.flatMap { module in
            module.files.flatMap { file in
                file.imports.compactMap { check($0, in: file, of: module, workspace) }
            }
                + (module.kind == .system && workspace.rules.systemLibraries[module.name] == nil
                    ? unlisted(module) : [])
        }
    }

    private func check(_ found: Import, in file: SourceFile, of module: Module, _ workspace: Workspace) -> Finding? {
        let isSystem = workspace.modulesByName[found.module]?.kind == .system
        if workspace.modulesByName[found.module] != nil, !isSystem { return nil }
        let rules = workspace.rules
        guard let places = rules.systemLibraries[found.module] ?? (isSystem ? [] : rules.modules[found.module]) else {
            return finding(
                file.path, found.line,
                "\(module.name) imports \(found.module), which is no module of this repository and of no toolchain that rules.json knows",
                "do without it, or add it to `modules` in Tools/Modules/rules.json")
        }
        guard !places.match(module.name) else { return nil }
        let allowed = places.isEmpty ? "nowhere" : "only in \(places.joined(separator: ", "))"
        return finding(
            file.path, found.line, "\(module.name) imports \(found.module), which may be imported \(allowed)",
            "use what wraps it: a protocol of Service, or the target that may import it")
    }

    private func unlisted(_ module: Module) -> [Finding] {
        module.views.prefix(1).map { view in
            finding(
                view.manifest.path, view.line, "no rule says who may import the C library \(module.name)",
                "add it to `systemLibraries` in Tools/Modules/rules.json")
        }
    }
}
