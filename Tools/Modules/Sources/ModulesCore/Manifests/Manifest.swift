/// A package manifest, as `swift package dump-package` prints it.
public struct Manifest: Sendable, Equatable {
    /// The package's name.
    var name = ""
    /// The tools version in its first line.
    var toolsVersion = "6.2.0"
    /// Versions by the platform's name.
    var platforms: [String: String] = [:]
    /// The Swift language modes.
    var languageModes: [String] = []
    /// The packages it depends on.
    var packages: [PackageReference] = []
    /// What it offers.
    var products: [Product] = []
    /// What it is made of.
    var targets: [Target] = []

    /// Another package that a manifest names.
    struct PackageReference: Sendable, Equatable {
        /// The name of its folder, or its identity.
        var name: String
        /// The folder, as written from the root of the disk; nil for one that comes from elsewhere.
        var path: String?
    }

    /// What a package offers to others.
    struct Product: Sendable, Equatable {
        var name: String
        /// `library`, `executable` or `plugin`, and for a library how it is linked.
        var kind: JSONValue
        var targets: [String]
        var isLibrary: Bool { kind["library"] != nil }
    }

    /// A unit that is built as one module.
    struct Target: Sendable, Equatable {
        enum Kind: String, Sendable {
            case regular, executable, test, system, macro, plugin, binary, unknown
        }
        var name: String
        var kind: Kind = .regular
        var path: String?
        var exclude: [String] = []
        var dependencies: [Dependency] = []
        var resources: [Resource] = []
        /// Compiler and linker settings.
        var settings: JSONValue = .array([])
        var pkgConfig: String?
        var providers: JSONValue = .null
        var packageAccess = true
    }

    /// A file that is not compiled but goes along.
    struct Resource: Sendable, Hashable {
        var path: String
        var rule: JSONValue
    }

    /// What a target needs.
    enum Dependency: Sendable, Hashable {
        case target(String)
        case byName(String)
        case product(String, package: String?)

        var name: String {
            switch self {
            case .target(let name), .byName(let name), .product(let name, _): name
            }
        }
    }
}
