/// Packages depend on their neighbours by path and on nothing else, and the root on no package at all.
struct PackageReferences: Rule {
    static let name = "package-references"

    func findings(in workspace: Workspace) -> [Finding] {
        let root = (workspace.root?.manifest.packages ?? []).map { reference in
            finding(
                "Package.swift", workspace.root?.text.line(literal: reference.path ?? reference.name) ?? 1,
                "the root depends on the package \(reference.name); with a path dependency nobody can use it by URL",
                "name the targets with `path:` in its place")
        }
        return root
            + workspace.packages.flatMap { package in
                package.manifest.manifest.packages.compactMap { reference -> Finding? in
                    let line = package.manifest.text.line(literal: "../" + reference.name)
                    if reference.path != nil, workspace.package(reference.name) != nil { return nil }
                    return finding(
                        package.manifest.path, line,
                        "\(package.name) depends on \(reference.name), which is no folder of Packages/",
                        "depend on `.package(path: \"../X\")` only; nothing comes from outside")
                } + unknownProducts(of: package, workspace)
            }
    }

    private func unknownProducts(of package: Package, _ workspace: Workspace) -> [Finding] {
        workspace.modules.filter { $0.package == package.name }.compactMap { $0.views.first }.flatMap { view in
            view.dependencies.filter(\.modules.isEmpty).map { dependency in
                finding(
                    view.manifest.path, view.line(of: dependency),
                    "\(view.target.name) depends on \(dependency.name), but no target or product has this name",
                    "write the name as the other manifest has it")
            }
        }
    }
}
