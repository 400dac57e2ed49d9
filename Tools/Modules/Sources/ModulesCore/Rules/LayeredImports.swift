/// Who may name whom: a feature never a feature, a shell never a feature, Domain and Data only what rules.json gives them. Holds for imports and manifests.
struct LayeredImports: Rule {
    static let name = "layers"

    func findings(in workspace: Workspace) -> [Finding] {
        workspace.modules.filter { $0.kind != .system }.flatMap { module -> [Finding] in
            guard let entry = workspace.rules.imports(of: module) else {
                return module.views.prefix(1).map { view in
                    finding(
                        view.manifest.path, view.line, "no rule says what \(module.name) may import",
                        "add an entry for it to `imports` in Tools/Modules/rules.json")
                }
            }
            let imports = module.files.flatMap { file in
                file.imports.compactMap { found -> Finding? in
                    guard let reason = objection(to: found.module, in: module, entry, workspace) else { return nil }
                    return finding(
                        file.path, found.line, "\(module.name) imports \(found.module), but \(reason)",
                        remedy(found.module, entry, module))
                }
            }
            let declarations = module.views.flatMap { view in
                view.dependencies.compactMap { dependency -> Finding? in
                    for name in dependency.modules {
                        guard let reason = objection(to: name, in: module, entry, workspace) else { continue }
                        return finding(
                            view.manifest.path, view.line(of: dependency),
                            "\(module.name) depends on \(dependency.name), but \(reason)", remedy(name, entry, module))
                    }
                    return nil
                }
            }
            return imports + declarations
        }
    }

    /// Why a module may not name another, or nil when it may.
    private func objection(to name: String, in module: Module, _ entry: RuleBook.Imports, _ workspace: Workspace)
        -> String?
    {
        guard name != module.name, let other = workspace.modulesByName[name], other.kind != .system else { return nil }
        let isForeign = other.package == nil || other.package != module.package
        if other.layer == .features, isForeign {
            if module.layer == .features { return "a feature never imports another feature" }
            if module.layer == .shells { return "a shell knows no feature" }
        }
        let isAllowed = entry.may.contains { pattern in
            if pattern.contains("{package}"), isForeign { return false }
            return Glob(module.filled(pattern)).matches(name)
        }
        return isAllowed ? nil : entry.because
    }

    private func remedy(_ name: String, _ entry: RuleBook.Imports, _ module: Module) -> String {
        let allowed = entry.may.map(module.filled).joined(separator: ", ")
        return "do without \(name) (allowed: \(allowed.isEmpty ? "nothing of this repository" : allowed)); "
            + "take what you need from it through the initializer, as a value or a protocol"
    }
}
