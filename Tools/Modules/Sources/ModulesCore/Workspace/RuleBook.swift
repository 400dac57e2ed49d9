import Foundation

/// What rules.json says.
public struct RuleBook: Codable, Sendable {
    /// Which modules of the repository a target may name.
    struct Imports: Codable, Sendable {
        var layer: String
        var target: String
        var may: [String]
        var because: String
    }
    /// Where concrete repositories and data sources may be named.
    struct Concrete: Codable, Sendable {
        var protocols: [String]
        var paths: [String]
        var targets: [String]
    }
    /// What need not be documented.
    struct Documentation: Codable, Sendable {
        var exemptTargets: [String]
        var witnesses: [String: [String]]
    }

    /// A file with more lines than this is worth a warning.
    var maximumLines: Int
    /// Executables that the root's manifest need not name.
    var onlyInPackages: [String]
    var layers: [String: [String]]
    var imports: [Imports]
    var modules: [String: [String]]
    var systemLibraries: [String: [String]]
    var concrete: Concrete
    var documentation: Documentation

    /// Reads the file.
    public init(json: Data) throws {
        self = try JSONDecoder().decode(RuleBook.self, from: json)
    }

    /// The layer of a folder of Packages/.
    func layer(of package: String) -> Layer {
        for layer in [Layer.shared, .shells] where layers[layer.rawValue]?.contains(package) == true { return layer }
        return .features
    }

    /// What holds for the imports of a module, or nil when nothing is said.
    func imports(of module: Module) -> Imports? {
        imports.first { entry in
            entry.layer == module.layer.rawValue && Glob(module.filled(entry.target)).matches(module.name)
        }
    }
}

/// The layers, from the top down.
public enum Layer: String, Sendable, CaseIterable {
    /// Tests that cross packages: folders of Tests/.
    case tests
    /// The executables: folders of Apps/.
    case apps
    /// What draws screens and serves endpoints.
    case shells
    /// What people came for.
    case features
    /// What features share.
    case shared
}
