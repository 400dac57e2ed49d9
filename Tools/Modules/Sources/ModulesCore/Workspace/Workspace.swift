/// The repository as it was read: manifests, modules and sources.
public struct Workspace: Sendable {
    /// The rules it is to be held to.
    public let rules: RuleBook
    let tree: any FileTree
    /// The root's manifest; nil where there is none, or none that can be read.
    let root: LoadedManifest?
    /// The folders of Packages/ that have a manifest, by name.
    let packages: [Package]
    /// All modules but plugins: those of the packages, and those of Apps/ and Tests/, which the root alone names.
    let modules: [Module]
    /// What went wrong while reading.
    let problems: [Finding]

    /// The modules by name. A name that stands twice is a finding of its own; the first one counts.
    let modulesByName: [String: Module]

    func package(_ name: String) -> Package? { packages.first { $0.name == name } }

    /// The name of the package that a module is in; nil for modules of Apps/ and Tests/ and for foreign ones.
    func owner(of module: String) -> String? { modulesByName[module]?.package }
}

/// A folder of Packages/.
struct Package: Sendable {
    /// The folder's name.
    var name: String
    var folder: String { "Packages/" + name }
    var layer: Layer
    var manifest: LoadedManifest
}

/// One module with its sources.
struct Module: Sendable {
    var name: String
    var kind: Manifest.Target.Kind
    /// The folder of Packages/ that it is in; nil for those of Apps/ and Tests/.
    var package: String?
    var layer: Layer
    /// Where its sources are.
    var folder: String
    var files: [SourceFile]
    /// What manifests say about it: its package's, and the root's.
    var views: [ModuleView]

    var isTest: Bool { kind == .test }
    var isPreview: Bool { kind == .executable && name.hasSuffix("Preview") }
    /// Whether others may build on it: no test, no executable.
    var isLibrary: Bool { kind == .regular }

    /// A pattern with its placeholder filled in.
    func filled(_ pattern: String) -> String {
        pattern.split(separator: "{package}", omittingEmptySubsequences: false).joined(separator: package ?? "")
    }
}

/// What one manifest says about a module.
struct ModuleView: Sendable {
    var manifest: LoadedManifest
    var target: Manifest.Target
    var dependencies: [Declared]

    /// All modules that may be imported.
    var modules: Set<String> { Set(dependencies.flatMap(\.modules)) }

    /// Where the manifest names a dependency.
    func line(of dependency: Declared) -> Int { manifest.text.line(of: dependency.name, in: target.name) }
    /// Where the manifest names the target.
    var line: Int { manifest.text.line(target: target.name) }
}

/// A dependency of a target.
struct Declared: Sendable {
    /// The target's or the product's name.
    var name: String
    /// The modules that come with it; none when nothing of that name is known.
    var modules: [String]
}

/// A manifest and where it stands.
struct LoadedManifest: Sendable {
    /// The folder of the package, without a slash at its end; empty for the root.
    var folder: String
    var manifest: Manifest
    var text: ManifestText

    var path: String { folder.isEmpty ? "Package.swift" : folder + "/Package.swift" }

    /// The folder of a target's sources.
    func sources(of target: Manifest.Target) -> String {
        let inside = target.path ?? (target.kind == .test ? "Tests/" : "Sources/") + target.name
        let parts = inside.split(separator: "/").filter { $0 != "." }
        return (folder.isEmpty ? "" : folder + "/") + parts.joined(separator: "/")
    }
}
