import Foundation

extension Manifest {
    /// Reads what `swift package dump-package` prints.
    init(dump: Data) throws {
        let json = try JSONDecoder().decode(JSONValue.self, from: dump)
        name = json["name"]?.string ?? ""
        toolsVersion = json["toolsVersion"]?["_version"]?.string ?? ""
        languageModes = json["swiftLanguageVersions"]?.strings ?? []
        for platform in json["platforms"]?.items ?? [] {
            platforms[platform["platformName"]?.string ?? ""] = platform["version"]?.string ?? ""
        }
        packages = (json["dependencies"]?.items ?? []).flatMap { dependency in
            dependency.keys.flatMap { kind in
                (dependency[kind]?.items ?? []).map { item in
                    let path = item["path"]?.string
                    let name = path.map { URL(filePath: $0).lastPathComponent } ?? item["identity"]?.string ?? kind
                    return PackageReference(name: name, path: path)
                }
            }
        }
        products = (json["products"]?.items ?? []).map { product in
            Product(
                name: product["name"]?.string ?? "", kind: product["type"] ?? .null,
                targets: product["targets"]?.strings ?? [])
        }
        targets = (json["targets"]?.items ?? []).map(Target.init)
    }
}

extension Manifest.Target {
    fileprivate init(_ json: JSONValue) {
        name = json["name"]?.string ?? ""
        kind = Kind(rawValue: json["type"]?.string ?? "") ?? .unknown
        path = json["path"]?.string
        exclude = json["exclude"]?.strings ?? []
        dependencies = (json["dependencies"]?.items ?? []).compactMap(Manifest.Dependency.init)
        resources = (json["resources"]?.items ?? []).map {
            Manifest.Resource(path: $0["path"]?.string ?? "", rule: $0["rule"] ?? .null)
        }
        settings = json["settings"] ?? .array([])
        pkgConfig = json["pkgConfig"]?.string
        providers = json["providers"] ?? .null
        packageAccess = json["packageAccess"]?.bool ?? true
    }
}

extension Manifest.Dependency {
    /// Each is an object with one member, whose items are the name, the package, and conditions.
    fileprivate init?(_ json: JSONValue) {
        guard let kind = json.keys.first, let items = json[kind]?.items, let name = items.first?.string else {
            return nil
        }
        switch kind {
        case "target": self = .target(name)
        case "product": self = .product(name, package: items.count > 1 ? items[1].string : nil)
        default: self = .byName(name)
        }
    }
}
