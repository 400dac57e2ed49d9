import Foundation

/// Reads a manifest that says all in literals, without asking SwiftPM, which takes a process for each manifest.
///
/// It knows no more than what packages here are made of. Whatever else there is, also anything that SwiftPM would refuse, is left to SwiftPM.
enum PlainManifest {
    /// - Parameter folder: The package's folder.
    /// - Returns: What SwiftPM would read; nil when that can't be told.
    static func read(_ text: String, in folder: URL) -> Manifest? {
        guard let version = text.wholeMatch(of: /\/\/ swift-tools-version: (\d+\.\d+)\n[\s\S]*/)?.output.1,
            case .call("Package", let arguments)? = ManifestValue.package(in: text),
            let fields = Fields(
                arguments,
                allowed: ["name", "platforms", "products", "dependencies", "targets", "swiftLanguageModes"])
        else { return nil }
        guard let name = fields.text("name"), let platforms = fields.list("platforms", platform),
            let products = fields.list("products", product),
            let packages = fields.list("dependencies", { reference($0, from: folder) }),
            let targets = fields.list("targets", target), let modes = fields.list("swiftLanguageModes", mode),
            Set(platforms.map(\.0)).count == platforms.count
        else { return nil }
        let manifest = Manifest(
            name: name, toolsVersion: version + ".0", platforms: Dictionary(uniqueKeysWithValues: platforms),
            languageModes: modes, packages: packages, products: products, targets: targets)
        return isValid(manifest) ? manifest : nil
    }

    private static func platform(_ value: ManifestValue) -> (String, String)? {
        guard case .call(let name, let arguments) = value, [".macOS", ".iOS"].contains(name),
            arguments.count == 1, arguments[0].label == nil, case .member(let version) = arguments[0].value,
            let number = version.wholeMatch(of: /v(\d+)/)?.output.1
        else { return nil }
        return (name.dropFirst().lowercased(), number + ".0")
    }

    private static func product(_ value: ManifestValue) -> Manifest.Product? {
        guard case .call(".library", let arguments) = value,
            let fields = Fields(arguments, allowed: ["name", "targets"]),
            let name = fields.text("name"), let targets = fields.list("targets", \.text)
        else { return nil }
        return .init(name: name, kind: .object(["library": .array([.string("automatic")])]), targets: targets)
    }

    private static func reference(_ value: ManifestValue, from folder: URL) -> Manifest.PackageReference? {
        guard case .call(".package", let arguments) = value, let fields = Fields(arguments, allowed: ["path"]),
            let path = fields.text("path"), let name = path.wholeMatch(of: /\.\.\/(\w+)/)?.output.1
        else { return nil }
        return .init(
            name: String(name), path: folder.deletingLastPathComponent().appending(path: String(name)).path)
    }

    private static func target(_ value: ManifestValue) -> Manifest.Target? {
        let kinds: [String: Manifest.Target.Kind] = [
            ".target": .regular, ".executableTarget": .executable, ".testTarget": .test,
        ]
        guard case .call(let call, let arguments) = value, let kind = kinds[call],
            let fields = Fields(arguments, allowed: ["name", "dependencies"]), let name = fields.text("name"),
            let dependencies = fields.list("dependencies", dependency)
        else { return nil }
        return .init(name: name, kind: kind, dependencies: dependencies)
    }

    private static func dependency(_ value: ManifestValue) -> Manifest.Dependency? {
        if let name = value.text { return .byName(name) }
        guard case .call(".product", let arguments) = value,
            let fields = Fields(arguments, allowed: ["name", "package"]),
            let name = fields.text("name"), let package = fields.text("package")
        else { return nil }
        return .product(name, package: package)
    }

    private static func mode(_ value: ManifestValue) -> String? {
        guard case .member(let name) = value else { return nil }
        return ["v5": "5", "v6": "6"][name]
    }

    /// Whether names are what SwiftPM wants them to be: there once, and there when they are needed.
    private static func isValid(_ manifest: Manifest) -> Bool {
        let own = Set(manifest.targets.map(\.name))
        let packages = Set(manifest.packages.map { $0.name.lowercased() })
        let needed = manifest.products.flatMap(\.targets)
        let dependencies = manifest.targets.flatMap(\.dependencies)
        return own.count == manifest.targets.count && packages.count == manifest.packages.count
            && Set(manifest.products.map(\.name)).count == manifest.products.count && own.isSuperset(of: needed)
            && dependencies.allSatisfy { dependency in
                guard case .product(_, let package?) = dependency else { return own.contains(dependency.name) }
                return packages.contains(package.lowercased())
            }
    }
}

/// The arguments of a call by their labels.
private struct Fields {
    private let values: [String: ManifestValue]

    /// - Returns: nil unless all have labels of these, in this order.
    init?(_ arguments: [ManifestValue.Argument], allowed labels: [String]) {
        var rest = labels[...]
        for argument in arguments {
            guard let index = rest.firstIndex(where: { $0 == argument.label }) else { return nil }
            rest = rest[(index + 1)...]
        }
        values = Dictionary(uniqueKeysWithValues: arguments.map { ($0.label ?? "", $0.value) })
    }

    func text(_ label: String) -> String? { values[label]?.text }

    /// Each item of a list, translated; none where the label is missing, nil when one item can't be translated.
    func list<Item>(_ label: String, _ translate: (ManifestValue) -> Item?) -> [Item]? {
        guard let value = values[label] else { return [] }
        guard case .list(let items) = value else { return nil }
        let translated = items.compactMap(translate)
        return translated.count == items.count ? translated : nil
    }
}
