/// One thing that is checked.
protocol Rule: Sendable {
    /// Its name, as findings give it.
    static var name: String { get }
    /// What is not as it should be.
    func findings(in workspace: Workspace) -> [Finding]
}

extension Rule {
    func finding(_ file: String, _ line: Int, _ problem: String, _ remedy: String, severity: Finding.Severity = .error)
        -> Finding
    {
        Finding(file, line, Self.name, problem, remedy, severity: severity)
    }
}

/// Holds a repository to all rules.
public enum Checker {
    static let rules: [any Rule] = [
        TwoManifests(), PackageReferences(), DeclaredImports(), UnusedDependencies(), LayeredImports(),
        ForeignModules(),
        NoCycles(), PackageAccess(), ConcreteTypes(), PackageParts(), Documentation(), ReadmeExamples(), FileLengths(),
        PublicAPI(),
    ]

    /// All findings, in the order of files and lines.
    public static func findings(in workspace: Workspace) -> [Finding] {
        Set(workspace.problems + rules.flatMap { $0.findings(in: workspace) }).sorted()
    }
}
