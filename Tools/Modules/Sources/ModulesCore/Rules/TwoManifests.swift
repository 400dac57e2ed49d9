/// The root's manifest and the packages' describe one graph. Executables for trying one package may be missing in the root.
struct TwoManifests: Rule {
    static let name = "two-manifests"

    func findings(in workspace: Workspace) -> [Finding] {
        guard let root = workspace.root else { return [] }
        let modules = workspace.modules.filter { $0.package != nil }
        return workspace.packages.flatMap { header(of: $0, root) + products(of: $0, root, workspace.rules) }
            + modules.flatMap { targets($0, root, workspace.rules) } + leftovers(workspace, root)
    }

    private func header(of package: Package, _ root: LoadedManifest) -> [Finding] {
        let own = package.manifest.manifest
        let pairs = [
            ("tools version", own.toolsVersion, root.manifest.toolsVersion),
            ("platforms", describe(own.platforms), describe(root.manifest.platforms)),
            (
                "Swift language modes", own.languageModes.joined(separator: ", "),
                root.manifest.languageModes.joined(separator: ", ")
            ),
        ]
        return pairs.filter { $0.1 != $0.2 }.map { what, mine, theirs in
            finding(
                package.manifest.path, 1, "\(package.name) and the root have different \(what): \(mine) and \(theirs)",
                "write the same in both manifests")
        }
    }

    private func describe(_ platforms: [String: String]) -> String {
        platforms.isEmpty ? "none" : platforms.map { "\($0.key) \($0.value)" }.sorted().joined(separator: ", ")
    }

    private func products(of package: Package, _ root: LoadedManifest, _ rules: RuleBook) -> [Finding] {
        package.manifest.manifest.products.compactMap { product -> Finding? in
            if !product.isLibrary, product.targets.allSatisfy(rules.onlyInPackages.match) { return nil }
            guard let twin = root.manifest.products.first(where: { $0.name == product.name }) else {
                return finding(
                    "Package.swift", 1, "the root does not offer the product \(product.name) of \(package.folder)",
                    "add it to `products`, with the targets \(product.targets.joined(separator: ", "))")
            }
            guard twin.kind != product.kind || Set(twin.targets) != Set(product.targets) else { return nil }
            return finding(
                "Package.swift", root.text.line(product: product.name),
                "the product \(product.name) differs from the one of \(package.folder), which has the targets \(product.targets.joined(separator: ", "))",
                "write the same in both manifests")
        }
    }

    private func targets(_ module: Module, _ root: LoadedManifest, _ rules: RuleBook) -> [Finding] {
        guard module.views.count == 2 else {
            if module.kind == .executable, rules.onlyInPackages.match(module.name) { return [] }
            return [
                finding(
                    "Package.swift", 1,
                    "the root does not name the target \(module.name) of Packages/\(module.package ?? "")",
                    "add it to `targets` with `path: \"\(module.folder)\"`")
            ]
        }
        let (own, twin) = (module.views[0], module.views[1])
        var differences: [(what: String, package: String)] = []
        if own.target.kind != twin.target.kind { differences.append(("kind", own.target.kind.rawValue)) }
        let folder = root.sources(of: twin.target)
        if folder != module.folder { differences.append(("path", "\"\(module.folder)\"")) }
        if Set(own.target.exclude) != Set(twin.target.exclude) {
            differences.append(("exclude", "\(own.target.exclude.sorted())"))
        }
        if Set(own.target.resources) != Set(twin.target.resources) {
            differences.append(("resources", "\(own.target.resources.map(\.path).sorted())"))
        }
        if own.target.settings != twin.target.settings { differences.append(("settings", "others")) }
        if own.target.pkgConfig != twin.target.pkgConfig {
            differences.append(("pkgConfig", own.target.pkgConfig ?? "none"))
        }
        if own.target.providers != twin.target.providers { differences.append(("providers", "others")) }
        return differences.map { difference in
            finding(
                "Package.swift", twin.line,
                "\(module.name) has another \(difference.what) here than in \(own.manifest.path): there it is \(difference.package)",
                "write the same in both manifests")
        } + dependencies(of: module, own, twin)
    }

    private func dependencies(of module: Module, _ own: ModuleView, _ twin: ModuleView) -> [Finding] {
        let missing = own.dependencies.filter { !$0.modules.isEmpty && twin.modules.isDisjoint(with: $0.modules) }
        let extra = twin.dependencies.filter { !$0.modules.isEmpty && own.modules.isDisjoint(with: $0.modules) }
        return missing.map { dependency in
            finding(
                "Package.swift", twin.line,
                "\(module.name) lacks the dependency \(dependency.name) that it has in \(own.manifest.path)",
                "write the same in both manifests")
        }
            + extra.map { dependency in
                finding(
                    "Package.swift", twin.line(of: dependency),
                    "\(module.name) has the dependency \(dependency.name), which it does not have in \(own.manifest.path)",
                    "write the same in both manifests")
            }
    }

    /// What the root has of Packages/ that no package has.
    private func leftovers(_ workspace: Workspace, _ root: LoadedManifest) -> [Finding] {
        let known = Set(workspace.packages.flatMap { $0.manifest.manifest.targets.map(\.name) })
        let offered = Set(workspace.packages.flatMap { $0.manifest.manifest.products.map(\.name) })
        let targets = root.manifest.targets.filter {
            !known.contains($0.name) && root.sources(of: $0).hasPrefix("Packages/")
        }
        let products = root.manifest.products.filter { product in
            product.isLibrary && !offered.contains(product.name) && product.targets.contains(where: known.contains)
        }
        let owners = Dictionary(
            grouping: workspace.packages.flatMap { package in
                package.manifest.manifest.targets.map { ($0.name, package) }
            }, by: \.0
        ).filter { $0.value.count > 1 }
        return targets.map { target in
            finding(
                "Package.swift", root.text.line(target: target.name),
                "the target \(target.name) is in \(root.sources(of: target)), but the manifest of that package does not name it",
                "write the same in both manifests")
        }
            + products.map { product in
                finding(
                    "Package.swift", root.text.line(product: product.name),
                    "no package offers the product \(product.name)", "write the same in both manifests")
            }
            + owners.sorted { $0.key < $1.key }.map { name, twins in
                finding(
                    twins[1].1.manifest.path, twins[1].1.manifest.text.line(target: name),
                    "\(twins[1].1.folder) and \(twins[0].1.folder) both have a target \(name)",
                    "give one of them another name")
            }
    }
}
