/// What is `package` in one folder of Packages/ is not used in another, nor in Apps/ or Tests/.
///
/// The root builds everything as one package, so there the compiler would let it pass. Targets of Apps/ and Tests/ therefore say `packageAccess: false`,
/// and then the compiler refuses it. Targets of Packages/ are refused when they are built alone; for types it is told here already.
struct PackageAccess: Rule {
    static let name = "package-access"

    func findings(in workspace: Workspace) -> [Finding] {
        let loose = workspace.modules.filter { $0.package == nil && $0.kind != .system }.flatMap { module in
            module.views.filter(\.target.packageAccess).map { view in
                finding(
                    view.manifest.path, view.line,
                    "\(module.name) sees what is `package` in all folders of Packages/, because the root is one package",
                    "give the target `packageAccess: false`")
            }
        }
        return loose + workspace.modules.flatMap { uses(in: $0, workspace) }
    }

    private func uses(in module: Module, _ workspace: Workspace) -> [Finding] {
        let own = Set(module.files.flatMap(\.declarations).filter(\.kind.isType).map(\.name))
        return module.files.flatMap { file -> [Finding] in
            let imported = Set(file.imports.map(\.module))
            let modules = imported.compactMap { workspace.modulesByName[$0] }
            let types = modules.flatMap { other in
                other.files.flatMap(\.declarations).filter { $0.context.isEmpty && $0.kind.isType }.map { (other, $0) }
            }
            let visible = Set(
                types.filter { $0.1.access >= .public || $0.0.package == module.package && module.package != nil }
                    .map(\.1.name))
            return types.compactMap { other, type in
                guard type.access == .package, other.package != module.package, !own.contains(type.name),
                    !visible.contains(type.name), let line = file.capitalNames[type.name]
                else { return nil }
                return finding(
                    file.path, line,
                    "\(module.name) uses \(type.name), which is `package` in Packages/\(other.package ?? "") and stays there",
                    "use what \(other.name) offers as public")
            }
        }
    }
}
