import Foundation

@testable import ModulesCore

/// A small repository that keeps all rules: two features, a shell, shared packages and an app. Tests break it in one place.
struct Sample: ManifestReading {
    var packages: [String: Manifest] = [:]
    var texts: [String: String] = [:]
    /// Targets and products that the root alone has.
    var rootTargets: [Manifest.Target] = []
    /// What stands in the root's manifest behind the package.
    var rootText = ""
    /// Changes the root's manifest, which is otherwise made from the packages'.
    var editRoot: @Sendable (inout Manifest) -> Void = { _ in }

    static let platforms = ["macos": "15.0", "ios": "18.0"]

    /// The manifest of the root, made from all others.
    var root: Manifest {
        var root = Manifest(name: "sample", platforms: Self.platforms, languageModes: ["6"])
        for (name, package) in packages.sorted(by: { $0.key < $1.key }) {
            root.products += package.products.filter(\.isLibrary)
            for target in package.targets where !(target.kind == .executable && target.name.hasSuffix("Preview")) {
                var twin = target
                twin.path = "Packages/\(name)/\(target.kind == .test ? "Tests" : "Sources")/\(target.name)"
                twin.dependencies = target.dependencies.map { .byName($0.name) }
                root.targets.append(twin)
            }
        }
        root.targets += rootTargets
        editRoot(&root)
        return root
    }

    func manifest(in folder: String, text: String) throws(ManifestProblem) -> Manifest {
        if folder.isEmpty { return root }
        guard let manifest = packages[String(folder.dropFirst("Packages/".count))] else {
            throw ManifestProblem(description: "broken")
        }
        return manifest
    }

    /// All files: the sources and texts, and the manifests as SwiftPM would read them.
    var files: [String: String] {
        var files = texts
        files["Package.swift"] = ManifestWriter.text(of: root) + rootText
        for (name, manifest) in packages { files["Packages/\(name)/Package.swift"] = ManifestWriter.text(of: manifest) }
        return files
    }

    static func rules() throws -> RuleBook {
        let file = URL(filePath: #filePath).appending(path: "../../../../rules.json").standardizedFileURL
        return try RuleBook(json: Data(contentsOf: file))
    }

    func workspace() async throws -> Workspace {
        await WorkspaceReader(tree: MemoryTree(files), manifests: self, rules: try Self.rules()).read()
    }

    /// Where and by what a rule is broken: `file:line: what is wrong`.
    func findings(_ rule: String) async throws -> [String] {
        Checker.findings(in: try await workspace()).filter { $0.rule == rule }.map {
            "\($0.file):\($0.line): \($0.problem)"
        }
    }

    mutating func target(_ name: String, in package: String, _ change: (inout Manifest.Target) -> Void) {
        guard let index = packages[package]?.targets.firstIndex(where: { $0.name == name }) else { return }
        packages[package]?.targets[index].change(change)
    }
}

extension Manifest.Target {
    mutating func change(_ change: (inout Manifest.Target) -> Void) { change(&self) }
}

/// Writes manifests as Swift, a target a line.
enum ManifestWriter {
    static func text(of manifest: Manifest) -> String {
        let products = manifest.products.map { "        .library(name: \"\($0.name)\", targets: \($0.targets)),\n" }
        let packages = manifest.packages.map { "        .package(path: \"../\($0.name)\"),\n" }
        let targets = manifest.targets.map { "        \(text(of: $0)),\n" }
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "\(manifest.name)",
                platforms: [.macOS(.v15), .iOS(.v18)],
                products: [
            \(products.joined())    ],
                dependencies: [
            \(packages.joined())    ],
                targets: [
            \(targets.joined())    ],
                swiftLanguageModes: [.v6]
            )

            """
    }

    private static func text(of target: Manifest.Target) -> String {
        let kinds: [Manifest.Target.Kind: String] = [
            .test: "testTarget", .executable: "executableTarget", .system: "systemLibrary",
        ]
        let dependencies = target.dependencies.map { dependency in
            if case .product(let name, let package) = dependency {
                return ".product(name: \"\(name)\", package: \"\(package ?? "")\")"
            }
            return "\"\(dependency.name)\""
        }.joined(separator: ", ")
        var arguments = "name: \"\(target.name)\""
        if target.kind != .system { arguments += ", dependencies: [\(dependencies)]" }
        if let path = target.path { arguments += ", path: \"\(path)\"" }
        if let name = target.pkgConfig { arguments += ", pkgConfig: \"\(name)\"" }
        if target.kind != .system, !target.packageAccess { arguments += ", packageAccess: false" }
        return ".\(kinds[target.kind] ?? "target")(\(arguments))"
    }
}
