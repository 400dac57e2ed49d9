/// The public API of a package as text: a sorted line for each declaration, behind the name of its module.
enum APIText {
    static func path(of package: Package) -> String { package.folder + "/API.txt" }

    /// The lines, without the heading.
    static func lines(of package: Package, in workspace: Workspace) -> [String] {
        let modules = workspace.modules.filter { $0.package == package.name && $0.isLibrary }
        let lines = modules.flatMap { module in
            PublicDeclarations.all(of: module).compactMap { _, declaration -> String? in
                if declaration.kind == .extension, declaration.inherited.isEmpty { return nil }
                return module.name + "  " + declaration.signature
            }
        }
        return Set(lines).sorted()
    }

    /// The whole file.
    static func text(of package: Package, in workspace: Workspace) -> String {
        let heading =
            "# What \(package.name) offers to others. Written by `Tools/modules api`; `Tools/modules check` compares it."
        return ([heading] + lines(of: package, in: workspace)).joined(separator: "\n") + "\n"
    }
}

/// Writes the lists of the public API.
public enum APIWriter {
    /// The files to write by path: those of the packages named, or of all.
    public static func files(of names: [String], in workspace: Workspace) -> [String: String] {
        let packages = workspace.packages.filter { names.isEmpty || names.contains($0.name) }
        return Dictionary(
            packages.map { (APIText.path(of: $0), APIText.text(of: $0, in: workspace)) },
            uniquingKeysWith: { first, _ in first })
    }
}
