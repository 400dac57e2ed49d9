/// Each declared dependency is imported in at least one file of the target, and each package that a manifest names is used by a target.
struct UnusedDependencies: Rule {
    static let name = "unused-dependencies"

    func findings(in workspace: Workspace) -> [Finding] {
        workspace.modules.flatMap { module -> [Finding] in
            let imported = Set(module.files.flatMap { $0.imports.map(\.module) })
            return module.views.flatMap { view in
                view.dependencies.compactMap { dependency -> Finding? in
                    guard !dependency.modules.isEmpty, imported.isDisjoint(with: dependency.modules) else { return nil }
                    // A test that runs a program needs it built, and imports nothing.
                    let arePrograms = dependency.modules.allSatisfy { workspace.modulesByName[$0]?.kind == .executable }
                    if module.isTest, arePrograms { return nil }
                    return finding(
                        view.manifest.path, view.line(of: dependency),
                        "\(module.name) declares \(dependency.name), but none of its files imports it",
                        "take the dependency out")
                }
            }
        } + workspace.packages.flatMap(unusedPackages)
    }

    private func unusedPackages(_ package: Package) -> [Finding] {
        let manifest = package.manifest.manifest
        let used = Set(
            manifest.targets.flatMap(\.dependencies).flatMap { dependency -> [String] in
                if case .product(let name, let package) = dependency { return [(package ?? name).lowercased()] }
                return [dependency.name.lowercased()]
            })
        return manifest.packages.compactMap { reference in
            guard !used.contains(reference.name.lowercased()) else { return nil }
            return finding(
                package.manifest.path, package.manifest.text.line(literal: "../" + reference.name),
                "\(package.name) depends on the package \(reference.name), but none of its targets uses it",
                "take the `.package(path: \"../\(reference.name)\")` out")
        }
    }
}
