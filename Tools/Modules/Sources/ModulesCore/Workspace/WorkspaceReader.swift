/// Reads manifests and sources, several at a time.
public struct WorkspaceReader: Sendable {
    let tree: any FileTree
    let manifests: any ManifestReading
    let rules: RuleBook
    let cache: SourceCache?

    /// Makes a reader.
    public init(tree: any FileTree, manifests: any ManifestReading, rules: RuleBook, cache: SourceCache? = nil) {
        self.cache = cache
        self.tree = tree
        self.manifests = manifests
        self.rules = rules
    }

    /// Reads the repository. What can't be read is among the workspace's problems.
    public func read() async -> Workspace {
        var problems: [Finding] = []
        let folders = tree.folders(in: "Packages").map { "Packages/" + $0 }
        var loaded: [String: LoadedManifest] = [:]
        await withTaskGroup(of: (String, Result<LoadedManifest, Finding>).self) { group in
            for folder in [""] + folders { group.addTask { (folder, load(folder)) } }
            for await (folder, result) in group {
                switch result {
                case .success(let manifest): loaded[folder] = manifest
                case .failure(let finding): problems.append(finding)
                }
            }
        }
        let packages = folders.compactMap { folder -> Package? in
            guard let manifest = loaded[folder] else { return nil }
            let name = String(folder.dropFirst("Packages/".count))
            return Package(name: name, layer: rules.layer(of: name), manifest: manifest)
        }
        let modules = await self.modules(packages: packages, root: loaded[""])
        let byName = Dictionary(modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        return Workspace(
            rules: rules, tree: tree, root: loaded[""], packages: packages, modules: modules,
            problems: problems.sorted(), modulesByName: byName)
    }

    private func load(_ folder: String) -> Result<LoadedManifest, Finding> {
        let path = folder.isEmpty ? "Package.swift" : folder + "/Package.swift"
        guard let text = tree.text(of: path) else {
            let what =
                folder.isEmpty
                ? "the root has no manifest" : "the folder has no manifest, but each folder of Packages/ is a package"
            return .failure(Finding(path, 1, "manifests", what, "write Package.swift, or take the folder away"))
        }
        do throws(ManifestProblem) {
            let manifest = try manifests.manifest(in: folder, text: text)
            return .success(LoadedManifest(folder: folder, manifest: manifest, text: ManifestText(text)))
        } catch {
            return .failure(
                Finding(
                    path, 1, "manifests", "the manifest can't be read (\(error))",
                    "make `swift package dump-package` work there"))
        }
    }

    private func modules(packages: [Package], root: LoadedManifest?) async -> [Module] {
        var modules: [Module] = []
        var known: Set<String> = []
        for package in packages {
            for target in package.manifest.manifest.targets where target.kind != .plugin && target.kind != .binary {
                var views = [view(of: target, in: package.manifest, packages: packages)]
                if let root, let twin = root.manifest.targets.first(where: { $0.name == target.name }) {
                    views.append(view(of: twin, in: root, packages: packages))
                }
                modules.append(
                    Module(
                        name: target.name, kind: target.kind, package: package.name, layer: package.layer,
                        folder: package.manifest.sources(of: target), files: [], views: views))
                known.insert(target.name)
            }
        }
        for target in root?.manifest.targets ?? [] where !known.contains(target.name) {
            guard let root, target.kind != .plugin, target.kind != .binary else { continue }
            let folder = root.sources(of: target)
            let layer: Layer = folder.hasPrefix("Apps/") ? .apps : .tests
            modules.append(
                Module(
                    name: target.name, kind: target.kind, layer: layer, folder: folder, files: [],
                    views: [view(of: target, in: root, packages: packages)]))
        }
        return await withSources(modules)
    }

    private func withSources(_ modules: [Module]) async -> [Module] {
        await withTaskGroup(of: (Int, [String: SourceFile]).self) { group in
            for (index, module) in modules.enumerated() {
                group.addTask { (index, sources(of: module)) }
            }
            var filled = modules
            var all: [String: SourceFile] = [:]
            for await (index, files) in group {
                filled[index].files = files.values.sorted { $0.path < $1.path }
                all.merge(files) { first, _ in first }
            }
            cache?.keep(all)
            return filled
        }
    }

    /// What is in a module's files, by keys for the cache.
    private func sources(of module: Module) -> [String: SourceFile] {
        let excluded = module.views.first?.target.exclude.map { module.folder + "/" + $0 } ?? []
        var sources: [String: SourceFile] = [:]
        for file in tree.files(in: module.folder) where file.hasSuffix(".swift") {
            guard !excluded.contains(where: { file == $0 || file.hasPrefix($0 + "/") }), let text = tree.text(of: file)
            else { continue }
            let found = cache?.source(text, path: file) ?? (file, SourceReader.read(text, path: file))
            sources[found.0] = found.1
        }
        return sources
    }

    private func view(of target: Manifest.Target, in manifest: LoadedManifest, packages: [Package]) -> ModuleView {
        let own = Set(manifest.manifest.targets.map(\.name))
        let dependencies = target.dependencies.map { dependency -> Declared in
            if case .product(let name, let package) = dependency {
                return Declared(name: name, modules: products(name, of: package, in: packages))
            }
            if own.contains(dependency.name) { return Declared(name: dependency.name, modules: [dependency.name]) }
            return Declared(name: dependency.name, modules: products(dependency.name, of: nil, in: packages))
        }
        return ModuleView(manifest: manifest, target: target, dependencies: dependencies)
    }

    private func products(_ name: String, of package: String?, in packages: [Package]) -> [String] {
        packages.lazy
            .filter { package == nil || $0.name.lowercased() == package?.lowercased() }
            .flatMap(\.manifest.manifest.products)
            .first { $0.name == name }?.targets ?? []
    }
}
